import { setup, spread } from '../setup.ts';

export const lot39 = setup({
  id: 'lot-39',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-nine',
  about: 'Thirty-nine by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['39x drawn']),
});
