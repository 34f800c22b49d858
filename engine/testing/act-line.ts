import type { FieldOf, Form, Raw } from '../core/forms.ts';
import type { Json } from '../core/json.ts';
import { look } from '../core/look.ts';
import type { Ask } from '../core/asks.ts';
import { decisionKey, phaseText, type Play, type Seat } from '../core/state.ts';
import { wordFor } from '../table/arriving.ts';
import type { Command } from '../table/commands.ts';
import { seatOf, type GameState } from '../table/table.ts';
import { overheardText } from './host-act.ts';
import { knownRules } from './known-rules.ts';

/** A command of a running game, the state that it met, and the one that it made. */
export interface Move {
  readonly before: GameState;
  readonly command: Command;
  readonly after: GameState;
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/**
 * A move as a record has it, or nothing for what leaves no trace in the game.
 * @param later what was done in the same phase after it: a choice that did not stand is left out
 */
export function lineOf({ before, command, after }: Move, later: readonly Move[]): Json | undefined {
  if (command.type === 'say' && command.caught) return { Host: overheardText(nameIn(before, seatOf(before.table, command.person)!), { ...command, caught: command.caught }) };
  const hosted = hostText(before, command, after);
  if (hosted !== undefined) return { Host: hosted };
  if (command.type === 'travel') return { [wordFor(before.play!, command.name)]: `travel as ${command.role}` };
  if (!('person' in command)) return undefined;
  const seat = seatOf(before.table, command.person);
  if (seat === undefined) return undefined;
  const text = textOf(before, command, seat, later);
  return text === undefined ? undefined : { [nameIn(before, seat)]: text };
}

/** Whoever left the table by their own will; a watcher who goes changes nothing. */
function leftText(before: GameState, { person }: Of<'leave'>): string | undefined {
  const seat = seatOf(before.table, person);
  return seat === undefined ? undefined : `dismiss ${nameIn(before, seat)}`;
}

/** What the host did, or what time did in the host's place. */
function hostText(before: GameState, command: Command, after: GameState): string | undefined {
  switch (command.type) {
    case 'end-phase': return 'end phase';
    case 'kill':
    case 'dismiss': return `${command.type} ${nameIn(before, command.seat)}`;
    case 'replace': return `replace ${nameIn(before, command.seat)} with ${nameIn(after, command.seat)}`;
    case 'declare': return `declare ${command.side}`;
    case 'mend': return `mend ${nameIn(before, command.seat)} ${command.field} ${command.value}`;
    case 'unmend': return 'mend undo';
    case 'admit': return `admit ${nameIn(after, seatOf(after.table, command.by)!)} as ${command.role}${command.after === undefined ? '' : ` below ${nameIn(before, command.after)}`}`;
    case 'leave': return leftText(before, command);
    case 'decide': return `decide ${shortKey(before, command.key)} ${command.value.replace(/\s+/g, ' ')}`;
    case 'tick': return hasMovedOn(before.play!, after.play!) ? undefined : decidedByTime(before, after);
    default: return undefined;
  }
}

/** An open decision by its slug, where no other one of it is open. */
const shortKey = ({ play }: GameState, key: string): string =>
  Object.keys(play!.decisions).filter(one => decisionKey(one) === decisionKey(key)).length === 1 ? decisionKey(key) : key;

/** Nobody decided in time, while the phase went on: the default as somebody would have typed it. */
function decidedByTime(before: GameState, after: GameState): string | undefined {
  const closed = Object.values(before.play!.decisions).find(({ key }) => !Object.hasOwn(after.play!.decisions, key));
  const said = closed?.options?.find(({ value }) => JSON.stringify(value) === JSON.stringify(closed.fallback))?.says;
  return closed && said !== undefined ? `decide ${shortKey(before, closed.key)} ${said}` : undefined;
}

/** True if a phase ended, or the game. */
export const hasMovedOn = (before: Play, after: Play): boolean => after.winners !== null || phaseText(before.phase) !== phaseText(after.phase);

const nameIn = ({ play }: GameState, word: string): string => play!.names[word] ?? word;

function textOf(before: GameState, command: Command, seat: Seat, later: readonly Move[]): string | undefined {
  switch (command.type) {
    case 'answer': return answerText(before, command, later);
    case 'withdraw': return withdrawnText(before, command);
    case 'vote': return `vote ${ballotText(before, seat, command.poll, command.choice)}`;
    case 'unvote': return `unvote ${ballotText(before, seat, command.poll)}`.trim();
    case 'laugh': return `laugh at ${nameIn(before, command.whom)}${command.message === undefined ? '' : ` in ${command.message}`}`;
    case 'say': return command.caught ? undefined : `say ${quoted(command.text)}${command.chat === undefined ? '' : ` in ${command.chat}`}`;
    default: return undefined;
  }
}

const quoted = (text: string): string => `"${text.replace(/\s+/g, ' ')}"`;

function answerText(before: GameState, { ask: id, raw }: Of<'answer'>, later: readonly Move[]): string | undefined {
  const { terms, play } = before;
  const ask = knownRules(terms.ruleset)!.asks(terms, play!).find(one => one.id === id);
  if (!ask) throw new Error(`the form "${id}" was answered and was not open`);
  return stands(ask, later) ? spoken(before, ask.abilities[0]!, ask.form, raw) : undefined;
}

/** What is carried out at once has happened; of other choices only the last in its phase counts. */
const stands = ({ id, when }: Ask, later: readonly Move[]): boolean =>
  when === 'now' || !later.some(({ command }) => (command.type === 'answer' || command.type === 'withdraw') && command.ask === id);

/** `ABILITY TARGET [and TARGET] [as ROLE] [with OPTION] [say "TEXT"]` */
function spoken(before: GameState, ability: string, form: Form, raw: Raw): string {
  const of = (kind: FieldOf): readonly string[] =>
    Object.entries(form).filter(([, field]) => field.of === kind).flatMap(([name]) => raw[name] ?? []);
  const seats = of('seat').map(seat => nameIn(before, seat));
  const roles = of('role');
  const targets = roles.length === 0 ? seats : roles.map((role, index) => `${seats[index] ?? ''} as ${role}`.trim());
  const options = of('option');
  const parts = [ability, targets.join(' and '), options.length === 0 ? '' : `with ${options.join(' and ')}`, ...of('text').map(text => `say ${quoted(text)}`)];
  return parts.filter(part => part !== '').join(' ');
}

/** What was carried out at once and stood is taken back; of other choices the last one counts anyway. */
function withdrawnText({ terms, play }: GameState, { ask: id }: Of<'withdraw'>): string | undefined {
  const ask = knownRules(terms.ruleset)!.asks(terms, play!).find(one => one.id === id);
  return ask?.when === 'now' ? `cancel ${ask.abilities[0]!}` : undefined;
}

/** `CHOICE`, ` in POLL` where a bare vote would mean another one; `SUBJECT CHOICE` where the poll is about somebody, with the names in the choice. */
function ballotText(before: GameState, seat: Seat, poll: string, choice = ''): string {
  const { polls } = look(knownRules(before.terms.ruleset)!, before.terms, before.play!, seat);
  const subject = polls.find(({ id }) => id === poll)?.subject;
  const named = choice.split(' ').map(word => nameIn(before, word)).join(' ');
  if (subject !== undefined) return `${nameIn(before, subject)} ${named}`.trim();
  const isBare = polls.find(({ mayVote }) => mayVote)?.id === poll && !polls.some(one => one.subject === choice);
  return isBare ? named : `${named} in ${poll}`.trim();
}
