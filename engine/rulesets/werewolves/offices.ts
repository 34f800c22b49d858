import type { Json } from '../../core/json.ts';
import type { Seat, Terms } from '../../core/state.ts';
import { offices } from './office-names.ts';
import { option } from './options.ts';
import type { Scene } from './scene.ts';

/** The offices of this game. */
export function officesOf(terms: Terms): readonly string[] {
  const set = option(terms, 'elections');
  const named = Array.isArray(set) ? (set as readonly Json[]).map(String) : String(set).split(/[\s,]+/);
  return offices.filter(office => named.some(one => one.toLowerCase() === office));
}

/** Who holds an office, if somebody alive does. */
export const holderOf = (scene: Scene, office: string): Seat | undefined =>
  scene.powers.find(({ power, holder }) => power === office && scene.isAlive(holder))?.holder;

/** The office that is up for election now: the first without a living holder, once those before it have one. */
export function vacant(scene: Scene): string | undefined {
  if (scene.list('noElectionOn').includes(scene.phase)) return undefined;
  const closed = scene.list('closedOffices');
  return officesOf(scene.terms).find(office => holderOf(scene, office) === undefined && !closed.includes(office));
}
