import type { Reason } from '../../core/refused.ts';
import { isAlive, phaseText, type HeldPower, type Play, type Seat, type Terms } from '../../core/state.ts';
import type { ShutAsk } from '../../core/views.ts';
import { asks, commandsOf } from './asks.ts';
import { characterById } from './catalogue.ts';
import type { NightChoice } from './character.ts';
import { commandId } from './day/command.ts';
import { abilityNames } from './names.ts';
import { askId } from './night/ask-id.ts';
import { choosers } from './night/choices.ts';
import { isDay, isNight, LOCK } from './phases.ts';

/** What somebody may try and cannot do now, each with the reason. clocktower/rule/night-actions#2, #8, clocktower/rule/nominations#10 */
export function shut(terms: Terms, play: Play, seat: Seat): readonly ShutAsk[] {
  if (play.winners !== null) return [];
  const open = asks(terms, play).filter(({ seats }) => seats.includes(seat));
  const possible = open.map(({ abilities }) => abilities[0]!);
  const all = [...dayOnes(terms, play, seat, possible), ...nightOnes(play, seat)];
  return all.filter(one => !open.some(({ id }) => id === one.id));
}

const dayOnes = (terms: Terms, play: Play, seat: Seat, possible: readonly string[]): readonly ShutAsk[] =>
  commandsOf(terms).map(command => {
    const ability = command.abilities[0]!;
    const general: Reason = isDay(play)
      ? { code: 'not-now', variant: 'ability', args: { ability, possible: possible.length === 0 ? ['nothing'] : possible } }
      : { code: 'wrong-phase', variant: 'by-day', args: { ability, now: phaseText(play.phase) } };
    return { id: commandId(command, seat), abilities: command.abilities, why: (isDay(play) ? command.closed?.(play, seat) : undefined) ?? general };
  });

/** Of what others hold, and of what was gained without a word, nothing is said. */
const nightOnes = (play: Play, seat: Seat): readonly ShutAsk[] =>
  Object.values(play.powers).flatMap(power => {
    const ability = characterById(power.power);
    const { chooses } = ability;
    if (!chooses || power.origin === 'gained' || !isOwn(play, power, chooses, seat)) return [];
    const names = abilityNames(ability);
    return [{ id: askId(power, seat), abilities: names, why: whyNot(play, power, chooses, names[0]!) }];
  });

const isOwn = (play: Play, power: HeldPower, choice: NightChoice, seat: Seat): boolean =>
  (power.holder === 'table' ? choice.seats?.(play, power).includes(seat) === true : power.holder === seat);

function whyNot(play: Play, power: HeldPower, choice: NightChoice, ability: string): Reason {
  const { phase } = play;
  const args = { ability, now: phaseText(phase) };
  if (power.holder !== 'table' && !isAlive(play, power.holder)) return { code: 'dead', variant: 'ability', args };
  if (phase.stage === LOCK) return { code: 'locked', variant: 'night' };
  if (choice.once && (power.spent?.['use'] ?? 0) > 0) return { code: 'not-now', variant: 'used', args };
  if (!isNight(play)) return { code: 'wrong-phase', variant: 'by-night', args };
  return choosers(choice, play, power).length > 0 ? { code: 'not-now' } : { code: 'wrong-phase', variant: choice.when === 'first' ? 'first' : 'later', args };
}
