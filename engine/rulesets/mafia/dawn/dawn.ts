import type { GameEvent } from '../../../core/events.ts';
import type { Message } from '../../../core/messages.ts';
import type { Story } from '../../../core/story.ts';
import type { HeldPower, Play, Seat, Terms } from '../../../core/state.ts';
import { printRole } from '../grammar/print.ts';
import { powersOf, roleFrom, roleOf } from '../lookup.ts';
import type { Night } from '../night/night.ts';
import { ownerSees } from '../own.ts';
import { departures, said } from '../tell.ts';

/** What comes of a phase, a deed or a lynch, while it is carried out. State changes at once; what is told waits in `news`. */
export interface Dawn {
  readonly terms: Terms;
  readonly story: Story;
  /** The phase in which it is told, as text. */
  readonly told: string;
  /** The phase from which gains are there. mafia/role/universal-backup?5 */
  readonly since: string;
  readonly news: GameEvent[];
}

/** A dawn after a resolution. */
export interface NightDawn extends Dawn {
  readonly night: Night;
}

/** Somebody, or everybody, is to be told. */
export const tell = ({ news, told }: Pick<Dawn, 'news' | 'told'>, message: Omit<Message, 'phase'>): void => {
  news.push(said({ ...message, phase: told }));
};

/** A player whose role has changed is told what it is now, as far as a player may know. */
export const tellRoleNow = (dawn: Dawn, seat: Seat): void =>
  tell(dawn, { to: seat, kind: 'role', key: 'role.now', about: [], result: { word: knownRole(dawn.story.play, seat) } });

/** Whoever gains a power hears, too, where the setup departs from what is usual for it. mafia/role/gunsmith#4 */
export function tellDepartures(dawn: Dawn, seat: Seat, gained: readonly Pick<HeldPower, 'power'>[]): void {
  for (const key of departures(dawn.terms, gained.flatMap(({ power }) => powersOf(power)))) tell(dawn, { to: seat, kind: 'notice', key });
}

/** What a seat knows its role to be. mafia/modifier/hidden#1, mafia/role/vanillaiser?5 */
export function knownRole(play: Play, seat: Seat): string {
  const { believes } = play.seats[seat]!;
  return printRole(ownerSees(believes === undefined ? roleOf(play, seat) : roleFrom(believes)));
}
