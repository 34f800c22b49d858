import { setup, spread } from '../setup.ts';

export const plain7 = setup({
  id: 'plain-7',
  ruleset: 'mafia',
  name: 'Plain seven',
  about: 'Two mafiosi against a Cop and a Doctor.',
  roles: spread(['2x Mafia Goon', 'Town Cop', 'Town Doctor', '3x Town']),
});
