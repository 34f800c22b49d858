import type { Seat } from '../../../core/state.ts';
import { isBlocked } from '../effects.ts';
import { belongs, isDisbanded, type Group } from '../group.ts';
import { livingMembers } from '../members.ts';
import { option } from '../options.ts';
import { numbered } from '../poll-names.ts';
import { success } from '../report.ts';
import type { Scene } from '../scene.ts';
import type { Attack } from '../strike.ts';
import type { Step } from '../ends.ts';
import { travel } from '../use.ts';
import { visit } from '../visit.ts';
import { privateWeight, tally } from '../votes.ts';

/** Each group that decides tonight gets its polls. werewolves/rule/groups#4 */
export function openGroupPolls(scene: Scene): void {
  for (const { slug, votes } of scene.groups) {
    if (!votes || scene.play.phase.number < votes.from || isDisbanded(scene, slug) || livingMembers(scene, slug).length === 0) continue;
    scene.add(...numbered(slug, votes.polls(scene)).map(poll => ({ type: 'PollOpened' as const, poll })));
  }
}

/** What a group's poll has come to. */
export interface Decided {
  readonly poll: string;
  readonly target: Seat;
  readonly executor: Seat;
  /** True: the group is not told who it is. */
  readonly isSecret?: true;
}

/** What groups have decided: attacks, and what is none and waits for its turn among the acts of the end of the night. */
export interface Closed {
  readonly attacks: readonly Attack[];
  readonly acts: readonly Step[];
}

/** Closes the polls of the groups: the winner, and who of its voters carries it out. werewolves/rule/attacks#4, #5, #7 */
export function closeGroupPolls(scene: Scene): Closed {
  const done = scene.groups.flatMap(group => {
    const polls = Object.keys(scene.play.polls).filter(id => id === group.slug || id.startsWith(`${group.slug} `));
    if (polls.length === 0) return [];
    const overruled = scene.powers.flatMap(power => (scene.isAlive(power.holder) ? scene.of(power).overrules?.(scene, power, power.holder, polls) ?? [] : []));
    return polls.flatMap(poll => overruled.find(one => one.poll === poll) ?? decide(scene, group, poll)).map(decided => carry(scene, group, decided));
  });
  return { attacks: done.flatMap(({ attacks }) => attacks), acts: done.flatMap(({ acts }) => acts) };
}

function decide(scene: Scene, group: Group, poll: string): readonly Decided[] {
  const { slug, votes } = group;
  const state = scene.play.polls[poll];
  const { top } = tally(state, seat => privateWeight(scene, slug, seat, belongs(scene, slug, seat), votes!.former));
  if (top.length === 0 || (top.length > 1 && option(scene.terms, 'groupTie') === 'none')) return [];
  const target = scene.draw(`${slug}-tie`, top);
  const voters = state!.ballots.filter(({ choice, seat }) => choice === target && scene.isAlive(seat)).map(({ seat }) => seat);
  const present = voters.filter(seat => belongs(scene, slug, seat));
  const executor = scene.draw(`${slug}-executor`, group.votes!.isAttack || present.length === 0 ? voters : present);
  return [{ poll, target, executor }];
}

function carry(scene: Scene, group: Group, { target, executor, isSecret }: Decided): Closed {
  const role = scene.roleOf(executor).name;
  const blocked = isBlocked(scene, executor);
  scene.why('group', 'werewolves/rule/groups#5', blocked ? 'blocked' : 'group', { by: [executor], target: [target] }, { role: group.name });
  if (!isSecret) scene.tellGroup(group.slug, { kind: 'notice', key: 'group.executor', ability: group.slug, about: [executor] });
  if (group.votes!.isAttack) {
    if (!blocked) return { attacks: [{ target, kind: 'attack', by: executor, role, group: group.slug }], acts: [] };
    visit(scene, { from: executor, to: target, role, narrated: 'attacked', isAttack: true, targeting: false });
    scene.tellGroup(group.slug, { kind: 'result', ability: group.slug, about: [target], ...success(false) });
    return { attacks: [], acts: [] };
  }
  const run = (): void => {
    const act = { from: executor, role, narrated: 'investigated', isAttack: false, targeting: false };
    if (blocked) return visit(scene, { ...act, to: target });
    const met = travel(scene, act, target);
    if (met !== undefined) group.votes!.act?.(scene, met, executor, target);
  };
  return { attacks: [], acts: [{ name: group.name, run }] };
}
