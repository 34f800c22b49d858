import { isAlive, living, phaseText } from '../core/state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { movedCalls } from './calls.ts';
import { applied, ruled, tableChange } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision, Refused } from './decision.ts';
import { notHost } from './not-host.ts';
import { type GameState, runs, type Table } from './table.ts';
import { nameIn, no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const MINUTE = 60_000;

/** As much as can be typed: 999 days, in minutes. */
const longest = 999 * 24 * 60;

/** Only the host, and only while a game is under way. */
export function hosting(state: GameState, person: string): Refused | undefined {
  if (state.table.stage === 'cancelled') return no(state, 'cancelled');
  if (!runs(state.table, person)) return notHost(state);
  if (!state.play) return no(state, 'not-started');
  return state.play.winners ? no(state, 'over') : undefined;
}

export function endPhase(rules: Ruleset, state: GameState, { person, phase, at }: Of<'end-phase'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  const now = phaseText(state.play!.phase);
  if (phase !== undefined && phase !== now) return no(state, 'stale', { then: phase, now });
  return ruled(state, [], rules.mayEnd?.(state.terms, state.play!) ?? rules.end(state.terms, state.play!, 'host'), at);
}

/** The running phase, and what is open to be decided in it, has so much longer. */
export function extend(state: GameState, { person, minutes }: Of<'extend'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  const { due, paused, revision } = state.table;
  if (!(minutes > 0 && minutes <= longest)) return no(state, 'malformed', { reason: 'an extension is a length such as "2h"' });
  return tableChange(state, paused === null
    ? { due: due! + minutes * MINUTE, ...called(state, minutes * MINUTE, true), revision: revision + 1 }
    : { paused: paused + minutes * MINUTE, ...called(state, minutes * MINUTE, false) });
}

/** What is open to be decided keeps its distance from now, where anything is. */
const called = ({ table }: GameState, by: number, isClock: boolean): Pick<Table, 'calls'> =>
  (table.calls === undefined ? {} : { calls: movedCalls(table, by, isClock) });

export function pause(state: GameState, { person, at }: Of<'pause'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  const { due, paused, revision } = state.table;
  if (paused !== null) return no(state, 'paused');
  return tableChange(state, { paused: Math.max(0, due! - at), due: null, ...called(state, -at, false), revision: revision + 1 });
}

export function resume(state: GameState, { person, at }: Of<'resume'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  const { paused, revision } = state.table;
  if (paused === null) return no(state, 'not-paused');
  return tableChange(state, { due: Math.ceil((at + paused) / MINUTE) * MINUTE, paused: null, ...called(state, at, true), revision: revision + 1 });
}

/** Takes a player out of the game. */
export function kill(rules: Ruleset, state: GameState, { person, seat, phase, at }: Of<'kill'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  const play = state.play!;
  const now = phaseText(play.phase);
  if (phase !== undefined && phase !== now) return no(state, 'stale', { then: phase, now });
  const nameOf = nameIn(state);
  if (!play.order.includes(seat)) return no(state, 'unknown-player', { typed: seat, possible: play.order.map(nameOf) });
  if (!isAlive(play, seat)) return no(state, 'illegal-target', { typed: nameOf(seat), possible: living(play).map(nameOf) });
  if (!rules.remove) return no(state, 'malformed', { reason: 'these rules know no way to take a player out of the game' });
  return applied(state, rules.remove(state.terms, play, seat), at);
}
