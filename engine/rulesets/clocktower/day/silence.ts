import { textsOf } from '../../../core/json.ts';
import type { Play, Seat } from '../../../core/state.ts';
import type { Scene } from '../scene.ts';

const SILENCE = 'silence';
/** Who has spoken meanwhile, each time once, numbered. */
const SPOKE = 'silenceBroken';
/** So many times has somebody spoken into a silence. */
const COUNT = 'silenceCount';

export const isSilent = (play: Play): boolean => play.facts[SILENCE] === true;

/** Calls for silence, or lifts it, before everybody; `ability`: whose silence it is. clocktower/fabled/hells-librarian#2 */
export function silence(scene: Scene, isOn: boolean, ability: string): void {
  if (isSilent(scene.play) === isOn) return;
  scene.fact(SILENCE, isOn);
  scene.announce({ kind: 'notice', key: isOn ? 'silence.on' : 'silence.off', ability, about: [] });
}

/** Somebody has spoken into a silence. */
export function note(scene: Scene, seat: Seat): void {
  const count = Number(scene.play.facts[COUNT] ?? 0) + 1;
  scene.fact(COUNT, count);
  scene.fact(SPOKE, [...broken(scene.play), `${seat}/${count}`]);
}

/** What is not dealt with yet, each as `SEAT/NUMBER`. */
export const broken = (play: Play): readonly string[] => textsOf(play.facts[SPOKE]);

export const settle = (scene: Scene, spoke: string): void => scene.fact(SPOKE, broken(scene.play).filter(one => one !== spoke));
