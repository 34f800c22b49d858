import type { Seat } from '../../engine/core/state.ts';
import { seatNamed } from '../../engine/table/act-names.ts';
import { type GameState, seatOf } from '../../engine/table/table.ts';
import { personOf } from '../adapters/slack/ids.ts';
import type { Seen } from '../forms/seen.ts';

const mention = /<@([UW][A-Z0-9]+)(?:\|([^>]*))?>/g;

/** An act text with seats for mentions, or the user of the first mention who has no seat. */
export type Mentioned = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly user: string };

/** Puts `@s3` for a mention of whoever sits there, and "and" between two in a row; in words that are said, the player's name. */
export function withSeats(text: string, { state, view }: Seen, team: string): Mentioned {
  const strangers: string[] = [];
  const seat = (user: string) => seatOf(state.table, personOf(team, user));
  const nameOf = (user: string, label: string | undefined) =>
    view?.seats.find(known => known.seat === seat(user))?.name ?? label ?? 'somebody';
  const words = /^\s*say\s|\s(?:say\s+)?["“”„«»]/i.exec(text)?.index ?? text.length;
  const said = text.slice(words).replace(mention, (_, user: string, label?: string) => `@${nameOf(user, label)}`);
  const put = text.slice(0, words).replace(mention, (whole, user: string) => {
    const found = seat(user);
    if (found === undefined) strangers.push(user);
    return found === undefined ? whole : `@${found}`;
  });
  const [stranger] = strangers;
  return stranger === undefined ? { ok: true, text: `${bareNames(put.replace(/(@s\d+)\s+(?=@s\d+)/g, '$1 and '), view)}${said}` } : { ok: false, user: stranger };
}

/** What was written in a channel as plain words: players by name, and Slack's marks and escapes undone. */
export const plainWords = (text: string, { table, play }: GameState, team: string): string =>
  text
    .replace(mention, (_, user: string, label?: string) => `@${play?.names[seatOf(table, personOf(team, user)) ?? ''] ?? label ?? 'somebody'}`)
    .replace(/<(?:[#!@]?[^|>]*\|)?([^>]*)>/g, '$1')
    .replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** A player's name typed with an `@` that Slack did not take for a mention is still that player. */
const bareNames = (text: string, view: Seen['view']): string =>
  text.replace(/@([^\s,@]+)/g, (whole, name: string) =>
    view?.seats.some(known => known.name.toLowerCase() === name.toLowerCase()) ? name : whole,
  );

/** The user of a text that is a mention and nothing else. */
export const userMentioned = (text: string): string | undefined => /^<@([UW][A-Z0-9]+)(?:\|[^>]*)?>$/.exec(text.trim())?.[1];

/** The seat of the player whom a text names, by mention or by name. */
export function seatMeant(text: string, { state, view }: Seen, team: string): Seat | undefined {
  const user = userMentioned(text);
  if (user !== undefined) return seatOf(state.table, personOf(team, user));
  return view && seatNamed(text.trim().replace(/^@/, ''), view);
}
