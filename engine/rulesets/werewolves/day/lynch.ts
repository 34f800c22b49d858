import type { Seat } from '../../../core/state.ts';
import { unfold } from '../moment.ts';
import { option } from '../options.ts';
import { kindOf, LYNCH } from '../poll-names.ts';
import type { Scene } from '../scene.ts';
import { announceTotals } from './totals.ts';
import { INVISIBLE, invisibleVotes, publicWeight, tally, type Tally } from '../votes.ts';

/** A lynch as it is about to be carried out. */
export interface Lynch {
  readonly seat: Seat;
  readonly poll: string;
  /** False where another has brought it about. werewolves/rule/killing#6 */
  readonly direct: boolean;
  /** Who is responsible for an unusual one. */
  readonly by?: Seat;
  /** Who voted for the one who is lynched, in the order in which they did. */
  readonly voters: readonly Seat[];
  /** Whose votes that nobody sees have decided it. */
  readonly swayedBy?: readonly Seat[];
}

/** Lynches that were cancelled beforehand: polls, or the next one that comes. */
export const CANCELLED = 'cancelledLynches';
export const CANCEL_NEXT = 'cancelNextLynch';

/** The lynch polls close: winners are fixed, cancellations known, then each is carried out with all that follows. werewolves/rule/day-order#3, #5, #7 */
export function holdLynches(scene: Scene): void {
  const polls = Object.keys(scene.play.polls).filter(id => kindOf(id) === LYNCH);
  const decided = polls.map(poll => ({ poll, count: countOf(scene, poll) }));
  for (const { poll, count } of decided) announceTotals(scene, poll, count);
  const winners = decided.flatMap(({ poll, count }) => winnerOf(scene, poll, count));
  for (const lynch of winners) {
    if (scene.play.winners) return;
    if (isCancelled(scene, lynch)) continue;
    carryOutLynch(scene, lynch);
  }
  for (const power of scene.powers) scene.of(power).afterLynches?.(scene, power, power.holder);
  scene.set(CANCELLED, []);
}

const countOf = (scene: Scene, poll: string): Tally => tally(scene.play.polls[poll], seat => publicWeight(scene, seat), invisibleVotes(scene));

/** Of several with as many votes, where the setup wants one drawn. */
export const LYNCH_TIE = 'lynch-tie';

function winnerOf(scene: Scene, poll: string, { top }: Tally): readonly Lynch[] {
  if (top.length === 0 || (top.length > 1 && option(scene.terms, 'lynchTie') === 'none')) return [];
  const seat = scene.draw(LYNCH_TIE, top);
  const voters = scene.play.polls[poll]!.ballots.filter(({ choice }) => choice === seat).map(one => one.seat);
  return [{ seat, poll, direct: true, voters, swayedBy: swaying(scene, poll, seat) }];
}

/** Whoever put invisible votes on a player whom the others alone would not have lynched. */
function swaying(scene: Scene, poll: string, seat: Seat): readonly Seat[] {
  const { top } = tally(scene.play.polls[poll], voter => publicWeight(scene, voter));
  if (top.length === 1 && top[0] === seat) return [];
  return scene.traits(INVISIBLE, seat).flatMap(({ by }) => (by === undefined ? [] : [by]));
}

/** By somebody beforehand, or because an earlier lynch has used it up. werewolves/rule/lynch#4, #5 */
function isCancelled(scene: Scene, { poll, seat }: Lynch): boolean {
  if (!scene.isAlive(seat)) return false;
  if (scene.fact(CANCEL_NEXT) === true) {
    scene.set(CANCEL_NEXT, false);
    scene.announce({ kind: 'notice', key: 'lynch.cancelled', about: [seat] });
    return true;
  }
  const cancelled = scene.list(CANCELLED).includes(poll);
  if (cancelled) scene.announce({ kind: 'notice', key: 'lynch.cancelled', about: [seat] });
  return cancelled;
}

/** A lynch with its consequences: it may be passed on, survived, or a win. */
export function carryOutLynch(scene: Scene, lynch: Lynch): void {
  const { seat } = lynch;
  if (!scene.isAlive(seat)) return;
  for (const power of scene.powersOf(seat)) {
    const done = scene.of(power).lynched?.(scene, power, seat, lynch);
    if (done === true) {
      unfold(scene);
      return;
    }
  }
  scene.announce({ kind: 'death', key: 'lynched', about: [seat] });
  scene.dying.push({ seat, kind: 'lynch', ...(lynch.direct ? { direct: true } : {}), ...(lynch.by === undefined ? {} : { by: lynch.by }) });
  unfold(scene);
  scene.set('diedNow', scene.list('diedNow').filter(one => one !== seat));
}
