import { fieldsOf } from '../../core/json.ts';
import type { PollState, Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** A trait that changes the weight of a vote on public polls for a day: `args.set` or `args.add`. Applied in the order in which they were laid. werewolves/rule/vote-values#3 */
export const WEIGHT = 'weight';
/** A trait of votes nobody sees, on the one who has it: `args.votes`. werewolves/rule/vote-values#9 */
export const INVISIBLE = 'invisible-votes';
/** A trait of an office holder whose extra vote comes last. werewolves/rule/vote-values#4 */
export const EXTRA_VOTE = 'extra-vote';

/** The weight of a vote on public polls, before the extra vote of an office. */
export function weightWithoutOffice(scene: Scene, seat: Seat): number {
  const own = scene.powersOf(seat).map(power => scene.of(power).weight?.public).find(weight => weight !== undefined) ?? 1;
  return scene.traits(WEIGHT, seat).reduce((weight, { args }) => {
    const { set, add } = fieldsOf(args);
    return typeof set === 'number' ? set : weight + (typeof add === 'number' ? add : 0);
  }, own);
}

/** Today the votes of one player count for another who takes them, the vote of an office aside. */
export function moveVotes(scene: Scene, from: Seat, to: Seat): void {
  const votes = weightWithoutOffice(scene, from);
  if (votes <= 0) return;
  scene.lay(WEIGHT, from, { by: to, until: scene.phase, args: { add: -votes } });
  scene.lay(WEIGHT, to, { by: to, until: scene.phase, args: { add: votes } });
}

/** The weight of a vote on public polls. */
export function publicWeight(scene: Scene, seat: Seat): number {
  const changed = weightWithoutOffice(scene, seat);
  return scene.powersOf(seat).some(power => scene.of(power).hasExtraVote?.(scene)) ? changed + (changed < 0 ? -1 : 1) : changed;
}

/** The weight on a group's poll: that of a former member is what the group says. werewolves/rule/groups#3 */
export function privateWeight(scene: Scene, slug: string, seat: Seat, isMember: boolean, former: number): number {
  if (!isMember) return former;
  return scene.powersOf(seat).map(power => scene.of(power).weight?.private?.[slug]).find(weight => weight !== undefined) ?? 1;
}

export interface Tally {
  /** Every option with a vote, with its weight. */
  readonly totals: ReadonlyMap<string, number>;
  /** Those at the top, more than one where they tie; none without more than nothing. */
  readonly top: readonly string[];
}

/** Counts a poll. `invisible`: votes on options that nobody sees. */
export function tally(poll: PollState | undefined, weight: (seat: Seat) => number, invisible: (option: string) => number = () => 0): Tally {
  const totals = new Map<string, number>();
  for (const { seat, choice } of poll?.ballots ?? []) totals.set(choice, (totals.get(choice) ?? 0) + weight(seat));
  const withInvisible = new Map(totals);
  for (const option of new Set([...totals.keys(), ...invisibleOptions(invisible)])) withInvisible.set(option, (totals.get(option) ?? 0) + invisible(option));
  const most = Math.max(0, ...[...withInvisible].filter(([option]) => option !== 'nobody').map(([, total]) => total));
  const abstained = withInvisible.get('nobody') ?? 0;
  const top = most <= 0 || abstained > most ? [] : [...withInvisible].filter(([option, total]) => option !== 'nobody' && total === most).map(([option]) => option);
  return { totals, top };
}

const invisibleOptions = (invisible: ((option: string) => number) & { readonly options?: readonly string[] }): readonly string[] => invisible.options ?? [];

/** The invisible votes of the day, with the options that have any. */
export function invisibleVotes(scene: Scene): ((option: string) => number) & { readonly options: readonly string[] } {
  const options = [...new Set(scene.traits(INVISIBLE).map(({ holder }) => holder))];
  const count = (option: string): number => scene.traits(INVISIBLE, option).reduce((sum, { args }) => sum + Number(fieldsOf(args)['votes'] ?? 0), 0);
  return Object.assign(count, { options });
}
