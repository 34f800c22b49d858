import { fieldsOf, type Json } from '../../core/json.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Phase, Play, Seat, Terms } from '../../core/state.ts';
import { phaseText } from '../../core/state.ts';
import { catalogue } from './catalogue.ts';
import { keepResults } from './condition.ts';
import { carryOutAhead, carryOutLate, keepAhead } from './delay.ts';
import { closeElection, holdElection } from './day/election.ts';
import { holdLynches } from './day/lynch.ts';
import { openDayPolls } from './day/open.ts';
import { carryOutEnds, carryOutForced, strikeAtEnd } from './ends.ts';
import { forgetLost } from './lost-roles.ts';
import { unfold } from './moment.ts';
import { closeGroupPolls, openGroupPolls } from './night/group-polls.ts';
import { nextPhase } from './next-phase.ts';
import { OPTIONS } from './poll-names.ts';
import { Scene } from './scene.ts';
import { countQuiet } from './stalemate.ts';
import { tellStory } from './story.ts';
import { takeUntold } from './told-deaths.ts';
import { judge } from './wins.ts';

/** The running phase ends as its deadline would end it. The orders are werewolves/rule/night-order and werewolves/rule/day-order. */
export function end(terms: Terms, play: Play): Outcome {
  const scene = new Scene(terms, play, catalogue);
  keepResults(scene);
  carryOutLate(scene);
  carryOutForced(scene);
  if (!scene.play.winners) (play.phase.name === 'night' ? endNight : endDay)(scene);
  if (scene.play.winners) return scene.story;
  keepAhead(scene);
  open(scene, nextPhase(play.phase));
  if (!scene.play.winners) carryOutAhead(scene);
  return scene.story;
}

/** N6 to N10. */
function endNight(scene: Scene): void {
  const { attacks, acts } = closeGroupPolls(scene);
  carryOutEnds(scene, 'endNight', acts);
  strikeAtEnd(scene, attacks);
}

/** D5 to D11. */
function endDay(scene: Scene): void {
  const elected = closeElection(scene);
  holdLynches(scene);
  if (scene.play.winners) return;
  if (elected) holdElection(scene, elected);
  if (scene.play.winners) return;
  carryOutEnds(scene, 'endDay');
  unfold(scene);
  if (!scene.play.winners) strikeAtEnd(scene, []);
}

/** A phase opens: what lasted until now ends, then what begins with it. */
function open(scene: Scene, phase: Phase): void {
  const wasNight = scene.isNight;
  const reports = (scene.fact('reports') as readonly Json[] | undefined) ?? [];
  const hasDeaths = scene.list('diedNow').length > 0;
  const dead = takeUntold(scene);
  const told = scene.phase;
  scene.set('reports', []);
  scene.add(...Object.keys(scene.play.polls).map(poll => ({ type: 'PollClosed' as const, poll })));
  scene.add({ type: 'PhaseOpened', phase });
  if (wasNight) tellStory(scene, phase, hasDeaths);
  tellDeaths(scene, dead, wasNight ? phaseText(phase) : told);
  for (const one of reports) scene.add({ type: 'Said', message: { ...(fieldsOf(one) as object), to: 'table', phase: wasNight ? phaseText(phase) : told, key: `werewolves.${String(fieldsOf(one)['key'])}` } as never });
  if (!wasNight) tellStory(scene, phase, hasDeaths);
  judge(scene);
  if (scene.play.winners) return;
  countQuiet(scene);
  for (const power of scene.powers) {
    if (scene.isAlive(power.holder)) scene.of(power)[phase.name === 'night' ? 'startNight' : 'startDay']?.(scene, power, power.holder);
  }
  if (phase.name === 'night') for (const one of [...scene.teams, ...scene.groups]) one.startNight?.(scene);
  if (phase.name === 'night') scene.set('fallen', []);
  scene.set(OPTIONS, scene.living);
  if (phase.name === 'night') openGroupPolls(scene);
  else openDayPolls(scene);
  if (phase.name === 'day') forgetLost(scene);
  unfold(scene);
}

function tellDeaths(scene: Scene, dead: readonly Seat[], phase: string): void {
  for (const seat of dead) scene.add({ type: 'Said', message: { to: 'table', phase, kind: 'death', key: 'werewolves.death', about: [seat] } });
}
