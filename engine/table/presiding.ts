import type { Ruleset } from '../core/ruleset.ts';
import { ruled } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { hosting } from './hosting.ts';
import { seatNames } from './seat-names.ts';
import { runs, seatOf, type GameState } from './table.ts';
import { nameIn, no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const notKnown = (state: GameState): Decision => no(state, 'malformed', { reason: 'these rules leave nothing of the kind to the host' });

/** What the rules leave to whoever runs the game: an open decision, or one that may be made at any time. */
export function decideOpen(rules: Ruleset, state: GameState, { person, key, value, at }: Of<'decide'>): Decision {
  const refused = presiding(state, person);
  if (refused) return refused;
  return rules.decided ? ruled(state, [], rules.decided(state.terms, state.play!, key, value, 'host'), at) : notKnown(state);
}

/** A player is no judge of the game that they play. */
export function presiding(state: GameState, person: string): Decision | undefined {
  return hosting(state, person) ?? (seatOf(state.table, person) === undefined ? undefined : no(state, 'not-now', {}, 'playing'));
}

/** Somebody comes to the table while the game is under way. */
export function admit(rules: Ruleset, state: GameState, { person, by, name, role, at }: Of<'admit'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  if (!rules.admitted) return notKnown(state);
  const { table } = state;
  const play = state.play!;
  if (Object.values(table.seated).includes(by)) return no(state, 'already-in', { name }, 'other');
  if (runs(table, by) && by !== table.host) return no(state, 'already-in', { name }, 'host');
  if (table.former?.some(one => one.person === by)) return no(state, 'already-in', { name }, 'former');
  const seat = `s${Object.keys(table.seated).length + 1}`;
  const word = seatNames([...play.order.map(one => play.names[one]!), name]).at(-1)!;
  const next = { ...state, table: { ...table, seated: { ...table.seated, [seat]: by }, guests: [...table.guests, { person: by, name }], watchers: table.watchers.filter(one => one.person !== by) } };
  return ruled(next, [], rules.admitted(state.terms, play, seat, word, role), at);
}

/** Somebody who came in mid-game leaves again. */
export function dismiss(rules: Ruleset, state: GameState, { person, seat, at }: Of<'dismiss'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  if (!rules.dismissed) return notKnown(state);
  const { order } = state.play!;
  if (!order.includes(seat)) return no(state, 'unknown-player', { typed: seat, possible: order.map(nameIn(state)) });
  return ruled(state, [], rules.dismissed(state.terms, state.play!, seat), at);
}
