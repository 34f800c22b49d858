import type { Character } from '../character.ts';
import { idsOf } from '../rule-ids.ts';

/** Two characters for whom there is a special rule where both are on the script. clocktower/fabled/djinn#2 */
const pairs = [['marionette', 'lil-monsta'], ['marionette', 'damsel'], ['lleech', 'slayer']] as const;

export const djinn: Character = {
  id: 'djinn',
  name: 'Djinn',
  kind: 'fabled',
  covers: idsOf('clocktower/fabled/djinn', 8),
  card: ['djinn'],
  joins: cast => pairs.some(pair => pair.every(id => cast.some(one => one.id === id))),
};
