import { setup, spread } from '../setup.ts';

export const lot13 = setup({
  id: 'lot-13',
  ruleset: 'werewolves',
  name: 'By lot, for thirteen',
  about: 'Thirteen by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['13x drawn']),
});
