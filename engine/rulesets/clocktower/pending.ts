import { fieldsOf, type Json } from '../../core/json.ts';
import type { Act, Play } from '../../core/state.ts';
import { attempt, open } from './attempt.ts';
import { commandsOf } from './asks.ts';
import { commandOf } from './day/command.ts';
import { owedAtTable } from './day/owed.ts';
import { hasStoryteller } from './options.ts';
import type { Scene } from './scene.ts';
import { conclude } from './victory.ts';

/** Deeds of the day that wait for a decision, in order. */
const PENDING = 'pending';

const pending = (play: Play): readonly Act[] => (Array.isArray(play.facts[PENDING]) ? play.facts[PENDING].map(one => fieldsOf(one as Json) as unknown as Act) : []);

/** True if this deed of this seat waits already. */
export const isPending = (play: Play, ask: string): boolean => pending(play).some(one => one.ask === ask);

/** A deed waits. */
export function putOff(scene: Scene, deed: Act): void {
  scene.fact(PENDING, [...pending(scene.play), deed].map(({ ask, by, answer }): Json => ({ ask, by, answer: { ...answer } })));
}

/** Carries out what waited, and what is owed, as far as it is decided by now; `waits`: the rest goes on waiting, else it takes its default. */
export function runPending(scene: Scene, waits: boolean): void {
  const deeds = pending(scene.play);
  if (deeds.length > 0) scene.fact(PENDING, []);
  for (const deed of deeds) {
    if (scene.verdict) return;
    if (attempt(scene, waits, trial => carry(trial, deed))) putOff(scene, deed);
  }
  payOwed(scene, waits);
}

function carry(scene: Scene, { ask, by, answer }: Act): void {
  commandOf(commandsOf(scene.terms), ask)?.carry(scene, by, answer);
  conclude(scene);
}

/** What follows by itself from how things stand, each as far as it need not wait. */
export function payOwed(scene: Scene, waits: boolean): void {
  const owed = [...owedAtTable(scene), ...scene.powers.flatMap(power => scene.abilityOf(power).owes?.(scene, power) ?? [])];
  for (const pay of owed) {
    if (scene.verdict) return;
    const decision = attempt(scene, waits, trial => {
      pay(trial);
      conclude(trial);
    });
    if (decision) open(scene, decision);
  }
}

/** Everything that is open takes its default, and what waited for it happens. clocktower/rule/storyteller#5 */
export function closeDecisions(scene: Scene): void {
  for (const { key, fallback, options } of Object.values(scene.play.decisions)) {
    scene.add({ type: 'DecisionMade', key, value: fallback, by: 'auto', ...(options ? { options: options.map(({ says }) => says) } : {}) });
  }
  runPending(scene, false);
}

/** True if decisions of the day wait for somebody. */
export const waits = (scene: Scene): boolean => hasStoryteller(scene.terms, scene.play);
