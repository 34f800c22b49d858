import type { Form } from '../../../core/forms.ts';
import { textsOf } from '../../../core/json.ts';
import { isAlive, type Answer, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import type { DayCommand } from '../character.ts';
import { isDay } from '../phases.ts';
import type { Scene } from '../scene.ts';
import { visitors } from '../visits.ts';

export interface VisitQuestion {
  /** The character's id, which is how it is typed. */
  readonly id: string;
  /** Under which name it is kept who has asked: there is no second time before that is cleared, whoever they are. */
  readonly asked: string;
  form(play: Play, seat: Seat): Form;
  /** Answers whoever has the ability still; anybody else is told nothing of substance. */
  answer(scene: Scene, power: HeldPower, answer: Answer): void;
}

/** Something that is asked on a visit to whoever runs the game, by anybody, so that trying it tells nothing. clocktower/rule/storyteller-visits */
export const visitQuestion = ({ id, asked, form, answer }: VisitQuestion): DayCommand => ({
  abilities: [id],
  seats: play => (isDay(play) ? visitors(play).filter(seat => !textsOf(play.facts[asked]).includes(seat)) : []),
  form,
  carry(scene, seat, given) {
    scene.fact(asked, [...textsOf(scene.play.facts[asked]), seat]);
    const power = scene.powers.find(one => one.power === id && one.holder === seat && !one.spent?.['use']);
    if (power && isAlive(scene.play, seat)) answer(scene, power, given);
    else scene.tell(seat, { kind: 'notice', key: 'visit.nothing', about: [] });
    return undefined;
  },
});
