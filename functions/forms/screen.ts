import type { ActionsBlock, Button, KnownBlock, ModalView } from '@slack/types';
import { sentence } from '../../engine/themes/words.ts';
import { actionRow, sections } from '../adapters/slack/blocks/blocks.ts';
import { cut, plain } from '../adapters/slack/blocks/text.ts';

/** Something to read, for one person: lines that are escaped already, and buttons below. */
export interface Screen {
  /** In few words what it is; the title where it opens as a window of its own. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly buttons?: readonly Button[];
  /** Rows of their own, above the buttons. */
  readonly rows?: readonly ActionsBlock[];
}

/** Together well below what one message may hold. */
const longest = 9_000;

/** Lines up to what one screen holds; `end` keeps the last ones instead of the first. */
export function fitting(
  lines: readonly string[],
  keep: 'start' | 'end',
  most = longest,
): { readonly lines: readonly string[]; readonly left: number } {
  const kept: string[] = [];
  let room = most;
  for (const line of keep === 'start' ? lines : lines.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return { lines: keep === 'start' ? kept : kept.toReversed(), left: lines.length - kept.length };
}

const body = ({ lines, buttons = [], rows = [] }: Screen): readonly KnownBlock[] => [
  ...sections(fitting(lines, 'start').lines),
  ...rows,
  ...inRows(buttons).map(row => actionRow(row)),
];

/** A row holds five, so that they stand side by side on a phone, too. */
const inRows = (buttons: readonly Button[]): Button[][] =>
  Array.from({ length: Math.ceil(buttons.length / 5) }, (_, row) => buttons.slice(row * 5, row * 5 + 5));

export interface PrivateAnswer {
  readonly response_type: 'ephemeral';
  readonly text: string;
  readonly blocks: KnownBlock[];
}

/** The screen as a message that only its reader sees. */
export const messageOf = (screen: Screen): PrivateAnswer => ({
  response_type: 'ephemeral',
  text: cut(screen.lines.join(' ') || screen.title, 3_000),
  blocks: [...body(screen)],
});

/** The screen as a window with nothing to send. */
export const modalOf = (screen: Screen): ModalView => ({
  type: 'modal',
  title: plain(cut(screen.title, 24)),
  close: plain(sentence('workplace', 'form.close')),
  blocks: [...body(screen)],
});
