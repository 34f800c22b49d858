import type { Play, Seat, Terms, Trait } from '../../core/state.ts';
import type { SeatTruth, StepTruth, Truth } from '../../core/views.ts';
import { Awaited } from './decide.ts';
import { stepsOf, walk } from './night/walk.ts';
import { isNight, isStage, LOCK } from './phases.ts';
import { castOf } from './script.ts';
import { sideOf } from './seats.ts';
import { DRUNK, isInForce, malfunctions, POISONED } from './working.ts';

/** Everything that is true of the table, for who runs it. clocktower/rule/storyteller#7 */
export const grimoire = (terms: Terms, play: Play): Truth => ({
  seats: play.order.map(seat => truthOf(play, seat)),
  steps: isNight(play) ? stepsNow(terms, play) : [],
  mends: (play.mends ?? []).map(({ seat, field, value }) => ({ seat, field, value })),
});

function truthOf(play: Play, seat: Seat): SeatTruth {
  const { believes } = play.seats[seat]!;
  const inForce = (trait: Trait): boolean => (trait.trait === DRUNK || trait.trait === POISONED ? malfunctions(play, seat).includes(trait) : isInForce(play, trait));
  const statuses = play.traits.filter(({ holder }) => holder === seat)
    .map(trait => ({ name: trait.trait.replaceAll('-', ' '), ...(trait.by === undefined ? {} : { by: trait.by }), inForce: inForce(trait) }));
  return { seat, side: sideOf(play, seat), statuses, ...(believes === undefined ? {} : { believes }) };
}

/** The steps of the running night that somebody has, in order. */
function stepsNow(terms: Terms, play: Play): readonly StepTruth[] {
  const cast = castOf(terms);
  const held = stepsOf(cast, play.phase.number).flatMap(({ character }) => {
    const powers = Object.values(play.powers).filter(({ power }) => power === character.id);
    return powers.length === 0 ? [] : [{ character, powers }];
  });
  const { done, at } = progress(terms, play);
  return held.map(({ character, powers }): StepTruth => ({
    name: character.name,
    seats: powers.flatMap(({ holder }) => (holder === 'table' ? [] : [holder])),
    chosen: powers.flatMap(({ id }) => Object.values(play.acts).filter(act => act.ask.startsWith(`${id}:`)).map(({ by, answer }) => ({ seat: by, answer }))),
    at: character.id === at ? 'now' : done.has(character.id) ? 'done' : 'next',
  }));
}

/** How far the night comes as it stands: nowhere while choices are open, to the step that waits for a decision, or to its end. */
function progress(terms: Terms, play: Play): { readonly done: ReadonlySet<string>; readonly at: string | undefined } {
  const done = new Set<string>();
  if (!isStage(play, LOCK)) return { done, at: undefined };
  try {
    walk(terms, play, castOf(terms), true, ({ power }) => void done.add(power));
    return { done, at: undefined };
  } catch (thrown) {
    if (!(thrown instanceof Awaited)) throw thrown;
    return { done, at: [...done].at(-1) };
  }
}
