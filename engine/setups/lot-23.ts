import { setup, spread } from '../setup.ts';

export const lot23 = setup({
  id: 'lot-23',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-three',
  about: 'Twenty-three by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['23x drawn']),
});
