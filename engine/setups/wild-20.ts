import { setup, spread } from '../setup.ts';

export const wild20 = setup({
  id: 'wild-20',
  ruleset: 'mafia',
  name: 'Wild twenty',
  about: 'Hardly anybody is plain, and little is what it seems.',
  roles: spread([
    '2x Mafia Goon',
    'Mafia Bus Driver',
    'Mafia Poisoner',
    'Mafia Vanillaiser',
    'Serial Killer',
    'Town Seraph Knight',
    'Town Desperado',
    'Town Executioner',
    'Town Reactive Cop',
    'Town Self Watcher',
    'Town Weak Doctor',
    'Town Absorber',
    'Town Nexusiser',
    'Town Hated Babysitter',
    'Town Deflector',
    'Town Motivator',
    'Town Macho',
    'Town Deathproof',
    'Town Mailman',
  ]),
});
