import { faction } from '../faction.ts';

/** mafia/faction/masonhood */
export const masonhood = faction({
  id: 'masonhood',
  name: 'Masonhood',
  covers: [
    'mafia/faction/masonhood#1',
    'mafia/faction/masonhood#2',
    'mafia/faction/masonhood#3',
    'mafia/faction/masonhood#4',
    'mafia/faction/masonhood?1',
  ],
  memberNames: ['Mason'],
  alsoNamed: ['mason'],
  brings: 'town',
  powers: [],
  chat: 'night',
  isKnown: true,
  least: 2,
  isOneAlignment: true,
});
