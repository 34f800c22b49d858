import { setup, spread } from '../setup.ts';

export const lot8 = setup({
  id: 'lot-8',
  ruleset: 'werewolves',
  name: 'By lot, for eight',
  about: 'Eight by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['8x drawn']),
});
