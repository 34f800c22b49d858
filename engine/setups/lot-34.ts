import { setup, spread } from '../setup.ts';

export const lot34 = setup({
  id: 'lot-34',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-four',
  about: 'Thirty-four by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['34x drawn']),
});
