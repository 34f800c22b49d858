import { faction } from '../faction.ts';

/** mafia/faction/neighborhood */
export const neighborhood = faction({
  id: 'neighborhood',
  name: 'Neighborhood',
  covers: ['mafia/faction/neighborhood#1', 'mafia/faction/neighborhood#2', 'mafia/faction/neighborhood?1'],
  memberNames: ['Neighbor'],
  alsoNamed: [],
  powers: [],
  chat: 'night',
  isKnown: true,
  least: 2,
  isOneAlignment: false,
});
