import { draw } from '../../../core/pins.ts';
import type { Story } from '../../../core/story.ts';
import { isAlive, type HeldPower, type Seat } from '../../../core/state.ts';
import { modifierById } from '../catalogue.ts';
import { powersOf } from '../lookup.ts';
import type { Night } from '../night/night.ts';
import { option } from '../options.ts';
import type { Power } from '../power.ts';

const KEY = 'amnesiac-target';

/** A result that goes to somebody else than whoever asked for it. */
export interface Astray {
  readonly use: string;
  readonly held: string;
  readonly by: Seat;
  /** Those who were targeted. */
  readonly others: readonly Seat[];
}

/** Who gets it: somebody alive after tonight's deaths, neither the user nor targeted; or whoever always gets it. mafia/modifier/amnesiac#1, #v1, ?1 */
export function recipientOf(story: Story, night: Night, astray: Astray): Seat | undefined {
  const { play } = story;
  const lives = (seat: Seat): boolean => isAlive(play, seat) && !night.deaths.some(death => death.seat === seat);
  if (option(night.terms, 'amnesiacRecipient') === 'fixed') {
    fixAll(story, night);
    const fixed = play.order.find(seat => seat === story.play.facts[factOf(astray.held)]);
    return fixed !== undefined && lives(fixed) ? fixed : undefined;
  }
  const options = play.order.filter(seat => seat !== astray.by && !astray.others.includes(seat) && lives(seat));
  return options.length === 0 ? undefined : drawn(story, night, `${night.phase}/${astray.use}`, options);
}

/** One recipient for the whole game for each such power, in seat order, when the first of them is needed. mafia/modifier/amnesiac#v1 */
function fixAll(story: Story, night: Night): void {
  const held = Object.values(story.play.powers).filter(({ id, power }) => powersOf(power).some(isAstray) && story.play.facts[factOf(id)] === undefined);
  for (const { id, holder } of held.sort(bySeat(story.play.order))) {
    const options = story.play.order.filter(seat => seat !== holder);
    if (options.length > 0) story.add({ type: 'FactSet', key: factOf(id), value: drawn(story, night, id, options) });
  }
}

const bySeat = (order: readonly Seat[]) => (a: HeldPower, b: HeldPower): number => order.indexOf(a.holder) - order.indexOf(b.holder) || (a.id < b.id ? -1 : 1);

const isAstray = ({ layers }: Power): boolean =>
  layers.some(({ id, rider }) => modifierById(id).results === 'astray' || (rider !== undefined && isAstray(rider)));

const factOf = (held: string): string => `astray/${held}`;

function drawn(story: Story, { terms }: Night, sub: string, options: readonly Seat[]): Seat {
  const to = draw(terms, story.play, KEY, `astray/${sub}`, options, 0);
  if (options.length > 1) story.add({ type: 'Drawn', key: KEY });
  return to;
}
