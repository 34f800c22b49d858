import type { Field } from '../../core/forms.ts';
import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

const field = (of: Field['of'], label: string, from: readonly string[], min: number, max: number, distinct = true): Field => ({ of, label, min, max, distinct, from: () => from });

export const others = (scene: Scene, seat: Seat): readonly Seat[] => scene.living.filter(one => one !== seat);

/** One player out of these, several, or up to several. */
export const onePlayer = (from: readonly Seat[], label = 'whom'): Field => field('seat', label, from, 1, 1);
export const upTo = (most: number, from: readonly Seat[], label = 'whom-some', least = 1): Field => field('seat', label, from, least, most);
export const oneRole = (scene: Scene, label = 'role', among: readonly string[] = scene.roles.all.map(({ name }) => name)): Field => field('role', label, among, 1, 1);
export const manyRoles = (scene: Scene, most: number, least = 1): Field => field('role', 'role', scene.roles.all.map(({ name }) => name), least, most, false);
/** One of several ways; `usual`: the one that is meant where none is named. */
export const mode = (words: readonly string[], usual?: string): Field => ({
  ...field('option', 'mode', words, usual === undefined ? 1 : 0, 1), ...(usual === undefined ? {} : { usual }),
});
export const words = (longest: number): Field => ({ of: 'text', label: 'text', min: 1, max: 1, distinct: true, longest, from: () => [] });
