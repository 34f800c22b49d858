import { sentence, wordsOf } from '../../engine/themes/words.ts';
import type { Commit } from '../app/ports.ts';
import { escape } from '../adapters/slack/blocks/text.ts';
import { said } from './say.ts';
import { fitting, type Screen } from './screen.ts';
import { capital, nameIn, type Seen } from './seen.ts';

/** All that this person was told, in order; the latest where it is more than one screen holds. */
export async function logScreen({ theme, view, viewer }: Seen, history: AsyncIterable<Commit>): Promise<Screen> {
  const title = sentence(theme, 'form.log.title');
  if (!view) return { title, lines: [said(theme, 'log.empty')] };
  const lines: string[] = [];
  let phase = '';
  for await (const { events } of history) {
    for (const event of events) {
      if (event.type !== 'Said') continue;
      const { message } = event;
      if (message.to !== 'table' && message.to !== viewer && viewer !== 'host') continue;
      if (message.phase !== phase) lines.push(`*${escape(capital(message.phase))}*`);
      phase = message.phase;
      const to =
        viewer === 'host' && message.to !== 'table' ? `${sentence(theme, 'form.log.to', { name: nameIn(view, message.to) })} ` : '';
      lines.push(escape(`${to}${wordsOf(theme, message, seat => nameIn(view, seat))}`));
    }
  }
  const { lines: kept, left } = fitting(lines, 'end', 8_500);
  const cut = left === 0 ? [] : [said(theme, 'log.left', { count: left })];
  return { title, lines: lines.length === 0 ? [said(theme, 'log.empty')] : [...cut, ...kept] };
}
