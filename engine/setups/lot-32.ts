import { setup, spread } from '../setup.ts';

export const lot32 = setup({
  id: 'lot-32',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-two',
  about: 'Thirty-two by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['32x drawn']),
});
