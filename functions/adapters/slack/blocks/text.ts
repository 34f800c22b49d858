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
  if (line.length <= most) return [line];
  const blank = line.lastIndexOf(' ', most);
  const at = blank > most / 2 ? blank : most;
  return [line.slice(0, at), ...split(line.slice(at).trimStart(), most)];
}
