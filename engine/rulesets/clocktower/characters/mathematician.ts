import type { Character } from '../character.ts';
import { inform } from '../inform.ts';
import { ledger } from '../ledger.ts';
import { idsOf } from '../rule-ids.ts';
import { players } from '../seats.ts';

export const mathematician: Character = {
  id: 'mathematician',
  name: 'Mathematician',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/mathematician', 10, 1),
  nights: { first: 14, later: 14 },
  card: ['mathematician'],
  informs: true,
  decisions: ['mathematician-number'],
  step({ scene, power, holder }) {
    const count = ledger(scene.play).filter(seat => seat !== holder).length;
    const isTrue = (answer: object): boolean => 'count' in answer && answer.count === count;
    const upTo = (most: number): readonly { count: number }[] => Array.from({ length: most + 1 }, (_, n) => ({ count: n }));
    inform(scene, power, {
      about: [], truth: { count }, isTrue, possible: upTo(players(scene.play).length), usual: upTo(count + 2).filter(answer => !isTrue(answer)),
      keys: { spoiled: 'mathematician-number', false: 'mathematician-number' }, alwaysFalse: true,
    });
  },
};
