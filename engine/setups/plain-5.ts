import { setup, spread } from '../setup.ts';

export const plain5 = setup({
  id: 'plain-5',
  ruleset: 'mafia',
  name: 'Plain five',
  about: 'One mafioso among five: short, and all talk.',
  roles: spread(['Mafia Goon', 'Town Cop', '3x Town']),
});
