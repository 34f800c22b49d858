import type { Play, Seat } from '../core/state.ts';
import type { View } from '../core/views.ts';
import type { GameState } from '../table/table.ts';
import { playOut, type BotMove } from './bot-game.ts';
import type { BotKind } from './bots.ts';
import type { Desk } from './desk.ts';
import type { HostKind } from './host-bot.ts';
import type { Step } from './record-of.ts';

/** A whole game of bots: every state that it went through, and how many phases it took. */
export interface Watched {
  readonly steps: readonly Step[];
  readonly moves: readonly (BotMove | undefined)[];
  readonly phases: number;
}

/** Lets bots play a game and keeps everything. It throws where they are refused, or where the game does not end. */
export function watchGame(desk: Desk, kind: BotKind, seed: number, host: HostKind = 'absent'): Watched {
  const steps: Step[] = [{ command: desk.last, state: desk.game }];
  const moves: (BotMove | undefined)[] = [];
  const phases = playOut(desk, kind, seed, (change, move) => {
    steps.push({ command: desk.last, state: change.state });
    moves.push(move);
  }, host);
  return { steps, moves, phases };
}

/** True if a state is plain JSON: it comes back from text the same. */
export const isPlain = (state: GameState): boolean => JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state) && hasNoHoles(state);

/** `undefined`, functions and the like vanish in JSON; a state must not hold them. */
function hasNoHoles(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  const { constructor } = value;
  return (constructor === Object || constructor === Array) && Object.values(value).every(hasNoHoles);
}

/** Everything that a seat can see, as text: the lists that its forms offer too. Two games that the seat cannot tell apart give the same text. */
export function seenBy(desk: Desk, seat: Seat): string {
  const view = desk.view(seat);
  return JSON.stringify({ ...view, asks: view.asks.map(ask => ({ ...ask, form: offered(ask.form, view) })) });
}

const offered = (form: View['asks'][number]['form'], view: View): unknown =>
  Object.fromEntries(Object.entries(form).map(([name, field]) => [name, { ...field, from: field.of === 'text' ? [] : field.from(view) }]));

/** Chosen acts that are no longer there although nobody changed them, their maker has not become something else, and no phase ended: always empty. */
export function lostActs(before: Play, after: Play, move: BotMove | undefined): readonly string[] {
  if (move === undefined || before.phase !== after.phase || after.winners) return [];
  return Object.keys(before.acts).filter(ask => !(ask in after.acts) && isAsBefore(before, after, before.acts[ask]!.by));
}

const isAsBefore = ({ seats: before }: Play, { seats: after }: Play, seat: Seat): boolean => after[seat]!.alive && after[seat]!.role === before[seat]!.role;
