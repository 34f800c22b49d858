import type { Seat } from '../../core/state.ts';
import type { Attempt } from './power.ts';
import type { Use } from './night/night.ts';

/** Layers of protection, in the order in which they are asked. mafia/general/resolution-order#9 */
export const sieveLayers = ['doctor'] as const;
export type SieveLayer = (typeof sieveLayers)[number];

/** What a sieve leaves of the attempts on its holder, and what it brought to nothing. */
export interface Sieved {
  readonly left: readonly Attempt[];
  readonly stopped: readonly Attempt[];
}

/**
 * The moments at which a trait is asked. Hooks answer, they never write.
 * `stops: actor`: any action that its holder takes tonight is blocked. mafia/role/roleblocker#1
 * `sieve`: of the attempts on its holder, in the order in which they would kill, those that are left.
 */
export interface TraitKind {
  readonly name: string;
  readonly stops?: 'actor';
  readonly sieve?: { readonly layer: SieveLayer; keep(attempts: readonly Attempt[]): Sieved };
}

/** A trait on somebody, by somebody's use of a power. */
export interface Laid {
  readonly kind: TraitKind;
  readonly on: Seat;
  readonly use: Use;
}

export const trait = (name: string, hooks: Omit<TraitKind, 'name'>): TraitKind => ({ name, ...hooks });
