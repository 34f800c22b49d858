import type { Message } from '../../engine/core/messages.ts';
import { sentence } from '../../engine/themes/words.ts';
import { escapedNames } from '../adapters/slack/cards/names.ts';
import { said as written } from '../adapters/slack/cards/said.ts';
import { said } from './say.ts';
import type { Screen } from './screen.ts';
import type { Seen } from './seen.ts';

/** What all were told and this person alone, one a line; what others were told is not theirs to read. */
export function toldLines({ theme, view, seat }: Seen, messages: readonly Message[]): readonly string[] {
  const own = messages.filter(({ to }) => to === 'table' || to === seat);
  return view ? written(theme, own, escapedNames(view)) : [];
}

/** What came of an act at once; nothing where nothing did. */
export function toldScreen(seen: Seen, messages: readonly Message[]): Screen | undefined {
  const lines = toldLines(seen, messages);
  return lines.length === 0 ? undefined : { title: sentence(seen.theme, 'form.title'), lines: [said(seen.theme, 'done.told'), ...lines] };
}
