import { Story } from '../../core/story.ts';
import type { Outcome } from '../../core/outcome.ts';
import { phaseText, type Play, type Terms } from '../../core/state.ts';
import { carryOut } from './dawn/carry-out.ts';
import { tellLoud } from './dawn/loud.ts';
import { remember } from './dawn/remember.ts';
import { tellResults } from './dawn/results.ts';
import { endDay } from './day/end-day.ts';
import { lastVerdict } from './day/lynch.ts';
import { close } from './day/permission.ts';
import { becomeStumps } from './day/stump.ts';
import { resolveNight } from './night/resolve.ts';
import { turn } from './opening.ts';
import { upcoming } from './phases.ts';
import { tellQuiet } from './tell.ts';

/** The running phase ends as its deadline ends it. */
export function endPhase(terms: Terms, play: Play, why: string): Outcome {
  if (play.phase.name === 'night') return endNight(terms, play, why);
  return endDay(terms, new Story(play), lastVerdict(terms, play), why);
}

/** mafia/general/resolution-order#12 to #14: results from before anything changes, then all die, roles change, and everybody is told. */
function endNight(terms: Terms, play: Play, why: string): Outcome {
  const night = resolveNight(terms, play);
  const story = new Story(play);
  close(story, 'void');
  story.add({ type: 'PhaseEnded', phase: play.phase, why });
  tellResults(story, night);
  remember(story, night);
  story.why(...night.trace);
  const news = carryOut(terms, story, night, 'night');
  const next = upcoming(terms, story.play).phase;
  const stumps = becomeStumps(terms, story.play, night, phaseText(next));
  const isQuiet = night.deaths.length === 0 && play.phase.number > 0;
  return turn(terms, story, [...(isQuiet ? [tellQuiet(next)] : []), ...news, ...stumps, ...tellLoud(night, next)]);
}
