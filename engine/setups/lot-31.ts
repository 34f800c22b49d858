import { setup, spread } from '../setup.ts';

export const lot31 = setup({
  id: 'lot-31',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-one',
  about: 'Thirty-one by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['31x drawn']),
});
