import { setup, spread } from '../setup.ts';

export const lot14 = setup({
  id: 'lot-14',
  ruleset: 'werewolves',
  name: 'By lot, for fourteen',
  about: 'Fourteen by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['14x drawn']),
});
