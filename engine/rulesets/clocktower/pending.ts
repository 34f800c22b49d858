import { fieldsOf, type Json } from '../../core/json.ts';
import type { Answer, Seat } from '../../core/state.ts';
import { commandsOf } from './asks.ts';
import { commandOf } from './day/command.ts';
import { Awaited } from './decide.ts';
import type { Scene } from './scene.ts';
import { conclude } from './victory.ts';

/** Deeds of the day that wait for a decision, in order. */
const PENDING = 'pending';

interface Pending {
  readonly ask: string;
  readonly by: Seat;
  readonly answer: Answer;
}

const pending = ({ play }: Scene): readonly Pending[] => (Array.isArray(play.facts[PENDING]) ? play.facts[PENDING].map(one => fieldsOf(one as Json) as unknown as Pending) : []);

/** A deed waits. */
export function putOff(scene: Scene, deed: Pending): void {
  scene.fact(PENDING, [...pending(scene), deed].map(({ ask, by, answer }): Json => ({ ask, by, answer: { ...answer } })));
}

/** Carries out what waited as far as it is decided by now. */
export function runPending(scene: Scene): void {
  const waiting = pending(scene);
  if (waiting.length === 0) return;
  scene.fact(PENDING, []);
  for (const deed of waiting) {
    if (scene.verdict) return;
    try {
      commandOf(commandsOf(scene.terms), deed.ask)?.carry(scene, deed.by, deed.answer);
      conclude(scene);
    } catch (thrown) {
      if (!(thrown instanceof Awaited)) throw thrown;
      putOff(scene, deed);
    }
  }
}
