import { faction } from '../faction.ts';

/** mafia/faction/mafia */
export const mafia = faction({
  id: 'mafia',
  name: 'Mafia',
  covers: [
    'mafia/faction/mafia#1',
    'mafia/faction/mafia#2',
    'mafia/faction/mafia#3',
    'mafia/faction/mafia?1',
    'mafia/faction/mafia?2',
    'mafia/faction/mafia?3',
  ],
  memberNames: ['Mafia Goon', 'Mafioso'],
  alsoNamed: [],
  brings: 'mafia',
  powers: ['Vigilante'],
  chat: 'night',
  isKnown: true,
  least: 1,
  isOneAlignment: false,
});
