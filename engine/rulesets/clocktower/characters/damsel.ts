import { isAlive, type Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { comesOff, lapse } from '../comes-off.ts';
import { anyPlayer } from '../forms.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { isMinion, isUnaware, otherSide, players, sideOf } from '../seats.ts';
import { conclude } from '../victory.ts';

/** The one guess that all Minions share is spent. clocktower/character/damsel#4 */
const GUESSED = 'damselGuessed';

/** True if the guess is right and counts. clocktower/character/damsel#3, #8, #10, #13 */
function guess(scene: Scene, target: Seat): boolean {
  scene.fact(GUESSED, true);
  const power = scene.powers.find(one => one.power === 'damsel' && one.holder === target && one.origin !== 'believed');
  if (!power || !isAlive(scene.play, target)) return false;
  if (!comesOff(scene, power, 'guess without effect')) return false;
  scene.claim({ side: otherSide(sideOf(scene.play, target)), rule: 'clocktower/character/damsel#3', key: 'win.damsel', seats: [target] });
  return true;
}

export const damsel: Character = {
  id: 'damsel',
  name: 'Damsel',
  kind: 'outsider',
  covers: idsOf('clocktower/character/damsel', 14, 2),
  nights: { first: 9, later: 8 },
  card: ['damsel'],
  decisions: ['damsel-guess'],
  step({ scene, power, holder, works: functions }) {
    if (power.origin === 'believed' || power.spent?.['told']) return;
    const minions = players(scene.play).filter(seat => isMinion(scene.play, seat) && !isUnaware(scene.play, seat));
    if (!functions) {
      if (minions.length > 0) lapse(scene, holder, 'untold');
      return;
    }
    scene.add({ type: 'PowerUsed', id: power.id, key: 'told' });
    for (const seat of minions) scene.tell(seat, { kind: 'notice', key: 'told.damsel', ability: 'damsel', about: [] });
  },
  commands: [{
    abilities: ['damsel'],
    open: true,
    seats: play => (isDay(play) ? play.order : []),
    form: anyPlayer,
    carry(scene, seat, answer) {
      const target = answer['whom']![0]!;
      scene.announce({ kind: 'notice', key: 'guess', ability: 'damsel', about: [seat, target] });
      const isRight = isMinion(scene.play, seat) && scene.play.facts[GUESSED] !== true && guess(scene, target);
      if (!isRight || !conclude(scene)) {
        scene.announce({ kind: 'notice', key: 'guess.miss', ability: 'damsel', about: [seat, target] });
      }
      return undefined;
    },
  }],
};
