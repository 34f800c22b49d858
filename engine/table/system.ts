import type { Ruleset } from '../core/ruleset.ts';
import type { Play } from '../core/state.ts';
import { called } from './calls.ts';
import { applied, tableChange } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import type { GameState } from './table.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/**
 * Whatever is due is carried out: decisions whose time is past, the end of the phase, and what of the next one is past as well, after
 * an outage. If nothing is due, nothing changes.
 */
export function tick(rules: Ruleset, state: GameState, command: Of<'tick'>): Decision {
  const { play, table } = state;
  if (!play || play.winners) return tableChange(state, {});
  const key = called(table, command.at);
  if (key !== undefined) return followed(byDefault(rules, state, play, key, command.at), next => tick(rules, next, command));
  if (table.due === null || command.at < table.due) return tableChange(state, {});
  return followed(applied(state, rules.end(state.terms, play, 'deadline'), command.at), next => tick(rules, next, command));
}

/** Nobody has decided in time. */
function byDefault(rules: Ruleset, state: GameState, play: Play, key: string, at: number): Decision {
  const decided = rules.decided?.(state.terms, play, key, undefined, 'auto');
  if (!decided || 'refused' in decided) throw new Error(`"${key}" is open and takes no default`);
  return applied(state, decided, at);
}

/** A change, and what comes after it. */
function followed(first: Decision, then: (state: GameState) => Decision): Decision {
  if (!first.ok) return first;
  const { state, events, trace, messages } = first.value;
  const next = then(state);
  if (!next.ok) return next;
  const { value } = next;
  return { ok: true, value: { state: value.state, events: [...events, ...value.events], trace: [...trace, ...value.trace], messages: [...messages, ...value.messages] } };
}

export const roomMade = (state: GameState, { slug, place }: Of<'room-made'>): Decision =>
  tableChange(state, { rooms: { ...state.table.rooms, [slug]: { place } } });

export const roomFailed = (state: GameState, { slug, why }: Of<'room-failed'>): Decision =>
  tableChange(state, { rooms: { ...state.table.rooms, [slug]: { failed: why } } });
