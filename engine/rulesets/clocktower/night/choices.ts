import type { Ask } from '../../../core/asks.ts';
import { isAlive, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import type { Character, NightChoice } from '../character.ts';
import { LOCK } from '../phases.ts';
import { abilityNames } from '../names.ts';
import { askId } from './ask-id.ts';

/** Who may use it now: the night, the uses, and who lives. clocktower/rule/night-actions#7, clocktower/rule/once-per-game#1 */
export function choosers(choice: NightChoice, play: Play, power: HeldPower): readonly Seat[] {
  const first = play.phase.number === 1;
  if (choice.when === (first ? 'later' : 'first')) return [];
  if (choice.once && (power.spent?.['use'] ?? 0) > 0) return [];
  return choice.seats?.(play, power) ?? (isAlive(play, power.holder) ? [power.holder] : []);
}

/** The forms of a night, open until the choices are locked. What is only believed is asked like the real thing. clocktower/rule/night-actions#1, #6 */
export function nightAsks(play: Play, character: (id: string) => Character): readonly Ask[] {
  if (play.phase.name !== 'night' || play.phase.stage === LOCK) return [];
  return Object.values(play.powers).flatMap(power => {
    const ability = character(power.power);
    const { chooses } = ability;
    return chooses ? choosers(chooses, play, power).map(seat => ask(ability, chooses, play, power, seat)) : [];
  });
}

const ask = (ability: Character, choice: NightChoice, play: Play, power: HeldPower, seat: Seat): Ask => ({
  id: askId(power, seat), abilities: abilityNames(ability), seats: [seat], form: choice.form(play, power, seat), when: 'end',
  ...(choice.once ? { usesLeft: 1 } : {}),
});
