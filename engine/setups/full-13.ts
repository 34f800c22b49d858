import { setup, spread } from '../setup.ts';

export const full13 = setup({
  id: 'full-13',
  ruleset: 'mafia',
  name: 'Full thirteen',
  about: 'Every role of the first set once, and a Town of plain colleagues.',
  roles: spread(['2x Mafia Goon', 'Mafia Roleblocker', 'Town Cop', 'Town Doctor', 'Town Tracker', 'Town Watcher', 'Town Vigilante', '5x Town']),
});
