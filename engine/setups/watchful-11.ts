import { setup, spread } from '../setup.ts';

export const watchful11 = setup({
  id: 'watchful-11',
  ruleset: 'mafia',
  name: 'Watchful eleven',
  about: 'Much to see at night: Tracker, Watcher and Cop.',
  roles: spread(['2x Mafia Goon', 'Mafia Roleblocker', 'Town Cop', 'Town Doctor', 'Town Tracker', 'Town Watcher', '4x Town']),
});
