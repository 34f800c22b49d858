import type { Character } from '../character.ts';
import { idsOf } from '../rule-ids.ts';

export const djinn: Character = {
  id: 'djinn',
  name: 'Djinn',
  kind: 'fabled',
  covers: idsOf('clocktower/fabled/djinn', 8),
  card: ['djinn'],
};
