import type { Seat } from '../../core/state.ts';
import { amongSeats, decide, drawn } from './decide.ts';
import type { Scene } from './scene.ts';

/** A choice that several make together; `before`: who has it now, and keeps it in a tie by default. */
export interface Naming {
  readonly key: string;
  readonly of: string;
  /** Everybody who can be chosen, and each name that was given. */
  readonly among: readonly Seat[];
  readonly names: readonly Seat[];
  readonly before: Seat | undefined;
}

/** Whom most of them name; where several are named alike, whoever it is decided to be; nobody where no name counts. */
export function mostNamed(scene: Scene, { key, of, among, names, before }: Naming): Seat | undefined {
  const votes = names.filter(seat => among.includes(seat));
  if (votes.length === 0) return undefined;
  const count = (seat: Seat): number => votes.filter(one => one === seat).length;
  const most = Math.max(...votes.map(count));
  const tied = among.filter(seat => count(seat) === most);
  return decide(scene, {
    keys: [key], of, about: tied, options: amongSeats(scene.play, tied),
    fallback: () => (before !== undefined && tied.includes(before) ? before : drawn(scene, key, of, tied)),
  }) as Seat;
}
