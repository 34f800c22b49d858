import { chance, pick } from '../core/chance.ts';
import { phaseText } from '../core/state.ts';
import type { View } from '../core/views.ts';

/** Who runs a game of bots: nobody, so that everything takes its default; or somebody who decides at random and leaves something open now and then. */
export type HostKind = 'absent' | 'random';

/** How often something is left to its default. */
const left = 0.25;

/** What somebody who runs the game decides next, uniformly among what the rules allow, from nothing but the own view. What is answered in free words is left. */
export function hostDecides(view: View, seed: number): { readonly key: string; readonly value: string } | undefined {
  return view.decisions
    .filter(({ key, options }) => options !== undefined && options.length > 0 && chance(seed, `host/${phaseText(view.phase)}/${key}/left`) >= left)
    .map(({ key, options }) => ({ key, value: pick(seed, `host/${phaseText(view.phase)}/${key}`, options!).says }))[0];
}
