import { seatOf } from '../../engine/table/table.ts';
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
  if (/^say\b/i.test(text))
    return { ok: true, text: text.replace(mention, (_, user: string, label?: string) => `@${nameOf(user, label)}`) };
  const put = text.replace(mention, (whole, user: string) => {
    const found = seat(user);
    if (found === undefined) strangers.push(user);
    return found === undefined ? whole : `@${found}`;
  });
  const [stranger] = strangers;
  return stranger === undefined ? { ok: true, text: bareNames(put.replace(/(@s\d+)\s+(?=@s\d+)/g, '$1 and '), view) } : { ok: false, user: stranger };
}

/** A player's name typed with an `@` that Slack did not take for a mention is still that player. */
const bareNames = (text: string, view: Seen['view']): string =>
  text.replace(/@([^\s,@]+)/g, (whole, name: string) =>
    view?.seats.some(known => known.name.toLowerCase() === name.toLowerCase()) ? name : whole,
  );
