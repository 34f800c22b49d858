import { setup, spread } from '../setup.ts';

export const mail10 = setup({
  id: 'mail-10',
  ruleset: 'mafia',
  name: 'Post office',
  about: 'Letters without a name, a neighbourhood, and a Mafia that listens.',
  roles: spread([
    '2x Mafia Goon',
    'Mafia Ninja Tracker',
    'Town Mailman',
    '2x Town Neighbor',
    'Mafia-aligned Neighbor',
    'Town Loud Visitor',
    'Town Bulletproof',
    'Town',
  ]),
});
