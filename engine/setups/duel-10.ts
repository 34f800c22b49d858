import { setup, spread } from '../setup.ts';

export const duel10 = setup({
  id: 'duel-10',
  ruleset: 'mafia',
  name: 'Duel at noon',
  about: 'A Gladiator forces a choice, a Governor takes one back.',
  roles: spread(['2x Mafia Goon', 'Mafia Framer', 'Town Gladiator', 'Town Governor', 'Town Cop', 'Town Doctor', '3x Town']),
});
