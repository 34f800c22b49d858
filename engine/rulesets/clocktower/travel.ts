import type { Outcome, Refused } from '../../core/ruleset.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { concluded } from './acted.ts';
import { parseRole, printRole, type Role } from './role.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { isPlayer, travellers, whoIs, WHO, withWho } from './seats.ts';
import { powersOf } from './setup/deal.ts';
import { tellOwn, tellTraveller } from './setup/starting.ts';

/** A traveller comes to the table. clocktower/rule/travellers#1 to #4 */
export function admitted(terms: Terms, play: Play, seat: Seat, name: string, text: string): Outcome | Refused {
  const read = parseRole(text);
  const names = castOf(terms).filter(({ kind }) => kind === 'traveller').map(one => one.name);
  if (!read.ok || read.role.character.kind !== 'traveller') return { refused: { code: 'illegal-target', args: { typed: text, possible: names } } };
  const taken = travellers(play).some(one => whoIs(play, one).id === read.role.character.id);
  if (taken) return { refused: { code: 'not-now', variant: 'traveller.taken', args: { name: read.role.character.name } } };
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  seatTraveller(scene, seat, name, read.role);
  return scene.story;
}

function seatTraveller(scene: Scene, seat: Seat, name: string, role: Role): void {
  const { character, side } = role;
  scene.add({ type: 'SeatAdded', seat, name, facts: { alive: true, role: printRole(role) } });
  scene.fact(WHO, withWho(scene.play, seat, { id: character.id, kind: character.kind, side }));
  scene.add(...powersOf(seat, role).map(power => ({ type: 'PowerGained' as const, power })));
  scene.announce({ kind: 'notice', key: 'traveller.came', about: [seat], args: { name: character.name } });
  tellOwn(scene, seat);
  tellTraveller(scene, seat);
}

/** A traveller leaves the table. clocktower/rule/travellers#1 */
export function dismissed(terms: Terms, play: Play, seat: Seat): Outcome | Refused {
  if (isPlayer(play, seat)) return { refused: { code: 'illegal-target', args: { typed: play.names[seat]!, possible: travellers(play).map(one => play.names[one]!) } } };
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  scene.add({ type: 'SeatRemoved', seat }, ...Object.values(play.powers).filter(({ holder }) => holder === seat).map(({ id }) => ({ type: 'PowerLost' as const, id })));
  scene.announce({ kind: 'notice', key: 'traveller.left', about: [seat] });
  return concluded(terms, scene);
}
