import { setup, spread } from '../setup.ts';

export const lot19 = setup({
  id: 'lot-19',
  ruleset: 'werewolves',
  name: 'By lot, for nineteen',
  about: 'Nineteen by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['19x drawn']),
});
