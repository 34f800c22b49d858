import { setup, spread } from '../setup.ts';

export const lot40 = setup({
  id: 'lot-40',
  ruleset: 'werewolves',
  name: 'By lot, for forty',
  about: 'Forty by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['40x drawn']),
});
