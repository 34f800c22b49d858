import { setup, spread } from '../setup.ts';

export const lot35 = setup({
  id: 'lot-35',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-five',
  about: 'Thirty-five by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['35x drawn']),
});
