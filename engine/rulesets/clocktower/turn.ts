import type { Outcome } from '../../core/outcome.ts';
import type { Play, Terms } from '../../core/state.ts';
import { isAlive } from '../../core/state.ts';
import { attempt, open } from './attempt.ts';
import { Awaited } from './decide.ts';
import { beginDay, beginNight } from './day/between.ts';
import { endNominations } from './day/nominations-end.ts';
import { closePolls, resolveDay } from './day/resolve.ts';
import { beginFirstNight } from './setup/by-hand.ts';
import { finished } from './finish.ts';
import { closeDecisions, waits } from './pending.ts';
import { walk } from './night/walk.ts';
import { DUSK, isSetup, isStage, LOCK, NOMINATIONS, opens, VOTING } from './phases.ts';
import { PREFIX, Scene } from './scene.ts';
import { castOf } from './script.ts';
import { rememberNight } from './statements.ts';
import { livingPlayers } from './seats.ts';
import { isAllLocked, nominations, threshold } from './day/votes.ts';

/** The running phase or stage ends, as its deadline would end it. clocktower/rule/phases */
export function end(terms: Terms, play: Play): Outcome {
  const { name, stage } = play.phase;
  if (isSetup(play)) return beginFirstNight(terms, play);
  if (name === 'night') return stage === LOCK ? dawn(terms, play) : lock(terms, play);
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  switch (stage) {
    case undefined: return openNominations(scene);
    case NOMINATIONS: return endNominationStage(terms, scene);
    default: return resolved(terms, scene.play, scene, stage !== DUSK && waits(scene));
  }
}

/** Choices are locked: what is left to decide is asked, step by step. clocktower/rule/night-actions#1, #4 */
function lock(terms: Terms, play: Play): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  scene.add(opens(terms, { ...play.phase, stage: LOCK }));
  return askNext(terms, scene);
}

/** Opens the decision at which the night stands, if there is one. clocktower/rule/storyteller#8 */
export function askNext(terms: Terms, scene: Scene): Outcome {
  try {
    walk(terms, scene.play, scene.cast, true);
  } catch (thrown) {
    if (!(thrown instanceof Awaited)) throw thrown;
    scene.add({ type: 'DecisionOpened', decision: thrown.decision });
  }
  return scene.story;
}

/** The night takes effect, an open decision with its default: what it did, what it told, and the public report. clocktower/rule/vocabulary#5, clocktower/rule/announcements#1 */
function dawn(terms: Terms, play: Play): Outcome {
  const cast = castOf(terms);
  const night = walk(terms, withoutOpen(play), cast, false);
  const scene = new Scene(terms, play, { cast, waits: false });
  scene.add(...night.story.events);
  scene.story.trace.push(...night.story.trace);
  rememberNight(scene, play);
  const { verdict } = night;
  if (verdict) {
    scene.add(...night.news);
    scene.verdict = verdict;
    tellDeaths(scene, play);
    finished(scene);
    return scene.story;
  }
  scene.add(opens(terms, { name: 'day', number: play.phase.number }), ...night.news);
  tellDeaths(scene, play);
  scene.add(...night.reports);
  scene.announce({ kind: 'phase', key: 'day.begins', args: { number: play.phase.number, living: livingPlayers(scene.play).length, needed: threshold(scene.play) } });
  beginDay(scene);
  return scene.story;
}

const withoutOpen = (play: Play): Play => ({ ...play, decisions: {} });

/** clocktower/rule/death#1, #2 */
function tellDeaths(scene: Scene, before: Play): void {
  const dead = before.order.filter(seat => isAlive(before, seat) && !isAlive(scene.play, seat));
  const phase = `day ${before.phase.number}`;
  for (const seat of dead) scene.add({ type: 'Said', message: { to: 'table', phase, kind: 'death', key: `${PREFIX}death.night`, about: [seat] } });
  if (dead.length === 0) scene.add({ type: 'Said', message: { to: 'table', phase, kind: 'notice', key: `${PREFIX}dawn.quiet`, about: [] } });
}

function openNominations(scene: Scene): Outcome {
  scene.add(opens(scene.terms, { ...scene.play.phase, stage: NOMINATIONS }));
  scene.announce({ kind: 'phase', key: 'nominations.open', args: { number: scene.play.phase.number } });
  return scene.story;
}

/** Without a nomination the day resolves now; with every vote locked it does, too. clocktower/rule/phases?1, #10 */
export function endNominationStage(terms: Terms, scene: Scene): Outcome {
  endNominations(scene);
  if (finished(scene)) return scene.story;
  if (nominations(scene.play).length === 0) return resolved(terms, scene.play, scene, waits(scene));
  scene.add(opens(terms, { ...scene.play.phase, stage: VOTING }));
  scene.announce({ kind: 'phase', key: 'voting.open', args: { number: scene.play.phase.number } });
  return isAllLocked(terms, scene.play) ? resolved(terms, scene.play, scene, waits(scene)) : scene.story;
}

/**
 * The day resolves, and the night begins; or a decision about it is asked first. What the day has left open takes its default before.
 * `into`: where it happens. clocktower/rule/phases#9, #11, clocktower/rule/storyteller#5
 */
export function resolved(terms: Terms, play: Play, into: Scene, waits: boolean): Outcome {
  if (!waits || !isStage(play, DUSK)) closeDecisions(into);
  if (finished(into)) return into.story;
  const decision = attempt(into, waits, resolveDay);
  if (decision) {
    if (!isStage(play, DUSK)) into.add(opens(terms, { ...play.phase, stage: DUSK }));
    open(into, decision);
    return into.story;
  }
  if (finished(into)) return into.story;
  closeDecisions(into);
  closePolls(into);
  beginNight(into);
  into.add(opens(terms, { name: 'night', number: play.phase.number + 1 }));
  into.announce({ kind: 'phase', key: 'night.begins', args: { number: play.phase.number + 1 } });
  return into.story;
}
