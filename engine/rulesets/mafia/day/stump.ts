import type { GameEvent } from '../../../core/events.ts';
import { phaseText, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { isRole, roleById } from '../catalogue.ts';
import { awaitsOf, holdings, isThere, type Holding } from '../holding.ts';
import type { Night } from '../night/night.ts';
import { said } from '../tell.ts';
import { STUMPED } from '../waiting.ts';

/** True for the cause of death of who counts as dead from now on. */
const isStumping = (cause: string): boolean => isRole(cause) && roleById(cause).trait?.state === 'stump';

/** Who of those that have just died is a stump for the rest of the game, whatever triggered it. mafia/role/tree-stump#2, ?3 */
export const becomeStumps = (terms: Terms, play: Play, { deaths }: Night, told: string): readonly GameEvent[] =>
  deaths.filter(({ seat, cause }) => isStumping(cause) || holdings(play, seat).some(holding => isStump(terms, play, holding))).flatMap(({ seat }) => stumped(seat, told));

const isStump = (terms: Terms, play: Play, holding: Holding): boolean => {
  const { power } = holding;
  if (power.role.trait?.state !== 'stump' || power.way !== 'passive' || power.switched || !isThere(terms, play, holding)) return false;
  const awaited = awaitsOf(power);
  return awaited === undefined || (awaited === 'death' && play.phase.name === 'night');
};

/** For good; `until`: for the time of a grant. */
export const stumped = (seat: Seat, told: string, until?: string): readonly GameEvent[] =>
  [{ type: 'TraitLaid', trait: { trait: STUMPED, holder: seat, ...(until === undefined ? {} : { until }) } }, tellStump(seat, told)];

/** Everybody hears who has no part in the game any more but may go on talking. */
const tellStump = (seat: Seat, phase: string): GameEvent => said({ to: 'table', phase, kind: 'notice', key: 'stumped', about: [seat] });

/** Those who count as dead for the rest of this Day only. mafia/role/er#3 */
export const lent = ({ traits, phase, seats }: Play): readonly Seat[] =>
  traits.filter(({ trait, holder, until }) => trait === STUMPED && until === phaseText(phase) && !seats[holder]!.alive).map(({ holder }) => holder);
