import type { GameEvent } from '../../core/events.ts';
import type { Fact, Message } from '../../core/messages.ts';
import { phaseText, type Phase, type Play, type Seat, type Terms } from '../../core/state.ts';
import { alignmentById, roleOf } from './lookup.ts';
import { option } from './options.ts';
import { printRole } from './grammar/print.ts';
import type { Learned } from './night/night.ts';

const said = (message: Message): GameEvent => ({ type: 'Said', message });

/** What each player is told at the deal: the own role, and the other members of each faction. mafia/faction/mafia?1 */
export const tellRole = (play: Play, seat: Seat): GameEvent[] => {
  const role = roleOf(play, seat);
  const mates = play.order.filter(other => other !== seat && role.factions.some(id => roleOf(play, other).factions.includes(id)));
  return [
    said({ to: seat, phase: phaseText(play.phase), kind: 'role', key: 'role.dealt', result: { word: printRole(role) }, about: [] }),
    ...(mates.length === 0 ? [] : [
      said({ to: seat, phase: phaseText(play.phase), kind: 'notice', key: 'role.mates', about: mates }),
    ]),
  ];
};

/** What an ability learned, about the player whom its user chose. mafia/role/cop?2 */
export const tellResult = (phase: string, { use, fact }: Learned): GameEvent =>
  said({ to: use.by, phase, kind: 'result', key: resultKey(fact), ability: use.role.id, about: use.chosen, result: fact, args: { role: use.role.name } });

const resultKey = (fact: Fact): string =>
  'seats' in fact ? (fact.seats.length === 0 ? 'result.nobody' : 'result.seats') : 'result.word';

/** A death as the table hears of it, with what the flip shows. mafia/general/flips#1, #4 */
export function tellDeath(terms: Terms, play: Play, phase: Phase, seat: Seat, how: 'night' | 'lynch'): GameEvent[] {
  const flip = flipOf(terms, play, seat);
  const about = [seat];
  const key = `death.${how}${flip === undefined ? '.unknown' : ''}`;
  return [
    said({ to: 'table', phase: phaseText(phase), kind: 'death', key, about, ...(flip === undefined ? {} : { result: { word: flip } }) }),
    ...(flip === undefined ? [] : [{ type: 'Flipped' as const, seat, flip }]),
  ];
}

function flipOf(terms: Terms, play: Play, seat: Seat): string | undefined {
  const role = roleOf(play, seat);
  switch (option(terms, 'flip')) {
    case 'none': return undefined;
    case 'alignment': return alignmentById(role.alignment!).name;
    default: return printRole(role);
  }
}

export const tellPhase = (phase: Phase): GameEvent =>
  said({ to: 'table', phase: phaseText(phase), kind: 'phase', key: `phase.${phase.name}`, args: { number: phase.number } });

export const tellQuiet = (phase: Phase): GameEvent =>
  said({ to: 'table', phase: phaseText(phase), kind: 'notice', key: 'dawn.quiet' });

/** How a day's vote ended. `seat` is absent where nobody was lynched. */
export const tellVerdict = (phase: Phase, seat: Seat | undefined, votes: number, why: 'majority' | 'deadline'): GameEvent =>
  said({
    to: 'table', phase: phaseText(phase), kind: 'vote', key: `verdict.${seat === undefined ? 'nobody' : 'lynch'}.${why}`,
    about: seat === undefined ? [] : [seat], args: { votes },
  });

export const tellWin = (phase: Phase, winners: readonly Seat[], sides: readonly string[]): GameEvent =>
  said({
    to: 'table', phase: phaseText(phase), kind: 'win', key: winners.length === 0 ? 'win.nobody' : 'win.side',
    about: winners, ...(sides.length === 0 ? {} : { result: { words: sides } }),
  });
