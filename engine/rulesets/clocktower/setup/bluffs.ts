import type { Character } from '../character.ts';
import { decide } from '../decide.ts';
import { textsOf } from '../../../core/json.ts';
import { shuffle } from '../../../core/chance.ts';
import type { Choice, Play } from '../../../core/state.ts';
import type { Scene } from '../scene.ts';
import { players, whoIs } from '../seats.ts';

/** True if some player was dealt it. clocktower/rule/vocabulary#4 */
export const isInPlay = (play: Play, { id }: Pick<Character, 'id'>): boolean => players(play).some(seat => whoIs(play, seat).id === id);

/** True if some player believes to be it. */
export const isBelieved = (play: Play, { id }: Pick<Character, 'id'>): boolean => players(play).some(seat => whoIs(play, seat).believes === id);

const isGood = ({ kind }: Character): boolean => kind === 'townsfolk' || kind === 'outsider';

/** The three good characters, not in play, that the demon is shown. clocktower/rule/starting-information#4, clocktower/setup/deal#9 */
export function amongLists(scene: Scene): readonly string[] {
  const free = scene.cast.filter(one => isGood(one) && !isInPlay(scene.play, one));
  const options = threes(free).map((three): Choice => ({ value: three.map(({ name }) => name), says: three.map(({ name }) => name).join(' and ') }));
  if (options.length === 0) return free.map(({ name }) => name);
  return textsOf(decide(scene, { keys: ['bluffs'], options, fallback: () => byDefault(scene, free) }));
}

/** At least one of the Townsfolk, and nothing that somebody believes to be. */
function byDefault(scene: Scene, free: readonly Character[]): readonly string[] {
  const plain = free.filter(one => !isBelieved(scene.play, one));
  const from = plain.length >= 3 ? plain : free;
  const order = shuffle(scene.terms.seed, 'bluffs', from);
  const townsfolk = order.find(({ kind }) => kind === 'townsfolk');
  const three = [...(townsfolk ? [townsfolk] : []), ...order.filter(one => one !== townsfolk)].slice(0, 3);
  return free.filter(one => three.includes(one)).map(({ name }) => name); // in the order of the options, of which it is one
}

function threes<T>(items: readonly T[]): readonly (readonly [T, T, T])[] {
  return items.flatMap((a, i) => items.slice(i + 1).flatMap((b, j) => items.slice(i + j + 2).map((c): readonly [T, T, T] => [a, b, c])));
}

