import type { OpenDecision } from '../../core/state.ts';
import { Awaited } from './decide.ts';
import { Scene } from './scene.ts';

/**
 * Carries something out beside the scene and, where it comes to its end, into it. Where it has to wait for a decision the scene stays as it was.
 * @returns the decision that it waits for
 */
export function attempt(scene: Scene, waits: boolean, run: (trial: Scene) => void): OpenDecision | undefined {
  const trial = new Scene(scene.terms, scene.play, { cast: scene.cast, waits });
  try {
    run(trial);
  } catch (thrown) {
    if (!(thrown instanceof Awaited)) throw thrown;
    return thrown.decision;
  }
  scene.add(...trial.story.events);
  scene.story.trace.push(...trial.story.trace);
  scene.claims.push(...trial.claims);
  scene.verdict ??= trial.verdict;
  return undefined;
}

/** Asks for a decision, once: what waits for it too is decided with it. */
export function open(scene: Scene, decision: OpenDecision): void {
  if (!Object.hasOwn(scene.play.decisions, decision.key)) scene.add({ type: 'DecisionOpened', decision });
}
