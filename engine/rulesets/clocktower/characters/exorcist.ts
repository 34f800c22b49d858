import { oneSeat } from '../../../core/forms.ts';
import type { Character } from '../character.ts';
import { chosen, lastNight, record } from '../chosen.ts';
import { inform } from '../inform.ts';
import { enter } from '../ledger.ts';
import { idsOf } from '../rule-ids.ts';
import { isDemon, livingPlayers, players } from '../seats.ts';
import { stop } from '../stopping.ts';
import { isThwarted } from '../working.ts';

export const exorcist: Character = {
  id: 'exorcist',
  name: 'Exorcist',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/exorcist', 12, 2),
  nights: { later: 4 },
  card: ['exorcist'],
  chooses: {
    when: 'later',
    form: (play, power) => ({ whom: oneSeat('player', () => players(play).filter(seat => seat !== lastNight(play, power))) }),
  },
  decisions: ['exorcist-false-name'],
  step(turn) {
    const { scene, power, holder, works } = turn;
    const [target] = chosen(turn);
    if (target === undefined) return;
    record(turn, target);
    if (!isDemon(scene.play, target)) return;
    if (!works) {
      if (isThwarted(scene.play, power)) enter(scene, holder, 'not stopped');
      return;
    }
    stop(scene, target, holder);
    scene.why('exorcist', 'clocktower/character/exorcist#1', 'stopped', { by: [holder], target: [target] });
    const others = livingPlayers(scene.play).filter(seat => seat !== holder && seat !== target);
    inform(scene, power, {
      to: target, truth: { seat: holder }, isTrue: answer => 'seat' in answer && answer.seat === holder,
      possible: [holder, ...others].map(seat => ({ seat })), keys: { false: 'exorcist-false-name' },
    });
  },
};
