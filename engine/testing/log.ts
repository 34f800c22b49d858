import type { GameEvent } from '../core/events.ts';
import type { Fact, Message } from '../core/messages.ts';
import type { Json } from '../core/json.ts';
import { decisionKey, phaseText, type Play, type Seat } from '../core/state.ts';
import type { Change, Refusal } from '../table/decision.ts';
import { traceText } from '../themes/trace.ts';
import { wordsOf, type NameOf } from '../themes/words.ts';

/** A private message, as a record prints it. */
export interface Told {
  readonly to: string;
  readonly phase: string;
  readonly kind: string;
  readonly ability?: string;
  readonly about?: readonly string[];
  readonly result?: Json;
  readonly text: string;
}

/** One thing that happened, in the order in which it did, with names for seats. */
export type LogEntry =
  | { readonly type: 'act'; readonly by: string; readonly text: string; readonly phase: string; readonly refusal?: Refusal }
  | { readonly type: 'phase'; readonly phase: string }
  | { readonly type: 'death'; readonly player: string; readonly phase: string; readonly cause: string }
  | { readonly type: 'revival'; readonly player: string; readonly phase: string }
  | { readonly type: 'told'; readonly message: Told }
  | { readonly type: 'announced'; readonly message: Omit<Told, 'to'> }
  | { readonly type: 'decision'; readonly key: string; readonly options: readonly Json[]; readonly made: Json; readonly by: string }
  | { readonly type: 'trace'; readonly phase: string; readonly step: string; readonly text: string; readonly rule: string };

/** What a change brought, as log entries. `before` is the play that it changed, if there was one. */
export function entriesOf(before: Play | undefined, change: Change, theme: string): readonly LogEntry[] {
  const play = change.state.play!;
  const nameOf = (seat: Seat): string => play.names[seat] ?? seat;
  let phase = phaseText((before ?? play).phase);
  const entries: LogEntry[] = change.trace.map(line =>
    ({ type: 'trace', phase: line.phase, step: line.step, text: traceText(theme, line, nameOf), rule: line.rule }));
  for (const event of change.events) {
    if (event.type === 'PhaseOpened') phase = phaseText(event.phase);
    entries.push(...entryOf(event, phase, nameOf, theme));
  }
  return entries;
}

function entryOf(event: GameEvent, phase: string, name: NameOf, theme: string): LogEntry[] {
  switch (event.type) {
    case 'PhaseOpened': return [{ type: 'phase', phase }];
    case 'Died': return [{ type: 'death', player: name(event.seat), phase: event.in ?? phase, cause: event.cause }];
    case 'Revived': return [{ type: 'revival', player: name(event.seat), phase }];
    case 'Said': return [messageEntry(event.message, name, theme)];
    case 'DecisionMade': return [{ type: 'decision', key: decisionKey(event.key), options: event.options ?? [], made: madeOf(event, name), by: decider(event.by, name) }];
    default: return [];
  }
}

/** A decision for a player is printed by the name. */
const madeOf = ({ value }: Extract<GameEvent, { type: 'DecisionMade' }>, name: NameOf): Json =>
  (typeof value === 'string' ? name(value) : isFact(value) ? bareFact(value, name) : value);

/** True for an answer that was decided: one fact and nothing else. */
const isFact = (value: Json): value is Json & Fact =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ['word', 'yes', 'seat', 'seats', 'count', 'words'].includes(Object.keys(value)[0] ?? '');

const decider = (who: string, name: NameOf): string => (['auto', 'pin', 'host'].includes(who) ? who : name(who));

function messageEntry(message: Message, name: NameOf, theme: string): LogEntry {
  const { to, phase, kind, ability, about, result } = message;
  const bare = {
    phase, kind,
    ...(ability === undefined ? {} : { ability }),
    ...(about === undefined ? {} : { about: about.map(name) }),
    ...(result === undefined ? {} : { result: bareFact(result, name) }),
    text: wordsOf(theme, message, name),
  };
  return to === 'table' ? { type: 'announced', message: bare } : { type: 'told', message: { to: name(to), ...bare } };
}

/** A fact without words: a boolean, a name, a number or a list. */
function bareFact(fact: Fact, name: NameOf): Json {
  if ('word' in fact) return fact.word;
  if ('yes' in fact) return fact.yes;
  if ('seat' in fact) return name(fact.seat);
  if ('seats' in fact) return fact.seats.map(name);
  if ('count' in fact) return fact.count;
  return fact.words;
}
