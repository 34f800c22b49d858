import { faction } from '../faction.ts';

/** mafia/faction/werewolf-lair */
export const werewolfLair = faction({
  id: 'werewolf-lair',
  name: 'Werewolf Lair',
  covers: ['mafia/faction/werewolf-lair#1', 'mafia/faction/werewolf-lair#2', 'mafia/faction/werewolf-lair?1'],
  memberNames: ['Werewolf Goon', 'Werewolf'],
  alsoNamed: ['werewolf'],
  brings: 'werewolf',
  powers: ['Vigilante'],
  chat: 'night',
  isKnown: true,
  least: 1,
  isOneAlignment: false,
});
