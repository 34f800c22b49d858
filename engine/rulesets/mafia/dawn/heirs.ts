import { seats } from '../../../core/forms.ts';
import { fieldsOf, textsOf, type Json } from '../../../core/json.ts';
import type { Ask } from '../../../core/asks.ts';
import type { Play, Seat } from '../../../core/state.ts';
import { answersTo } from '../grammar/answers.ts';
import type { Power } from '../power.ts';
import type { Dawn } from './dawn.ts';

/** A dead player's role as it counted at death: the parts that were there. mafia/role/universal-backup?2 */
export interface Estate {
  readonly seat: Seat;
  /** Ids of held powers. */
  readonly parts: readonly string[];
}

/** A choice among several dead, asked for when their deaths are told. mafia/role/universal-backup#4, ?3 */
interface Pending {
  /** In the order of the tie list: without an answer it is the first. */
  readonly estates: readonly Estate[];
  /** The phase at whose end the first is taken, as text. */
  readonly due: string;
  /** What the form is called. */
  readonly abilities: readonly string[];
}

const factOf = (heir: Seat): string => `heir/${heir}`;

export function pendingOf(play: Play, heir: Seat): Pending | undefined {
  const { due, estates, abilities } = fieldsOf(play.facts[factOf(heir)]);
  if (typeof due !== 'string' || !Array.isArray(estates)) return undefined;
  return { due, abilities: textsOf(abilities), estates: estates.map(estateFrom) };
}

const estateFrom = (value: Json): Estate => {
  const { seat, parts } = fieldsOf(value);
  return { seat: String(seat), parts: textsOf(parts) };
};

/** The heir is asked; what the dead had is kept as it was at their deaths. */
export function askHeir({ story, since }: Dawn, heir: Seat, power: Power, estates: readonly Estate[]): void {
  const value = { due: since, abilities: answersTo(power.expr), estates: estates.map(({ seat, parts }) => ({ seat, parts })) };
  story.add({ type: 'FactSet', key: factOf(heir), value });
}

export function forgetHeir({ story }: Pick<Dawn, 'story'>, heir: Seat): void {
  if (pendingOf(story.play, heir)) story.add({ type: 'FactSet', key: factOf(heir), value: null });
}

/** Forms of those who are to choose: answered at once, so that what is inherited is there in the phase after the deaths. mafia/role/universal-backup?5 */
export const heirAsks = (play: Play): readonly Ask[] => play.order.flatMap((heir): Ask[] => {
  const pending = pendingOf(play, heir);
  if (!pending || play.winners) return [];
  const dead = pending.estates.map(({ seat }) => seat);
  return [{ id: factOf(heir), abilities: pending.abilities, seats: [heir], form: { targets: seats('whom', 1, () => dead) }, when: 'now' }];
});

/** The heir whose form this is. */
export const heirOf = (play: Play, ask: string): Seat | undefined => play.order.find(seat => factOf(seat) === ask);
