import type { Json } from '../core/json.ts';
import { isAlive, phaseText, type Seat } from '../core/state.ts';
import type { LogEntry } from './log.ts';
import type { Session } from './session.ts';

type Facts = Readonly<Record<string, Json>>;

/** What a game has come to: the object that `curfew run --json` prints. */
export interface Result {
  readonly phase: string;
  readonly alive: readonly string[];
  readonly deaths: readonly Facts[];
  readonly winners: readonly string[] | null;
  readonly roles: Readonly<Record<string, string>>;
  readonly told: readonly Facts[];
  readonly announced: readonly Facts[];
  readonly channels: Readonly<Record<string, readonly string[]>>;
  readonly refused: readonly Facts[];
  readonly decisions: readonly Facts[];
  readonly trace: readonly Facts[];
}

/** The whole truth of a game, with what its rules have to say besides. */
export const resultOf = (session: Session): Result & Facts => {
  const { ruleset, game } = session.desk;
  return { ...whole(session), ...ruleset.extra?.(game.terms, game.play!) };
};

function whole({ desk, log }: Session): Result {
  const play = desk.game.play!;
  const name = (seat: Seat): string => play.names[seat]!;
  return {
    phase: play.winners ? 'over' : phaseText(play.phase),
    alive: play.order.filter(seat => isAlive(play, seat)).map(name),
    deaths: log.flatMap(deathOf),
    winners: play.winners && play.winners.map(name),
    roles: Object.fromEntries(play.order.map(seat => [name(seat), play.seats[seat]!.role])),
    told: log.flatMap(entry => (entry.type === 'told' ? [{ ...entry.message }] : [])),
    announced: log.flatMap(entry => (entry.type === 'announced' ? [{ ...entry.message }] : [])),
    channels: Object.fromEntries(Object.entries(play.chats).map(([slug, { members }]) => [slug, members.map(name)])),
    refused: log.flatMap(refusalOf),
    decisions: log.flatMap(entry => (entry.type === 'decision' ? [{ key: entry.key, options: entry.options, made: entry.made, by: entry.by }] : [])),
    trace: log.flatMap(entry => (entry.type === 'trace' ? [{ phase: entry.phase, step: entry.step, text: entry.text }] : [])),
  };
}

/** What one player may know of it: the view of that seat, the own news, and everything once the game is over. */
export function resultFor(session: Session, player: string): Result {
  const all = whole(session);
  const { desk, isOver } = session;
  const play = desk.game.play!;
  const view = desk.view(play.order.find(seat => play.names[seat] === player)!);
  const name = (seat: Seat): string => play.names[seat]!;
  return {
    ...all,
    deaths: isOver ? all.deaths : all.deaths.map(({ cause: _, ...death }) => death),
    roles: Object.fromEntries(view.seats.flatMap(({ seat, role, flip }) => (role ?? flip) === undefined ? [] : [[name(seat), role ?? String(flip)]])),
    told: all.told.filter(({ to }) => to === player),
    channels: Object.fromEntries(view.chats.map(({ slug, members }) => [slug, members.map(name)])),
    refused: all.refused.filter(({ by }) => by === player),
    decisions: isOver ? all.decisions : [],
    trace: isOver ? all.trace : [],
  };
}

function deathOf(entry: LogEntry): Facts[] {
  if (entry.type === 'death') return [{ player: entry.player, phase: entry.phase, cause: entry.cause }];
  return entry.type === 'revival' ? [{ player: entry.player, phase: entry.phase, revived: true }] : [];
}

const refusalOf = (entry: LogEntry): Facts[] =>
  entry.type === 'act' && entry.refusal
    ? [{ by: entry.by, text: entry.text, phase: entry.phase, code: entry.refusal.code, message: entry.refusal.message }] : [];
