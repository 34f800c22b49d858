import type { Ask } from '../../core/ruleset.ts';
import { isAlive, living, type HeldPower, type Play, type Seat, type Terms } from '../../core/state.ts';
import { factionById, roleById } from './lookup.ts';
import { isOn } from './options.ts';

/** Forms that are open now: in each numbered night every power whose holders live. mafia/grammar/base-role?1, mafia/faction/mafia?2 */
export function asks(terms: Terms, play: Play): readonly Ask[] {
  if (play.phase.name !== 'night' || play.phase.number === 0 || play.winners) return [];
  return Object.values(play.powers).flatMap(power => {
    const seats = users(play, power).filter(seat => isOn(terms, 'multitask') || !isBusy(play, power, seat));
    return seats.length === 0 ? [] : [ask(power, seats)];
  });
}

const users = (play: Play, power: HeldPower): readonly Seat[] =>
  power.holder === 'table'
    ? living(play).filter(seat => play.chats[power.group!]?.members.includes(seat))
    : isAlive(play, power.holder) ? [power.holder] : [];

/** mafia/grammar/faction?1: with the option `multitask` off, who uses the shared power uses no other tonight. */
const isBusy = (play: Play, power: HeldPower, seat: Seat): boolean =>
  Object.values(play.acts).some(act => act.by === seat && act.ask !== power.id
    && (power.holder === 'table') !== (play.powers[act.ask]?.holder === 'table'));

function ask(power: HeldPower, seats: readonly Seat[]): Ask {
  const role = roleById(power.power);
  const faction = power.group === undefined ? undefined : factionById(power.group);
  return {
    id: power.id,
    abilities: [faction ? `${faction.name} ${role.name}`.toLowerCase() : role.name.toLowerCase()],
    seats,
    form: role.form,
    when: 'end',
    ...(faction ? { shared: faction.id } : {}),
    ...(power.uses === undefined ? {} : { usesLeft: power.uses }),
  };
}
