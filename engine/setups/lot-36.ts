import { setup, spread } from '../setup.ts';

export const lot36 = setup({
  id: 'lot-36',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-six',
  about: 'Thirty-six by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['36x drawn']),
});
