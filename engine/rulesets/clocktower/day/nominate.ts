import { oneSeat } from '../../../core/forms.ts';
import { fieldsOf } from '../../../core/json.ts';
import { isAlive, type Play, type Seat } from '../../../core/state.ts';
import type { DayCommand } from '../character.ts';
import { isDay, isStage, NOMINATIONS } from '../phases.ts';
import type { Scene } from '../scene.ts';
import { clockOrder, players } from '../seats.ts';
import { mayVote, pollOn, threshold } from './votes.ts';

/** Who may be nominated although nobody sits there. clocktower/rule/nominations#11 */
export const STORYTELLER = 'Storyteller';

const NOMINATED = 'nominated';

/** Who was nominated today, and by whom. */
export const nominatedToday = (play: Play): Readonly<Record<string, Seat>> => fieldsOf(play.facts[NOMINATED]) as Readonly<Record<string, Seat>>;

/** A new day: nobody has nominated. clocktower/rule/nominations#8 */
export const forgetNominations = (scene: Scene): void => scene.fact(NOMINATED, {});

export const canBeNominated = (play: Play): readonly string[] => [...players(play), STORYTELLER].filter(one => !Object.hasOwn(nominatedToday(play), one));

/** Living persons who have not nominated today. clocktower/rule/nominations#2, #4, ?3 */
export const nominators = (play: Play): readonly Seat[] => {
  const done = Object.values(nominatedToday(play));
  return play.order.filter(seat => isAlive(play, seat) && !done.includes(seat));
};

/** Opens the vote on somebody. clocktower/rule/nominations */
export const nominate: DayCommand = {
  abilities: ['nominate'],
  open: true,
  seats: play => (isDay(play) && isStage(play, NOMINATIONS) ? nominators(play) : []),
  form: play => ({ whom: oneSeat('nominate', () => canBeNominated(play)) }),
  carry(scene, seat, answer) {
    const nominee = answer['whom']![0]!;
    scene.fact(NOMINATED, { ...nominatedToday(scene.play), [nominee]: seat });
    scene.add({ type: 'PollOpened', poll: pollOn(nominee) });
    const order = clockOrder(scene.play, nominee).filter(one => mayVote(scene.terms, scene.play, one));
    scene.announce({ kind: 'vote', key: 'nomination', ability: 'nominate', about: [seat, nominee], args: { order: order.map(one => scene.play.names[one]!), needed: threshold(scene.play) } });
    return undefined;
  },
};
