import { isAlive, type HeldPower, type Seat } from '../../../core/state.ts';
import { isAsleep, sleepOf } from '../asleep.ts';
import { withRiders } from '../held.ts';
import { holdings, holdingsOf, isThere } from '../holding.ts';
import { printParts } from '../grammar/print.ts';
import { roleFrom } from '../lookup.ts';
import { ownerSees } from '../own.ts';
import type { Power } from '../power.ts';
import { tell, type NightDawn } from './dawn.ts';
import { isSameSide } from './inherit.ts';
import { nameFor } from './name.ts';
import { bared } from './prune.ts';
import { ownPowers, reshape } from './reshape.ts';

/** A sleeping power wakes when the first player of its side dies who had its base role: as it is written, and nothing besides. mafia/modifier/backup#3, #4, #6 */
export function wake(dawn: NightDawn): void {
  const { story } = dawn;
  for (const seat of story.play.order.filter(one => isAlive(story.play, one))) {
    for (const held of ownPowers(story.play, seat)) if (isWoken(dawn, seat, held)) waken(dawn, seat, held);
  }
}

const isWoken = (dawn: NightDawn, seat: Seat, held: HeldPower): boolean => holdingsOf(held, seat).some(holding => {
  const sleep = sleepOf(holding.power);
  if (!sleep || !isThere(dawn.terms, dawn.story.play, holding)) return false;
  return dawn.night.deaths.some(death => isSameSide(dawn, seat, death.seat) !== sleep.anti && had(dawn, death.seat, holding.power));
});

/** What is asleep itself does not count. mafia/modifier/backup?1 */
const had = ({ terms, story }: NightDawn, dead: Seat, wanted: Power): boolean => holdings(story.play, dead)
  .filter(holding => isThere(terms, story.play, holding, story.play.phase, 'reader') && !isAsleep(holding.power))
  .flatMap(({ power }) => withRiders(power)).some(({ role, of }) => (role.id === wanted.role.id || role.variantOf === wanted.role.id) && (wanted.of === undefined || wanted.of === of));

function waken(dawn: NightDawn, seat: Seat, held: HeldPower): void {
  const { story, since, told } = dawn;
  const sleep = holdingsOf(held, seat).flatMap(({ power }) => sleepOf(power) ?? [])[0]!;
  const power = printParts(roleFrom(held.power).parts.map(part => bared(part, sleep.id)));
  const { events, gained } = reshape(story.play, seat, { gains: [{ power }], loses: [held.id] }, since);
  story.add(...events);
  story.why({ phase: told, step: 'changes', rule: `mafia/modifier/${sleep.id}#3`, key: 'trace.woken', seats: { user: [seat] }, args: { role: power } });
  const { parts } = ownerSees(roleFrom(power));
  if (parts.length > 0) tell(dawn, { to: seat, kind: 'notice', key: 'role.woken', about: [], result: { word: printParts(parts) } });
  for (const one of gained) nameFor(dawn, seat, one);
}
