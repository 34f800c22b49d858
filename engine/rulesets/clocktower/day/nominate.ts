import { oneSeat, type Because } from '../../../core/forms.ts';
import { fieldsOf } from '../../../core/json.ts';
import { isAlive, type Play, type Seat } from '../../../core/state.ts';
import type { DayCommand } from '../character.ts';
import type { Reason } from '../../../core/refused.ts';
import { isDay, isStage, NOMINATIONS } from '../phases.ts';
import type { Scene } from '../scene.ts';
import { clockOrder, players, travellers } from '../seats.ts';
import { mayVote, nominations, nomineeOf, pollOn, threshold } from './votes.ts';

/** Who may be nominated although nobody sits there. clocktower/rule/nominations#11 */
export const STORYTELLER = 'Storyteller';

const NOMINATED = 'nominated';

/** Who was nominated today, and by whom. */
export const nominatedToday = (play: Play): Readonly<Record<string, Seat>> => fieldsOf(play.facts[NOMINATED]) as Readonly<Record<string, Seat>>;

/** A new day: nobody has nominated. clocktower/rule/nominations#8 */
export const forgetNominations = (scene: Scene): void => scene.fact(NOMINATED, {});

export const canBeNominated = (play: Play): readonly string[] => [...players(play), STORYTELLER].filter(one => !Object.hasOwn(nominatedToday(play), one));

/** A trait of somebody who may not nominate until dusk. clocktower/fabled/hells-librarian#4 */
export const NOMINATION_LOST = 'nomination-lost';
const hasLost = (play: Play, seat: Seat): boolean => play.traits.some(({ trait, holder }) => trait === NOMINATION_LOST && holder === seat);

/** Living persons who have not nominated today. clocktower/rule/nominations#2, #4, ?3 */
export const nominators = (play: Play): readonly Seat[] => {
  const done = Object.values(nominatedToday(play));
  return play.order.filter(seat => isAlive(play, seat) && !done.includes(seat) && !hasLost(play, seat));
};

/** True while a nomination could still be made. clocktower/rule/phases#10, clocktower/rule/early-end#7 */
export const mayNominate = (play: Play): boolean => nominators(play).length > 0 && canBeNominated(play).length > 0;

const nameIn = (play: Play, one: string): string => play.names[one] ?? one;

/** Why somebody cannot nominate now. clocktower/rule/nominations#1, #2, #4, #10 */
function closed(play: Play, seat: Seat): Reason | undefined {
  const open = nominations(play).map(poll => nameIn(play, nomineeOf(poll)));
  const possible = open.length === 0 ? ['nobody yet'] : open;
  if (!isAlive(play, seat)) return { code: 'dead', variant: 'nominate', args: { possible } };
  if (!isStage(play, NOMINATIONS)) return { code: 'wrong-phase', variant: isStage(play, undefined) ? 'nominate.early' : 'nominate.late', args: { possible } };
  if (hasLost(play, seat)) return { code: 'not-now', variant: 'nomination.lost' };
  const whom = Object.entries(nominatedToday(play)).find(([, by]) => by === seat)?.[0];
  return whom === undefined ? undefined : { code: 'not-now', variant: 'nominated', args: { whom: nameIn(play, whom), possible } };
}

/** Why somebody cannot be nominated now. clocktower/rule/nominations#3, #9, #10 */
function because(play: Play, value: string): Because | undefined {
  const by = nominatedToday(play)[value];
  if (by !== undefined) return { variant: 'nominated', args: { by: nameIn(play, by) } };
  return travellers(play).includes(value) ? { variant: 'traveller' } : undefined;
}

/** Opens the vote on somebody. clocktower/rule/nominations */
export const nominate: DayCommand = {
  abilities: ['nominate'],
  open: true,
  main: true,
  seats: play => (isDay(play) && isStage(play, NOMINATIONS) ? nominators(play) : []),
  form: play => ({ whom: { ...oneSeat('nominate', () => canBeNominated(play)), because: value => because(play, value) } }),
  closed,
  carry(scene, seat, answer) {
    const nominee = answer['whom']![0]!;
    scene.fact(NOMINATED, { ...nominatedToday(scene.play), [nominee]: seat });
    scene.add({ type: 'PollOpened', poll: pollOn(nominee) });
    const order = clockOrder(scene.play, nominee).filter(one => mayVote(scene.terms, scene.play, one));
    scene.announce({ kind: 'vote', key: 'nomination', ability: 'nominate', about: [seat, nominee], args: { by: nameIn(scene.play, seat), whom: nameIn(scene.play, nominee), order: order.map(one => nameIn(scene.play, one)), needed: threshold(scene.play) } });
    return undefined;
  },
};
