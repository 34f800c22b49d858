import type { Play, Seat, Terms } from '../../core/state.ts';
import { loverOf, sideOf } from './alignment.ts';
import { catalogue } from './catalogue.ts';
import { Scene } from './scene.ts';

/** Whom a seat takes to be on its side: who is in a group of that side with it, and a lover. A group that mixes sides tells nothing. */
export function mates(terms: Terms, play: Play, seat: Seat): readonly Seat[] {
  const scene = new Scene(terms, play, catalogue);
  const side = sideOf(scene, seat);
  const shared = catalogue.groups.filter(group => group.side === side).map(({ slug }) => scene.members(slug)).filter(members => members.includes(seat)).flat();
  const lover = loverOf(scene, seat);
  return play.order.filter(one => one !== seat && (one === lover || shared.includes(one)));
}
