import type { LogEntry } from '../testing/log.ts';
import type { GameRecord } from '../testing/record.ts';
import type { Result } from '../testing/result.ts';
import type { Session } from '../testing/session.ts';
import { list } from '../themes/words.ts';

/** A game as a story for people: phase by phase what was done, what everybody heard, what each player learned, and why. */
export function narrate(record: GameRecord, session: Session, result: Result, player?: string): string {
  const log = player === undefined ? session.log : session.log.filter(entry => mayHear(entry, player, session.isOver));
  return [head(record, result, player), ...chapters(log).map(chapter), tail(result)].join('\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function head({ rules, seed, players, options }: GameRecord, { roles }: Result, player: string | undefined): string {
  const width = Math.max(...players.map(({ name }) => name.length));
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  const title = [`${capital(rules)}, ${players.length} players, seed ${seed}`, ...chosen].join(', ');
  const seats = players.map(({ name, role }) => `  ${name.padEnd(width)}  ${player === undefined ? String(role) : roles[name] ?? ''}`.trimEnd());
  return `${title}${player === undefined ? '' : `; as ${player} knows it`}\n\n${seats.join('\n')}\n`;
}

interface Chapter {
  readonly title: string;
  readonly entries: readonly LogEntry[];
}

/** Cuts the log where phases open; what came before the first is the deal. */
function chapters(log: readonly LogEntry[]): readonly Chapter[] {
  const starts = log.flatMap((entry, index) => (entry.type === 'phase' ? [index] : []));
  const deal = { title: 'The deal', entries: log.slice(0, starts[0] ?? log.length) };
  const phases = starts.map((start, index) => ({ title: titleOf(log[start]!), entries: log.slice(start + 1, starts[index + 1] ?? log.length) }));
  return [deal, ...phases].filter(({ entries, title }) => entries.length > 0 || title !== 'The deal');
}

const titleOf = (entry: LogEntry): string => (entry.type === 'phase' ? capital(entry.phase) : '');

function chapter({ title, entries }: Chapter): string {
  return `${title}\n${'-'.repeat(title.length)}\n${entries.flatMap(lines).map(line => `${line}\n`).join('')}`;
}

function lines(entry: LogEntry): string[] {
  switch (entry.type) {
    case 'act': return [`  ${entry.by}: ${entry.text}`, ...(entry.refusal ? [`      refused: ${entry.refusal.message}`] : [])];
    case 'announced': return [`* ${entry.message.text}`];
    case 'told': return [`  to ${entry.message.to}: ${entry.message.text}`];
    case 'trace': return entry.step === 'choices' ? [] : [`    why: ${entry.text} [${entry.rule}]`];
    case 'decision': return [`    decided: ${entry.key} is ${JSON.stringify(entry.made)} (${entry.by})`];
    case 'revival': return [`  ${entry.player} is back in the game`];
    case 'death':
    case 'phase': return [];
  }
}

/** What reaches one player: the own acts and messages, what is public, and the why of it once the game is over. */
function mayHear(entry: LogEntry, player: string, isOver: boolean): boolean {
  switch (entry.type) {
    case 'act': return entry.by === player;
    case 'told': return entry.message.to === player;
    case 'trace':
    case 'decision': return isOver;
    default: return true;
  }
}

function tail({ phase, alive, deaths, winners }: Result): string {
  const dead = deaths.filter(death => !('revived' in death)).map(death => `${String(death['player'])} (${String(death['phase'])})`);
  return [
    phase === 'over' ? 'The game is over' : `It is ${phase}`,
    '',
    `  still in the game  ${alive.length === 0 ? 'nobody' : list(alive)}`,
    `  out of the game    ${dead.length === 0 ? 'nobody' : list(dead)}`,
    ...(winners === null ? [] : [`  winners            ${winners.length === 0 ? 'nobody' : list(winners)}`]),
    '',
  ].join('\n');
}
