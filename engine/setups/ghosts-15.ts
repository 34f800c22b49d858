import { setup, spread } from '../setup.ts';

export const ghosts15 = setup({
  id: 'ghosts-15',
  ruleset: 'mafia',
  name: 'After hours',
  about: 'Out of the game is not out of the way.',
  roles: spread([
    '3x Mafia Goon',
    'Mafia Encryptor',
    'Town Restless Spirit',
    'Town Lynch-Triggered Vigilante',
    'Town Kill-Triggered Cop',
    'Town Coroner',
    'Town Forensic Investigator',
    'Town Bomb',
    'Town Deputy',
    'Town Cop',
    '3x Town',
  ]),
});
