import type { FieldOf, Form, Raw } from '../core/forms.ts';
import type { Json } from '../core/json.ts';
import { look } from '../core/look.ts';
import type { Ask } from '../core/ruleset.ts';
import type { Seat } from '../core/state.ts';
import type { Command } from '../table/commands.ts';
import { seatOf, type GameState } from '../table/table.ts';
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
  if (command.type === 'end-phase') return { Host: 'end phase' };
  if (command.type === 'kill') return { Host: `kill ${nameIn(before, command.seat)}` };
  if (command.type === 'replace') return { Host: `replace ${nameIn(before, command.seat)} with ${nameIn(after, command.seat)}` };
  if (command.type === 'declare') return { Host: `declare ${command.side}` };
  if (command.type === 'mend') return { Host: `mend ${nameIn(before, command.seat)} ${command.field} ${command.value}` };
  if (command.type === 'unmend') return { Host: 'mend undo' };
  if (command.type === 'decide') return { Host: `decide ${command.key} ${command.value}` };
  if (!('person' in command)) return undefined;
  const seat = seatOf(before.table, command.person);
  if (seat === undefined) return undefined;
  const text = textOf(before, command, seat, later);
  return text === undefined ? undefined : { [nameIn(before, seat)]: text };
}

const nameIn = ({ play }: GameState, word: string): string => play!.names[word] ?? word;

function textOf(before: GameState, command: Command, seat: Seat, later: readonly Move[]): string | undefined {
  switch (command.type) {
    case 'answer': return answerText(before, command, later);
    case 'vote': return `vote ${nameIn(before, command.choice)}${inPoll(before, seat, command.poll)}`;
    case 'unvote': return `unvote${inPoll(before, seat, command.poll)}`;
    case 'say': return command.heard && command.chat !== undefined ? undefined : `say ${quoted(command.text)}${command.chat === undefined ? '' : ` in ${command.chat}`}`;
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

/** ` in POLL` where a bare vote would mean another one. */
function inPoll({ terms, play }: GameState, seat: Seat, poll: string): string {
  const { polls } = look(knownRules(terms.ruleset)!, terms, play!, seat);
  return polls.find(({ mayVote }) => mayVote)?.id === poll ? '' : ` in ${poll}`;
}
