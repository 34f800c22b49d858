import { fieldsOf } from '../../../core/json.ts';
import type { Scene } from '../scene.ts';
import { conclude } from '../victory.ts';
import { works } from '../working.ts';
import { execute, executionOf } from './execution.ts';
import { nominatedToday } from './nominate.ts';
import { forgetGhosts, hasToken, leader, nominations, nomineeOf, SPENT, spentToday, sweptAtEnd, tally, threshold } from './votes.ts';

/** What lasts until the day has resolved. */
export const untilDusk = { ends: 'dusk' } as const;

/**
 * A day resolves: votes are swept, at most one execution takes place, votes of the dead are spent, victory is judged, effects until dusk end.
 * The order is clocktower/rule/phases#11.
 */
export function resolveDay(scene: Scene): void {
  for (const poll of nominations(scene.play)) scene.add(...sweptAtEnd(scene.terms, scene.play, poll));
  tellTallies(scene);
  const poll = leader(scene.play, new Map(nominations(scene.play).map(one => [one, tally(scene.play, one)])));
  if (poll !== undefined) {
    const nominee = nomineeOf(poll);
    execute(scene, executionOf(scene, nominee, nominatedToday(scene.play)[nominee], tally(scene.play, poll)));
  } else scene.announce({ kind: 'vote', key: 'execution.nobody', about: [] });
  spendVotes(scene);
  if (!conclude(scene)) dusk(scene, poll !== undefined);
}

/** clocktower/rule/announcements#4 */
function tellTallies(scene: Scene): void {
  for (const poll of nominations(scene.play)) {
    scene.announce({ kind: 'vote', key: 'tally', about: [nomineeOf(poll)], result: { count: tally(scene.play, poll) }, args: { needed: threshold(scene.play) } });
  }
}

/** clocktower/rule/dead-vote#5, #10 */
function spendVotes(scene: Scene): void {
  const spent = spentToday(scene.play).filter(seat => hasToken(scene.play, seat));
  for (const seat of spent) scene.add({ type: 'TraitLaid', trait: { trait: SPENT, holder: seat } });
  if (spent.length > 0) scene.announce({ kind: 'notice', key: 'votes.spent', about: spent });
  scene.add(forgetGhosts);
}

/** After the check of the day: what a day without an execution brings, and the end of what lasts until dusk. clocktower/character/vortox#10 */
function dusk(scene: Scene, hasExecuted: boolean): void {
  for (const power of scene.powers) if (works(scene.play, power)) scene.abilityOf(power).dusk?.(scene, power, hasExecuted);
  if (conclude(scene)) return;
  endEffects(scene, 'dusk');
  conclude(scene);
}

/** Ends what lasts until this moment. */
export function endEffects(scene: Scene, moment: 'dusk' | 'dawn'): void {
  for (const { trait, holder, by, args } of scene.play.traits) {
    if (fieldsOf(args)['ends'] !== moment) continue;
    scene.add({ type: 'TraitLifted', trait, holder, ...(by === undefined ? {} : { by }), ...(args === undefined ? {} : { args }) });
  }
}

/** The votes of the day are taken away. */
export const closePolls = (scene: Scene): void => scene.add(...Object.keys(scene.play.polls).map(poll => ({ type: 'PollClosed' as const, poll })));

