import type { KnownBlock } from '@slack/types';
import type { GameEvent } from '../../../../engine/core/events.ts';
import type { TraceLine } from '../../../../engine/core/messages.ts';
import { type Seat, wholePhase } from '../../../../engine/core/state.ts';
import type { View } from '../../../../engine/core/views.ts';
import type { Table } from '../../../../engine/table/table.ts';
import { traceText } from '../../../../engine/themes/trace.ts';
import { header, plainSections, preformatted, sections } from '../blocks/blocks.ts';
import { cut, escape } from '../blocks/text.ts';
import { type Card, phaseTitle, type Say, sayer } from './card.ts';
import { escapedNames, plainNames } from './names.ts';

/** A finished game as it happened: its phases in order, why, and who went out when. */
export interface Chronicle {
  readonly phases: readonly string[];
  readonly trace: readonly TraceLine[];
  /** The phase, with all its parts, in which each seat that is out went out. */
  readonly out: Readonly<Record<Seat, string>>;
}

/** What a game's commits come to, one after the other. */
export function chronicle(commits: readonly { readonly events: readonly GameEvent[]; readonly trace: readonly TraceLine[] }[]): Chronicle {
  const phases: string[] = [];
  const out: Record<Seat, string> = {};
  for (const event of commits.flatMap(({ events }) => events)) {
    if (event.type === 'PhaseOpened' && phases.at(-1) !== wholePhase(event.phase)) phases.push(wholePhase(event.phase));
    if (event.type === 'Died' || event.type === 'Exiled') out[event.seat] = phases.at(-1) ?? '';
    if (event.type === 'Revived') delete out[event.seat];
  }
  return { phases, trace: commits.flatMap(({ trace }) => trace), out };
}

/** Slack takes about 12,000 characters in one message; each of these holds far fewer. */
const mostBlocks = 3;

/** Winners, all roles, each phase in order and the lives of all: as many messages as they need. `view` is of a game that is over. */
export function reveal(view: View, table: Table, story: Chronicle): readonly Card[] {
  const say = sayer(table.theme);
  const blocks = [
    header(say('reveal.title')),
    ...sections([`*${winnersWords(say, view)}*`]),
    ...titled(say('reveal.roles'), plainSections(roleLines(say, view, story))),
    ...titled(say('reveal.story'), sections(storyLines(say, view, table.theme, story))),
    ...titled(say('reveal.lives'), [...preformatted(lifeLines(view, story)), ...sections([escape(say('reveal.legend'))])]),
  ];
  return inParts(blocks).map(part => ({ text: say('reveal.text'), blocks: part }));
}

const titled = (title: string, blocks: readonly KnownBlock[]): readonly KnownBlock[] => [...sections([`*${title}*`]), ...blocks];

const winnersWords = (say: Say, view: View): string =>
  view.winners?.length ? say('reveal.winners', { names: view.winners.map(escapedNames(view)) }) : say('reveal.nobody');

function roleLines(say: Say, view: View, { out }: Chronicle): readonly string[] {
  const nameOf = plainNames(view);
  return view.seats.map(({ seat, role = '' }) => {
    const phase = out[seat];
    const args = { name: nameOf(seat), role };
    return phase === undefined ? say('reveal.role', args) : say('reveal.role.out', { ...args, phase: phaseTitle(phase) });
  });
}

function storyLines(say: Say, view: View, theme: string, { phases, trace }: Chronicle): readonly string[] {
  const nameOf = escapedNames(view);
  return phases.flatMap(phase => {
    const all = trace.filter(line => line.phase === phase || line.phase.startsWith(`${phase} `)); // its parts as well
    const lines = all.filter(line => !isRepeated(line, all)).map(line => traceText(theme, line, nameOf));
    return [`*${phaseTitle(phase)}*`, ...(lines.length === 0 ? [say('reveal.quiet')] : lines)];
  });
}

/** A visit where another line has told that it goes: only one that nobody chose is worth a line of its own. */
const isRepeated = ({ key, seats, args }: TraceLine, lines: readonly TraceLine[]): boolean =>
  key === 'trace.visit' && lines.some(other =>
    other.args?.['role'] === args?.['role'] && other.seats['user']?.[0] === seats['user']?.[0]
    && [...(other.seats['targets'] ?? []), ...(other.seats['to'] ?? [])].includes(seats['target']?.[0] ?? ''));

/** One row a player, one column a phase. */
function lifeLines(view: View, { phases, out }: Chronicle): readonly string[] {
  const nameOf = plainNames(view);
  const heads = phases.map(phase => phase.replace(/^(\w)\w* (\d+).*$/, (_, letter: string, number: string) => letter.toUpperCase() + number));
  const row = (name: string, cells: readonly string[]): string => escape([cut(name, 16).padEnd(16), ...cells.map(cell => cell.padEnd(3))].join(' ').trimEnd());
  return [
    row('', heads),
    ...view.seats.map(({ seat }) => {
      const last = phases.indexOf(out[seat] ?? '');
      return row(nameOf(seat), phases.map((_, index) => (last === -1 || index < last ? '+' : index === last ? 'x' : '')));
    }),
  ];
}

function inParts(blocks: readonly KnownBlock[]): readonly (readonly KnownBlock[])[] {
  const parts: KnownBlock[][] = [[]];
  let long = 0;
  for (const block of blocks) {
    const isLong = block.type === 'section' && (block.text?.text.length ?? 0) > 500;
    if (isLong && long === mostBlocks) {
      parts.push([]);
      long = 0;
    }
    if (isLong) long += 1;
    parts.at(-1)!.push(block);
  }
  return parts;
}
