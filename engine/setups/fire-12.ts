import { setup, spread } from '../setup.ts';

export const fire12 = setup({
  id: 'fire-12',
  ruleset: 'mafia',
  name: 'Fire drill',
  about: 'An Arsonist marks, a Firefighter runs after.',
  roles: spread([
    '2x Mafia Goon',
    'Mafia Janitor',
    'Chaos-aligned Arsonist',
    'Town Firefighter',
    'Town Doctor',
    'Town Tracker',
    'Town Motion Detector',
    '4x Town',
  ]),
});
