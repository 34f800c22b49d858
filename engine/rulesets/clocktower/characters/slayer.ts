import { isAlive } from '../../../core/state.ts';
import type { Seat } from '../../../core/state.ts';
import { atWork } from '../at-work.ts';
import type { Character } from '../character.ts';
import { lapse } from '../comes-off.ts';
import { kill } from '../deaths.ts';
import { anyPlayer } from '../forms.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { isDemon } from '../seats.ts';
import { works } from '../working.ts';

/** Uses the ability up, if this seat has it; true if the shot kills. clocktower/character/slayer#1, #4, #10 */
function isHit(scene: Scene, seat: Seat, target: Seat): boolean {
  const power = scene.powers.find(one => one.power === 'slayer' && one.holder === seat && one.origin !== 'believed' && !one.spent?.['use']);
  if (!power || !isAlive(scene.play, seat)) return false;
  const { play } = scene;
  const wouldDie = isAlive(play, target) && (isDemon(play, target) || scene.powers.some(one => scene.abilityOf(one).diesOfShot?.(play, one, target)));
  const functions = works(play, power);
  const mayDie = functions && !wouldDie && scene.powers.some(one => one.holder === target && works(play, one) && scene.abilityOf(one).giveUp?.(scene, one, 'shot'));
  if (functions) atWork(scene, power);
  scene.add({ type: 'PowerUsed', id: power.id, key: 'use' });
  if (wouldDie && !functions) lapse(scene, seat, 'missed');
  return functions && (wouldDie || mayDie);
}

export const slayer: Character = {
  id: 'slayer',
  name: 'Slayer',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/slayer', 15, 1),
  card: ['slayer'],
  decisions: ['slayer-tinker'],
  commands: [{
    abilities: ['slayer'],
    open: true,
    seats: play => (isDay(play) ? play.order : []),
    form: anyPlayer,
    carry(scene, seat, answer) {
      const target = answer['whom']![0]!;
      const hit = isHit(scene, seat, target);
      scene.announce({ kind: 'notice', key: 'shot', ability: 'slayer', about: [seat, target] });
      const died = hit && kill(scene, { seat: target, cause: 'slayer', by: seat, rule: 'clocktower/character/slayer#1' });
      if (died) scene.announce({ kind: 'death', key: 'death.day', about: [target] });
      else scene.announce({ kind: 'notice', key: 'shot.miss', ability: 'slayer', about: [seat, target] });
      return undefined;
    },
  }],
};
