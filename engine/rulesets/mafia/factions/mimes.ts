import { faction } from '../faction.ts';

/** mafia/faction/mimes */
export const mimes = faction({
  id: 'mimes',
  name: 'Mimes',
  covers: ['mafia/faction/mimes#1', 'mafia/faction/mimes#2', 'mafia/faction/mimes#3'],
  memberNames: ['Mime'],
  alsoNamed: ['mime'],
  brings: 'mime',
  powers: ['Jailkeeper'],
  chat: 'night',
  isKnown: true,
  least: 1,
  isOneAlignment: false,
});
