import type { Character } from '../character.ts';
import { idsOf } from '../rule-ids.ts';

export const drunk: Character = {
  id: 'drunk',
  name: 'Drunk',
  kind: 'outsider',
  covers: idsOf('clocktower/character/drunk', 12, 2),
  card: ['drunk'],
  believes: 'townsfolk',
  decisions: ['drunk-token', 'drunk-info'],
};
