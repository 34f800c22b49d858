import type { Json } from '../../core/json.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Refused } from '../../core/refused.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { concluded } from './acted.ts';
import type { Character } from './character.ts';
import { endTalks } from './day/whisper.ts';
import { ask, requests, seatTraveller, sided } from './newcomers.ts';
import { payOwed, waits } from './pending.ts';
import { isDay } from './phases.ts';
import { parseRole, roleFrom, type Role } from './role.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { isPlayer, travellers, whoIs } from './seats.ts';

const not = (variant: string, args: Readonly<Record<string, Json>> = {}): Refused => ({ refused: { code: 'not-now', variant, args } });

const isTaken = (play: Play, id: string): boolean =>
  travellers(play).some(one => whoIs(play, one).id === id) || requests(play).some(one => roleFrom(one.role).character.id === id);

const travellersOf = (terms: Terms): readonly Character[] => castOf(terms).filter(({ kind }) => kind === 'traveller');

/** By day, whoever is not here and nobody asks to be. clocktower/rule/travellers#3, #9 */
export const arrivals = (terms: Terms, play: Play): readonly string[] =>
  isDay(play) ? travellersOf(terms).filter(({ id }) => !isTaken(play, id)).map(({ name }) => name) : [];

/** The traveller that is meant, or why nobody can come as that. clocktower/rule/travellers#9, ?2 */
function travellerIn(terms: Terms, play: Play, text: string): Role | Refused {
  const read = parseRole(text);
  const names = travellersOf(terms).map(one => one.name);
  if (!read.ok || read.role.character.kind !== 'traveller') return { refused: { code: 'illegal-target', args: { typed: text, possible: names } } };
  const { id, name } = read.role.character;
  return isTaken(play, id) ? not('traveller.taken', { name }) : read.role;
}

/** A traveller comes to the table, by the word of whoever runs the game; without a side it is drawn. clocktower/rule/travellers#1 to #4 */
export function admitted(terms: Terms, play: Play, seat: Seat, name: string, text: string, after?: Seat): Outcome | Refused {
  const role = travellerIn(terms, play, text);
  if ('refused' in role) return role;
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  seatTraveller(scene, seat, name, sided(scene, seat, role), after);
  return concluded(terms, scene);
}

/** A newcomer asks to come, by day: it is decided at once, or whoever runs the game has half a day. clocktower/rule/travellers#1, #3 */
export function requested(terms: Terms, play: Play, seat: Seat, name: string, text: string): Outcome | Refused {
  if (!isDay(play)) return not('traveller.night');
  const bare = text.replace(/^(good|evil)\s+/i, '');
  const role = travellerIn(terms, play, bare);
  if ('refused' in role) return role;
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  ask(scene, { seat, name, role: bare });
  payOwed(scene, waits(scene));
  const isDeclined = scene.story.events.some(event => event.type === 'SeatRefused' && event.seat === seat) && !waits(scene);
  return isDeclined ? not('traveller.later') : concluded(terms, scene);
}

/** A traveller leaves the table. clocktower/rule/travellers#1 */
export function dismissed(terms: Terms, play: Play, seat: Seat): Outcome | Refused {
  if (isPlayer(play, seat)) return { refused: { code: 'illegal-target', args: { typed: play.names[seat]!, possible: travellers(play).map(one => play.names[one]!) } } };
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  endTalks(scene, [seat]);
  scene.add({ type: 'SeatRemoved', seat }, ...Object.values(play.powers).filter(({ holder }) => holder === seat).map(({ id }) => ({ type: 'PowerLost' as const, id })));
  scene.announce({ kind: 'notice', key: 'traveller.left', about: [seat] });
  return concluded(terms, scene);
}
