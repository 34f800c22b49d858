import { oneOf } from '../core/nearest.ts';
import type { Play, Seat } from '../core/state.ts';
import type { SeatView, View } from '../core/views.ts';
import { bad, type ActText } from './act-meaning.ts';

/** The seat of a player who was named, or as `@s3`. */
export function seatNamed(typed: string, view: View): Seat | undefined {
  const word = typed.trim().toLowerCase();
  return view.seats.find(({ seat, name }) => name.toLowerCase() === word || `@${seat}` === word)?.seat ?? view.beside.find(name => name.toLowerCase() === word);
}

/** That nobody is called so, and who may have been meant. */
export function unknownPlayer(named: string, view: View): ActText {
  const names = [...view.seats.map(({ name }) => name), ...view.beside];
  const typed = named.replace(/@(\w+)/g, (whole, id: string) => view.seats.find(({ seat }) => seat === id)?.name ?? whole);
  const near = oneOf(typed, names);
  return near === undefined ? bad('unknown-player', { typed, possible: names }) : bad('unknown-player', { typed, nearest: near }, 'near');
}

/** The slug of a private chat that was named, with a player's name or mention in place of a seat; as it was typed where there is none. */
export function chatNamed(typed: string, view: View): string {
  const word = typed.toLowerCase().replace(':@', ':');
  return view.chats.find(({ slug }) => [slug, chatName(slug, view)].some(name => name.toLowerCase() === word))?.slug ?? word;
}

/** How a private chat is called: a seat in its slug by the player's name. */
export const chatName = (slug: string, { seats }: { readonly seats: readonly Pick<SeatView, 'seat' | 'name'>[] }): string =>
  slug.split(':').map((part, at) => (at === 0 ? part : seats.find(({ seat }) => seat === part)?.name ?? part)).join(':');

/** The same where there is a state and nobody's view of it. */
export const chatNameIn = ({ names }: Pick<Play, 'names'>, slug: string): string =>
  chatName(slug, { seats: Object.entries(names).map(([seat, name]) => ({ seat, name })) });
