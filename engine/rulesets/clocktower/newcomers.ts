import type { Json } from '../../core/json.ts';
import { fieldsOf } from '../../core/json.ts';
import type { Play, Seat } from '../../core/state.ts';
import type { Side } from './character.ts';
import { decide, happens, yesNo } from './decide.ts';
import { isDay } from './phases.ts';
import { printRole, roleFrom, type Role } from './role.ts';
import type { Scene } from './scene.ts';
import { livingPlayers, travellers, WHO, withWho } from './seats.ts';
import { powersOf } from './setup/powers-of.ts';
import { goodShare, sideOptions } from './setup/sides.ts';
import { tellOwn, tellTraveller } from './setup/starting.ts';

/** Somebody who asks to come, and as which traveller. */
export interface Request {
  readonly seat: Seat;
  readonly name: string;
  readonly role: string;
}

const REQUESTS = 'travelRequests';

export const requests = ({ facts }: Pick<Play, 'facts'>): readonly Request[] => (Array.isArray(facts[REQUESTS]) ? facts[REQUESTS].map(one => fieldsOf(one as Json) as unknown as Request) : []);

/** Somebody's request waits to be decided. */
export const ask = (scene: Scene, request: Request): void => scene.fact(REQUESTS, [...requests(scene.play), request].map((one): Json => ({ ...one })));

/** Requests that are not decided yet, as what the table owes. */
export const owedToNewcomers = ({ play }: Scene): readonly ((scene: Scene) => void)[] => requests(play).map(request => scene => answer(scene, request));

const half = 720;

/** clocktower/rule/travellers: traveller-admit */
function answer(scene: Scene, request: Request): void {
  const { seat, name } = request;
  const mayCome = isDay(scene.play) && livingPlayers(scene.play).length >= 5 && travellers(scene.play).length < 2;
  const isIn = decide(scene, { keys: ['traveller-admit'], of: seat, options: yesNo, minutes: half, fallback: () => mayCome });
  const role = isIn === true ? sided(scene, seat, roleFrom(request.role)) : undefined;
  scene.fact(REQUESTS, requests(scene.play).filter(one => one.seat !== seat).map((one): Json => ({ ...one })));
  if (role) seatTraveller(scene, seat, name, role);
  else scene.add({ type: 'SeatRefused', seat, name });
}

/** The side of a traveller who has none yet: good with a chance of two in three. clocktower/rule/travellers#3 */
export function sided(scene: Scene, seat: Seat, role: Role): Role {
  if (!role.isUnsided) return role;
  const { isUnsided: _, ...rest } = role;
  const side = decide(scene, { keys: ['traveller-alignment'], of: seat, options: sideOptions, minutes: half, fallback: () => (happens(scene, 'traveller-alignment', seat, goodShare) ? 'good' : 'evil') });
  return { ...rest, side: side as Side };
}

export function seatTraveller(scene: Scene, seat: Seat, name: string, role: Role, after?: Seat): void {
  const { character, side } = role;
  const { order } = scene.play;
  scene.add({ type: 'SeatAdded', seat, name, facts: { alive: true, role: printRole(role) }, ...(after === undefined ? {} : { at: order.indexOf(after) + 1 }) });
  scene.fact(WHO, withWho(scene.play, seat, { id: character.id, kind: character.kind, side }));
  scene.add(...powersOf(seat, role).map(power => ({ type: 'PowerGained' as const, power })));
  scene.announce({ kind: 'notice', key: 'traveller.came', about: [seat], args: { name: character.name } });
  tellOwn(scene, seat);
  tellTraveller(scene, seat);
}
