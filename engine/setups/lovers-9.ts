import { setup, spread } from '../setup.ts';

export const lovers9 = setup({
  id: 'lovers-9',
  ruleset: 'mafia',
  name: 'Lovers of nine',
  about: 'Two players hang on somebody else, and a Bodyguard has to choose.',
  roles: spread(['2x Mafia Goon', 'Town Lover', 'Town Lover', 'Town Bodyguard', 'Town 1-shot Vigilante', 'Town Watcher', '2x Town']),
});
