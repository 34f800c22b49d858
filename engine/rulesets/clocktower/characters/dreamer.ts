import type { Fact } from '../../../core/messages.ts';
import type { Character } from '../character.ts';
import { chosen } from '../chosen.ts';
import { decide, drawn } from '../decide.ts';
import { otherPlayer } from '../forms.ts';
import { inform, isFalsified } from '../inform.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** The names of the good characters of the script, or of the evil ones. clocktower/rule/vocabulary#8 */
const named = ({ cast }: Scene, good: boolean): readonly string[] =>
  cast.filter(({ kind }) => (good ? kind === 'townsfolk' || kind === 'outsider' : kind === 'minion' || kind === 'demon')).map(({ name }) => name);

export const dreamer: Character = {
  id: 'dreamer',
  name: 'Dreamer',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/dreamer', 12, 1),
  nights: { first: 11, later: 11 },
  card: ['dreamer'],
  informs: true,
  chooses: { when: 'every', form: (play, _, seat) => otherPlayer(play, seat) },
  decisions: ['dreamer-decoy'],
  step(turn) {
    const { scene, power, works } = turn;
    const [target] = chosen(turn);
    if (target === undefined) return;
    const is = scene.characterAt(target);
    const good = named(scene, true);
    const evil = named(scene, false);
    const pair = (decoy: string): Fact => ({ words: good.includes(is.name) ? [is.name, decoy] : [decoy, is.name] });
    const decoys = good.includes(is.name) ? evil : good;
    const decoy = (): string => decide(scene, {
      keys: ['dreamer-decoy'], of: power.id, about: [target], options: decoys.map(value => ({ value, says: value })), fallback: () => drawn(scene, 'dreamer-decoy', power.id, decoys),
    }) as string;
    inform(scene, power, {
      about: [target], truth: works && !isFalsified(scene, power) ? pair(decoy()) : pair(decoys[0]!), isTrue: answer => 'words' in answer && answer.words.includes(is.name),
      possible: good.flatMap(one => evil.map((other): Fact => ({ words: [one, other] }))),
    });
  },
};
