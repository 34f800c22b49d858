import { setup, spread } from '../setup.ts';

export const traffic12 = setup({
  id: 'traffic-12',
  ruleset: 'mafia',
  name: 'Rush hour',
  about: 'Everything goes somewhere else.',
  roles: spread([
    '2x Mafia Goon',
    'Mafia Redirector',
    'Town Bus Driver',
    'Town Lightning Rod',
    'Town Nexus',
    'Town Cop',
    'Town Tracker',
    'Town Doctor',
    '3x Town',
  ]),
});
