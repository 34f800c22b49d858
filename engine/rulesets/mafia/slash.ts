import type { GameEvent } from '../../core/events.ts';
import { phaseText, type HeldPower, type Play } from '../../core/state.ts';
import { holdingsOf, usedIn, type Holding } from './held.ts';
import type { Place, Power } from './power.ts';

const isSlash = ({ kind }: Place): boolean => kind === 'slash';

/** Which alternative of which slash a power is. mafia/grammar/composition#6 */
export const alternativeOf = ({ sets }: Pick<Power, 'sets'>): Readonly<Record<string, number>> =>
  Object.fromEntries(sets.filter(isSlash).map(({ set, alternative }) => [set, alternative]));

/** The form under which a power is used: that of its Random set, or its own. mafia/modifier/random#1 */
export function askOf({ id, held, power }: Holding): string {
  const random = power.sets.find(({ kind }) => kind === 'random');
  return random ? `${held.id}${random.set}?` : id;
}

/** True if every slash around a power has it switched on: the alternative picked in this phase, else the one picked last, at the start the first. mafia/grammar/composition?1 */
export const isPicked = (play: Play, { held, power }: Holding): boolean =>
  power.sets.every(place => !isSlash(place) || picked(play, held, place.set) === place.alternative);

function picked(play: Play, held: HeldPower, set: string): number {
  const chosen = play.phase.name === 'day' ? undefined : holdingsOf(held, held.holder).find(holding => placeIn(holding.power, set) && isChosen(play, askOf(holding)));
  const before = play.facts[keyOf(held, set)];
  return chosen ? placeIn(chosen.power, set)!.alternative : typeof before === 'number' ? before : 0;
}

const placeIn = ({ sets }: Power, set: string): Place | undefined => sets.find(place => isSlash(place) && place.set === set);

const isChosen = ({ acts }: Play, ask: string): boolean => ask in acts;

/** By day a power is used at once, so that for the rest of the Day its alternatives are closed. */
export const isRuledOut = (play: Play, { held, power }: Holding): boolean =>
  play.phase.name === 'day' && power.sets.some(({ set, kind, alternative }) => kind === 'slash' && holdingsOf(held, held.holder).some(other =>
    (placeIn(other.power, set)?.alternative ?? alternative) !== alternative && usedIn(play, other.id).includes(phaseText(play.phase))));

/** What the choices of a night leave switched on. */
export const picksIn = (play: Play): readonly GameEvent[] => Object.values(play.powers)
  .flatMap(held => holdingsOf(held, held.holder)).filter(holding => holding.power.sets.some(isSlash) && isChosen(play, askOf(holding))).flatMap(pickedBy);

/** What stays switched on from now on. */
export const pickedBy = ({ held, power }: Pick<Holding, 'held' | 'power'>): readonly GameEvent[] =>
  power.sets.filter(isSlash).map(({ set, alternative }) => ({ type: 'FactSet', key: keyOf(held, set), value: alternative }));

const keyOf = (held: HeldPower, set: string): string => `slash/${held.id}${set}`;
