import type { Character } from '../character.ts';
import { chosen } from '../chosen.ts';
import { anyPlayer } from '../forms.ts';
import { inform } from '../inform.ts';
import { enter } from '../ledger.ts';
import { idsOf } from '../rule-ids.ts';
import { livingPlayers } from '../seats.ts';
import { isThwarted } from '../working.ts';

export const nightwatchman: Character = {
  id: 'nightwatchman',
  name: 'Nightwatchman',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/nightwatchman', 10, 1),
  nights: { first: 12, later: 12 },
  card: ['nightwatchman'],
  chooses: { when: 'every', once: true, form: anyPlayer },
  decisions: ['nightwatchman-false-name'],
  step(turn) {
    const { scene, power, holder, works } = turn;
    const [target] = chosen(turn);
    if (target === undefined) return;
    scene.add({ type: 'PowerUsed', id: power.id, key: 'use' });
    if (!works) {
      if (isThwarted(scene.play, power)) enter(scene, holder, 'no message');
      return;
    }
    const others = livingPlayers(scene.play).filter(seat => seat !== holder && seat !== target);
    inform(scene, power, {
      to: target, truth: { seat: holder }, isTrue: answer => 'seat' in answer && answer.seat === holder,
      possible: [holder, ...others].map(seat => ({ seat })), keys: { false: 'nightwatchman-false-name' },
    });
  },
};
