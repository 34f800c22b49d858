import { fieldsOf, textsOf } from '../../core/json.ts';
import type { Play, Seat } from '../../core/state.ts';
import type { Meeting } from '../../core/views.ts';
import type { Scene } from './scene.ts';

/** Who met whom, day by day, each pair once: it was announced, so everybody may see it. clocktower/rule/whispers#6, clocktower/rule/storyteller-visits#3 */
const MET = 'met';

const met = ({ facts }: Pick<Play, 'facts'>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(fieldsOf(facts[MET])).map(([day, pairs]) => [day, textsOf(pairs)]));

/** Notes that these two have met today, or, with nobody else, that somebody has visited whoever runs the game. */
export function noteMeeting(scene: Scene, ...seats: readonly Seat[]): void {
  const all = met(scene.play);
  const day = String(scene.play.phase.number);
  const pair = scene.play.order.filter(seat => seats.includes(seat)).join(':');
  const before = all[day] ?? [];
  if (!before.includes(pair)) scene.fact(MET, { ...all, [day]: [...before, pair] });
}

/** The public board of who met whom, in order. */
export const meetings = (play: Play): readonly Meeting[] =>
  Object.entries(met(play)).flatMap(([day, pairs]) => pairs.map(pair => {
    const seats = pair.split(':');
    return { phase: `day ${day}`, seats, withHost: seats.length === 1 };
  }));
