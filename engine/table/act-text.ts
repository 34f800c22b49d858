import type { Raw } from '../core/forms.ts';
import { oneOf } from '../core/nearest.ts';
import { phaseText, type Seat } from '../core/state.ts';
import type { AskView, View } from '../core/views.ts';
import { readClauses, tidy, type Clauses } from './act-clauses.ts';
import type { RefusalCode } from './decision.ts';

/** What an act text means, still unchecked: the command's own part, without sender, id and time. */
export type Meant =
  | { readonly type: 'answer'; readonly ask: string; readonly raw: Raw }
  | { readonly type: 'withdraw'; readonly ask: string }
  | { readonly type: 'vote'; readonly poll: string; readonly choice: string }
  | { readonly type: 'unvote'; readonly poll: string }
  | { readonly type: 'say'; readonly text: string; readonly chat?: string };

/** Why a text could not be understood, as a sentence's key and parts. */
export interface Misread {
  readonly code: RefusalCode;
  readonly variant?: string;
  readonly args: Readonly<Record<string, string | readonly string[]>>;
}

export type ActText = { readonly ok: true; readonly meant: Meant } | { readonly ok: false; readonly misread: Misread };

const good = (meant: Meant): ActText => ({ ok: true, meant });
const bad = (code: RefusalCode, args: Misread['args'] = {}, variant?: string): ActText =>
  ({ ok: false, misread: { code, args, ...(variant === undefined ? {} : { variant }) } });

/**
 * Reads what a player typed: the same text in a record and after the slash command. Players are named by their seat's name,
 * or as `@s3`, which is what a listener makes of a mention.
 */
export function readAct(text: string, view: View): ActText {
  const typed = tidy(text);
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(typed) ?? [];
  switch (verb.toLowerCase()) {
    case 'vote': return readVote(rest, view);
    case 'unvote': return good({ type: 'unvote', poll: /^in (.+)$/i.exec(rest)?.[1]?.toLowerCase() ?? bareVote(view) });
    case 'cancel': return rest === '' ? readCancel(view) : withAbility(rest, view, isChosen, ask => good({ type: 'withdraw', ask: ask.id }));
    case 'say': return readSay(rest);
    case 'use': return readUse(rest, view);
    default: return withAbility(typed, view, isFree, (ask, left) => readAnswer(ask, left, view));
  }
}

/** The poll that a bare `vote` means: the first that is open to this player, else the first that is seen. */
const bareVote = (view: View): string => (view.polls.find(({ mayVote }) => mayVote) ?? view.polls[0])?.id ?? 'lynch';

const isFree = (ask: AskView): boolean => ask.chosen === undefined;
const isChosen = (ask: AskView): boolean => ask.chosen !== undefined;

/** `use …`: the only ability, of which there may be several copies. */
function readUse(rest: string, view: View): ActText {
  const possible = abilitiesOf(view);
  if (possible.length > 1) return bad('ambiguous', { possible });
  return possible.length === 0 ? nothingToDo(view) : readAnswer(copyOf(view.asks, isFree), rest, view);
}

/** A bare `cancel`: the only act that stands. */
function readCancel(view: View): ActText {
  const [only, another] = view.asks.filter(isChosen);
  if (view.asks.length === 0) return nothingToDo(view);
  if (only === undefined) return bad('nothing-to-withdraw');
  return another === undefined ? good({ type: 'withdraw', ask: only.id }) : bad('ambiguous', { possible: abilitiesOf(view) });
}

const abilitiesOf = (view: View): string[] => [...new Set(view.asks.map(({ abilities }) => abilities[0]!))];

/** Of several copies of an ability the next for which this holds, else the last. */
const copyOf = (copies: readonly AskView[], fits: (ask: AskView) => boolean): AskView => copies.find(fits) ?? copies.at(-1)!;

/** Why a player has no ability at all just now. */
function nothingToDo(view: View): ActText {
  if (view.over) return bad('over');
  return view.dead.includes(view.viewer) ? bad('dead') : bad('wrong-phase', { now: phaseText(view.phase) });
}

function readVote(rest: string, view: View): ActText {
  const [, named = '', poll] = /^(.*?)(?:\s+in\s+(.+))?$/is.exec(rest)!;
  const id = poll?.toLowerCase() ?? bareVote(view);
  if (named === '') return bad('malformed', { reason: 'whom is the vote for? For example: vote nobody' });
  const seat = seatNamed(named, view);
  if (seat !== undefined) return good({ type: 'vote', poll: id, choice: seat });
  const words = view.polls.find(one => one.id === id)?.choices.filter(choice => !view.seats.some(known => known.seat === choice)) ?? [];
  const word = words.find(choice => choice === named.toLowerCase());
  return word !== undefined || named.toLowerCase() === 'nobody' ? good({ type: 'vote', poll: id, choice: named.toLowerCase() }) : unknownPlayer(named, view);
}

function readSay(rest: string): ActText {
  const read = /^"(.*)"(?:\s+in\s+(\S+))?$/s.exec(rest);
  if (!read) return bad('malformed', { reason: 'what is said stands in quotes, as in say "hello" in mafia' });
  return good({ type: 'say', text: read[1]!, ...(read[2] === undefined ? {} : { chat: read[2].toLowerCase() }) });
}

function withAbility(text: string, view: View, fits: (ask: AskView) => boolean, go: (ask: AskView, rest: string) => ActText): ActText {
  const name = view.asks
    .flatMap(({ abilities }) => abilities)
    .filter(one => startsWithWords(text, one))
    .sort((a, b) => b.length - a.length)[0];
  if (name !== undefined) return go(copyOf(view.asks.filter(({ abilities }) => abilities.includes(name)), fits), text.slice(name.length).trim());
  const typed = text.split(/\s+/).filter(word => seatNamed(word, view) === undefined).join(' ') || text;
  const known = [...new Set(view.asks.flatMap(({ abilities }) => abilities))];
  if (known.length === 0) return nothingToDo(view);
  const near = oneOf(typed, known);
  return near === undefined ? bad('unknown-ability', { typed, possible: known }) : bad('unknown-ability', { typed, possible: known, nearest: near }, 'near');
}

const startsWithWords = (text: string, name: string): boolean =>
  text.toLowerCase().startsWith(name) && /^(\s|$)/.test(text.slice(name.length));

/** Hands the clauses to the fields of the form, in order: players to player fields, roles to role fields, and so on. */
function readAnswer(ask: AskView, text: string, view: View): ActText {
  const clauses = readClauses(text);
  const seats: Seat[] = [];
  for (const named of clauses.seat) {
    const seat = seatNamed(named, view);
    if (seat === undefined) return unknownPlayer(named, view);
    seats.push(seat);
  }
  return good({ type: 'answer', ask: ask.id, raw: handOut(ask, { ...clauses, seat: seats }) });
}

function handOut(ask: AskView, clauses: Clauses): Raw {
  const raw: Record<string, readonly string[]> = {};
  const left = { ...clauses };
  for (const [name, field] of Object.entries(ask.form)) {
    const last = !Object.entries(ask.form).some(([other, { of }]) => of === field.of && other !== name && !(other in raw));
    const take = last ? left[field.of].length : field.max;
    if (left[field.of].length > 0) raw[name] = left[field.of].slice(0, take);
    else raw[name] = [];
    left[field.of] = left[field.of].slice(take);
  }
  for (const [kind, values] of Object.entries(left)) if (values.length > 0) raw[kind] = values;
  return raw;
}

function unknownPlayer(named: string, view: View): ActText {
  const names = view.seats.map(({ name }) => name);
  const typed = named.replace(/@(\w+)/g, (whole, id: string) => view.seats.find(({ seat }) => seat === id)?.name ?? whole);
  const near = oneOf(typed, names);
  return near === undefined ? bad('unknown-player', { typed, possible: names }) : bad('unknown-player', { typed, nearest: near }, 'near');
}

function seatNamed(typed: string, view: View): Seat | undefined {
  const word = typed.trim().toLowerCase();
  return view.seats.find(({ seat, name }) => name.toLowerCase() === word || `@${seat}` === word)?.seat;
}
