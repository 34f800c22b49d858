import { fieldsOf, textsOf } from '../../../core/json.ts';
import { isAlive, type HeldPower } from '../../../core/state.ts';
import { atWork } from '../at-work.ts';
import type { Character } from '../character.ts';
import { decide } from '../decide.ts';
import { isFalsified } from '../inform.ts';
import { enter } from '../ledger.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { makePair, pairFrom } from '../statements.ts';
import { visitors } from '../visits.ts';
import { isSpoiledByOthers, works } from '../working.ts';

/** Who has asked today. */
const ASKED = 'savantAsked';

/** Two statements: one true and one false, or both false where something spoils them. clocktower/character/savant */
function answer(scene: Scene, power: HeldPower): void {
  const isFalse = isFalsified(scene, power);
  const spoiled = isFalse || !works(scene.play, power);
  if (works(scene.play, power)) atWork(scene, power);
  const made = decide(scene, { keys: ['savant-pair'], of: power.id, about: [power.holder], fallback: () => makePair(scene, power, spoiled), minutes: 360 });
  const pair = pairFrom(made);
  const truths = pair.filter(statement => fieldsOf(statement)['true'] === true).length;
  if (spoiled && truths !== 1 && power.origin !== 'believed' && (isFalse || isSpoiledByOthers(scene.play, power.holder))) enter(scene, power.holder, 'wrong');
  scene.tell(power.holder, { kind: 'result', key: 'told.savant', ability: 'savant', about: [], args: { first: pair[0]!, second: pair[1]! } });
}

export const savant: Character = {
  id: 'savant',
  name: 'Savant',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/savant', 10, 1),
  card: ['savant'],
  informs: true,
  decisions: ['savant-pair'],
  commands: [{
    abilities: ['savant'],
    seats: play => (isDay(play) ? visitors(play).filter(seat => !textsOf(play.facts[ASKED]).includes(seat)) : []),
    form: () => ({}),
    carry(scene, seat) {
      const power = scene.powers.find(one => one.power === 'savant' && one.holder === seat);
      if (power && isAlive(scene.play, seat)) answer(scene, power);
      else scene.tell(seat, { kind: 'notice', key: 'visit.nothing', about: [] });
      scene.fact(ASKED, [...textsOf(scene.play.facts[ASKED]), seat]);
      return undefined;
    },
  }],
  nightfall: scene => scene.fact(ASKED, []),
};
