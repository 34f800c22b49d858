import { setup, spread } from '../setup.ts';

export const lot33 = setup({
  id: 'lot-33',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-three',
  about: 'Thirty-three by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['33x drawn']),
});
