import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';
import { livingMembers } from './members.ts';
import type { Team } from './role.ts';
import type { Death } from './strike.ts';

/** A group: its channel, what it decides by a poll, and when it ends. One file each. */
export interface Group {
  readonly slug: string;
  readonly name: string;
  /** The side on which its members know each other to be; absent: they do not know. */
  readonly side?: Team;
  readonly covers: readonly string[];
  /** The key of its decisions: `SLUG-executor`, `SLUG-tie`. */
  readonly votes?: {
    /** The first night in which it votes. */
    readonly from: number;
    readonly isAttack: boolean;
    /** How many polls tonight. */
    polls(scene: Scene): number;
    /** Weight of a former member's vote. */
    readonly former: 0 | 1;
    /** What the winner of a poll meets; an attack needs nothing more. */
    act?(scene: Scene, target: Seat, executor: Seat, chosen: Seat): void;
    /** What the group is told of its attack. */
    tell?(scene: Scene, target: Seat, result: boolean | string, executor: Seat): void;
  };
  /** Living players who read along without being in the channel. */
  readonly reads?: {
    who(scene: Scene): readonly Seat[];
    /** True: they do not learn who speaks. */
    readonly unnamed?: true;
  };
  /** The game begins, or a night; somebody has died. */
  begins?(scene: Scene): void;
  startNight?(scene: Scene): void;
  mourns?(scene: Scene, deaths: readonly Death[]): void;
  /** True while it goes on. */
  lives?(scene: Scene): boolean;
  /** Once disbanded it stays so, whoever joins. */
  readonly endsForGood?: true;
}

const DISBANDED = 'disbanded';

export const isDisbanded = (scene: Scene, slug: string): boolean => scene.list(DISBANDED).includes(slug);

/** True if the seat's own role is one of the group. */
export const isOf = (scene: Scene, slug: string, seat: Seat): boolean => scene.roleOf(seat).groups?.includes(slug) === true;

/** True if the seat's role now belongs to the group, and not only its past. */
export const belongs = (scene: Scene, slug: string, seat: Seat): boolean =>
  scene.powersOf(seat).some(power => scene.of(power).groups?.includes(slug)) || scene.has(`member:${slug}`, seat);

/**
 * Groups whose time is over are disbanded: the channel stays, readable. One that does not end for good is formed anew as soon as somebody in it has a
 * role that belongs to it again, as a fox that joins the pack has. werewolves/rule/groups#6, #7, #8
 */
export function settleGroups(scene: Scene, groups: readonly Group[]): void {
  for (const { slug, lives, endsForGood } of groups) {
    if (scene.members(slug).length === 0 || (endsForGood && isDisbanded(scene, slug))) continue;
    const goesOn = lives ? lives(scene) : livingMembers(scene, slug).some(seat => belongs(scene, slug, seat));
    if (goesOn === isDisbanded(scene, slug)) (goesOn ? formAnew : disband)(scene, slug);
  }
}

function disband(scene: Scene, slug: string): void {
  scene.set(DISBANDED, [...scene.list(DISBANDED), slug]);
  scene.add({ type: 'ChatChanged', slug, chat: { members: scene.members(slug), open: false } });
  scene.why('groups', 'werewolves/rule/groups#6', 'disbanded', {}, { group: slug });
}

function formAnew(scene: Scene, slug: string): void {
  scene.set(DISBANDED, scene.list(DISBANDED).filter(one => one !== slug));
  scene.add({ type: 'ChatChanged', slug, chat: { members: scene.members(slug), open: true } });
  scene.why('groups', 'werewolves/rule/groups#6', 'formed-anew', {}, { group: slug });
}
