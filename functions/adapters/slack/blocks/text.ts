import type { MrkdwnElement, PlainTextElement } from '@slack/types';
import { DateTime } from 'luxon';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as mrkdwn that means nothing but itself: no mention, no link, no command to the channel. */
export const escape = (text: string): string => text.replace(/[&<>]/g, sign => entities[sign]!);

/** At most `most` characters, on one line; what is cut off ends in an ellipsis. Never cuts a character in half. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  let short = '';
  for (const sign of line) {
    if (short.length + sign.length > most - 1) break;
    short += sign;
  }
  return `${short}…`;
}

/** Words that are shown as they stand; players' own words go here where they can. */
export const plain = (text: string): PlainTextElement => ({ type: 'plain_text', text, emoji: false });

/** Words with Slack's marks; everything in them is escaped already. `verbatim` keeps bare `@here` and addresses dead. */
export const mrkdwn = (text: string): MrkdwnElement => ({ type: 'mrkdwn', text, verbatim: true });

/** A time as each reader's own zone shows it, with the game's zone for clients that cannot. */
export function date(at: number, zone: string): string {
  const fallback = DateTime.fromMillis(at, { zone, locale: 'en' }).toFormat('ccc d LLL, HH:mm ZZZZ');
  return `<!date^${Math.floor(at / 1000)}^{date_short_pretty} at {time}|${fallback}>`;
}

/** Lines gathered into texts of at most `most` characters; a line that is longer by itself is split. */
export function chunks(lines: readonly string[], most: number): readonly string[] {
  const out: string[] = [];
  for (const line of lines.flatMap(long => split(long, most))) {
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= most) out[out.length - 1] = `${last}\n${line}`;
    else out.push(line);
  }
  return out;
}

function split(line: string, most: number): readonly string[] {
  if (line.trim() === '') return [];
  if (line.length <= most) return [line];
  const at = seam(line, most);
  return [line.slice(0, at), ...split(line.slice(at).trimStart(), most)];
}

/** Where a long line is split: at a blank, else anywhere but within an entity or a character. */
function seam(line: string, most: number): number {
  const blank = line.lastIndexOf(' ', most);
  if (blank > most / 2) return blank;
  const open = /&[a-z]{0,3}$/.exec(line.slice(0, most));
  const at = open && open.index > 0 ? open.index : most;
  return /[\uD800-\uDBFF]/.test(line.charAt(at - 1)) && at > 1 ? at - 1 : at;
}
