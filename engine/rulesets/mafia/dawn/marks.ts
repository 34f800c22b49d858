import { textsOf } from '../../../core/json.ts';
import type { Story } from '../../../core/story.ts';
import { phaseText, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { awaitsOf, holdings, type Holding } from '../holding.ts';
import { isAtWork } from '../night/at-work.ts';
import type { Laid, Night } from '../night/night.ts';
import { nextPhase } from '../phases.ts';
import { SHIELD, SKIP } from '../waiting.ts';

/** What deaths do to the phases after them. mafia/role/beloved#1, mafia/role/virgin#1 */
export function mark(terms: Terms, story: Story, night: Night): void {
  const marks = new Set(night.deaths.flatMap(({ seat, cause }) => [
    ...night.laid.filter(laid => laid.on === seat && isSetOff(laid, cause)).flatMap(({ kind }) => kind.onDeath ?? []),
    ...awaited(terms, story.play, seat).flatMap(({ power }) => power.role.trait?.onDeath ?? []),
  ]));
  if (marks.has('skip-day')) story.add({ type: 'FactSet', key: SKIP, value: true });
  if (!marks.has('shield')) return;
  const first = nextPhase(terms, story.play.phase);
  const next = [first, nextPhase(terms, first)].map(phaseText); // a Day that is skipped is among them: mafia/role/virgin?5
  story.add({ type: 'FactSet', key: SHIELD, value: [...new Set([...textsOf(story.play.facts[SHIELD]), ...next])] });
}

/** What only this death has brought about. mafia/modifier/triggered#5, ?5 */
const awaited = (terms: Terms, play: Play, seat: Seat): readonly Holding[] => (play.phase.name === 'night'
  ? holdings(play, seat).filter(holding => holding.power.way === 'passive' && awaitsOf(holding.power) === 'death' && isAtWork(terms, play, holding)) : []);

/** What works by day only is set off by a lynch alone. mafia/modifier/day#4, ?3 */
const isSetOff = ({ power }: Laid, cause: string): boolean => power.time !== 'day' || cause === 'lynch';
