import { setup, spread } from '../setup.ts';

export const lot11 = setup({
  id: 'lot-11',
  ruleset: 'werewolves',
  name: 'By lot, for eleven',
  about: 'Eleven by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['11x drawn']),
});
