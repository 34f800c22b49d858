import { setup, spread } from '../setup.ts';

export const lonely11 = setup({
  id: 'lonely-11',
  ruleset: 'mafia',
  name: 'A stranger among us',
  about: 'One plays alone against all.',
  roles: spread(['2x Mafia Goon', 'Mafia Rolecop', 'Serial Killer', 'Town Jailkeeper', 'Town Watcher', 'Town Vanilla Cop', '4x Town']),
});
