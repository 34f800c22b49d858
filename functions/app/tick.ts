import { nextDue } from '../../engine/table/calls.ts';
import { type Reply, type Play } from './play.ts';
import type { Clock, GameStore } from './ports.ts';

/** `early`: nothing is due yet, or nothing at all; else what the game's look at itself came to. */
export type Ticked = { readonly early: true; readonly due: number | null } | { readonly early: false; readonly reply: Reply };

export type Tick = (game: string) => Promise<Ticked>;

export interface TickPorts {
  readonly store: Pick<GameStore, 'load'>;
  readonly play: Play;
  readonly clock: Clock;
}

/**
 * Carries out what is due in a game. Its command's id names the deadline, so that a second timer of the same deadline is a repeat;
 * a call before the deadline sends no command at all, else it would use that id up.
 */
export const makeTick =
  ({ store, play, clock }: TickPorts): Tick =>
  async game => {
    const stored = await store.load(game);
    const due = stored ? nextDue(stored.state.table) : null;
    const at = clock.now();
    if (!stored || due === null || due > at) return { early: true, due };
    const id = `tick:${game}:${stored.state.table.revision}:${due}`;
    return { early: false, reply: await play({ type: 'tick', id, game, at }, stored) };
  };
