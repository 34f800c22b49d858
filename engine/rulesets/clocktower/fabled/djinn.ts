import type { Character } from '../character.ts';
import { idsOf } from '../rule-ids.ts';

/** The special rules: for which two characters, by the key of its sentence. clocktower/fabled/djinn#2 */
const specialRules: readonly { readonly of: readonly [string, string]; readonly key: string }[] = [
  { of: ['marionette', 'lil-monsta'], key: 'djinn.marionette-lil-monsta' },
  { of: ['marionette', 'damsel'], key: 'djinn.marionette-damsel' },
  { of: ['lleech', 'slayer'], key: 'djinn.lleech-slayer' },
];

/** Those whose two characters are both on the script, in play or not. clocktower/fabled/djinn#1 */
const inForce = (cast: readonly Pick<Character, 'id'>[]) => specialRules.filter(({ of }) => of.every(id => cast.some(one => one.id === id)));

export const djinn: Character = {
  id: 'djinn',
  name: 'Djinn',
  kind: 'fabled',
  covers: idsOf('clocktower/fabled/djinn', 8),
  card: ['djinn'],
  joins: cast => inForce(cast).length > 0,
  announces: cast => inForce(cast).map(({ key }) => key),
};
