import { faction } from '../faction.ts';

/** mafia/faction/friendship */
export const friendship = faction({
  id: 'friendship',
  name: 'Friendship',
  covers: [
    'mafia/faction/friendship#1',
    'mafia/faction/friendship#2',
    'mafia/faction/friendship#3',
    'mafia/faction/friendship#4',
    'mafia/faction/friendship?1',
    'mafia/faction/friendship?2',
  ],
  memberNames: ['Friend'],
  alsoNamed: [],
  powers: [],
  chat: 'none',
  isKnown: true,
  least: 2,
  isOneAlignment: true,
});
