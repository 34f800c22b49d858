import type { HeldPower, Play, Terms } from '../../../core/state.ts';
import { isAlive } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { Scene } from '../scene.ts';
import { atWork } from '../at-work.ts';
import { conclude } from '../victory.ts';
import { works } from '../working.ts';
import { enter } from '../ledger.ts';
import { actorOf, isStopped } from '../stopping.ts';
import { endEffects } from '../day/resolve.ts';
import { askId } from './ask-id.ts';

/** A step of the night: a character, and its place in the published order. */
export interface Step {
  readonly character: Character;
  readonly place: number;
}

/** The steps of this night, in order. clocktower/order/first-night, clocktower/order/other-nights */
export const stepsOf = (cast: readonly Character[], night: number): readonly Step[] =>
  cast
    .flatMap(character => {
      const place = night === 1 ? character.nights?.first : character.nights?.later;
      return place === undefined ? [] : [{ character, place }];
    })
    .sort((a, b) => a.place - b.place);

/**
 * Carries a night out from its start: step by step, each seeing what the ones before it did, until it is over or somebody has won. Pure: an open
 * decision stops it (`Awaited`), and with the answer it runs again from the start. `reached` hears of each step that begins. clocktower/order/resolution, clocktower/rule/storyteller#8
 */
export function walk(terms: Terms, play: Play, cast: readonly Character[], waits: boolean, reached: (power: HeldPower) => void = () => undefined): Scene {
  const { number } = play.phase;
  const scene = new Scene(terms, play, { cast, night: number, waits });
  for (const { character } of stepsOf(cast, number)) {
    for (const power of scene.powers.filter(one => one.power === character.id)) {
      if (scene.verdict) return scene;
      reached(power);
      act(scene, character, power.id);
      conclude(scene);
    }
  }
  if (scene.verdict) return scene;
  for (const power of scene.powers) scene.abilityOf(power).dawn?.(scene, power);
  if (conclude(scene)) return scene;
  endEffects(scene, 'dawn');
  conclude(scene);
  return scene;
}

/** One holder's step: the dead have none; who malfunctions goes through it without effect. clocktower/order/resolution#3, #4, #11 */
function act(scene: Scene, character: Character, id: string): void {
  const power = scene.play.powers[id];
  if (!power || !character.step) return;
  const { holder } = power;
  if (holder !== 'table' && !isAlive(scene.play, holder)) return;
  const seat = holder === 'table' ? '' : holder;
  if (isStopped(scene, power)) return stoppedStep(scene, power);
  const choice = scene.play.acts[askId(power, seat)]?.answer;
  const functions = works(scene.play, power);
  if (functions && (choice !== undefined || (!character.chooses && character.informs))) atWork(scene, power);
  character.step({ scene, power, holder: seat, works: functions, choice });
}

/** A demon that would have acted, and was stopped, goes into the ledger. clocktower/rule/abnormal-ledger#8, #13 */
function stoppedStep(scene: Scene, power: HeldPower): void {
  const actor = actorOf(scene.play, power);
  const wouldAct = power.holder === 'table' || scene.play.acts[askId(power, power.holder)] !== undefined;
  if (actor !== undefined && wouldAct) enter(scene, actor, 'stopped');
  scene.abilityOf(power).stopped?.(scene, power);
}
