import { textsOf } from '../../core/json.ts';
import { BadPin, draw, pinned } from '../../core/pins.ts';
import { shuffle } from '../../core/chance.ts';
import type { Scene } from './scene.ts';

/** One of these by a keyed chance, which can be pinned; counted, so that each draw is its own, and told in the trace. One option is no draw. */
export function drawOne(scene: Scene, key: string, options: readonly string[], nameOf?: (option: string) => string): string {
  const drawn = draw(scene.terms, scene.play, key, subOf(scene, key), options, 0, nameOf);
  if (options.length > 1) tell(scene, key, [drawn], nameOf);
  return drawn;
}

/** So many of these, in a drawn or pinned order; all, as they are, where there are no more. */
export function drawSome(scene: Scene, key: string, options: readonly string[], count: number): readonly string[] {
  if (options.length <= count) return options;
  const names = pinnedNames(scene, key);
  if (names !== undefined && names.length !== count) throw new BadPin(key, [...names], [`${count} of ${options.map(option => nameIn(scene, option)).join(', ')}`]);
  const drawn = names ? meant(scene, key, names, options) : order(scene, key, options).slice(0, count);
  tell(scene, key, drawn);
  return drawn;
}

/** Those whom a pin names, or else what is made of all in a drawn order. */
export function drawList(scene: Scene, key: string, options: readonly string[], make: (order: readonly string[]) => readonly string[]): readonly string[] {
  const names = pinnedNames(scene, key);
  const drawn = names ? meant(scene, key, names, options) : make(order(scene, key, options));
  tell(scene, key, drawn);
  return drawn;
}

/** All of these in a drawn order of which nobody is told: it says in which order things are worked out that come at once. */
export function drawOrder<T>(scene: Scene, key: string, items: readonly T[]): readonly T[] {
  const drawn = order(scene, key, items);
  scene.add({ type: 'Drawn', key });
  return drawn;
}

const subOf = ({ phase, play }: Scene, key: string): string => `${key}/${phase}/${play.drawn[key] ?? 0}`;

const order = <T>(scene: Scene, key: string, items: readonly T[]): readonly T[] => shuffle(scene.terms.seed, subOf(scene, key), items);

const nameIn = ({ play }: Scene, option: string): string => play.names[option] ?? option;

function pinnedNames({ terms, play }: Scene, key: string): readonly string[] | undefined {
  const pin = pinned(terms, key, play.drawn[key] ?? 0);
  return pin === undefined ? undefined : typeof pin === 'string' ? [pin] : textsOf(pin);
}

/** Each name takes one of the options that are called so. */
function meant(scene: Scene, key: string, names: readonly string[], options: readonly string[]): readonly string[] {
  const left = [...options];
  return names.map(name => {
    const at = left.findIndex(option => nameIn(scene, option).toLowerCase() === name.toLowerCase());
    if (at < 0) throw new BadPin(key, name, options.map(option => nameIn(scene, option)));
    return left.splice(at, 1)[0]!;
  });
}

function tell(scene: Scene, key: string, drawn: readonly string[], nameOf: (option: string) => string = option => option): void {
  scene.add({ type: 'Drawn', key });
  if (drawn.length === 0) return;
  const isOfSeats = drawn.every(one => scene.play.seats[one] !== undefined);
  if (isOfSeats) scene.why('draw', 'werewolves/rule/conflicts?1', 'drawn', { target: drawn }, { draw: key });
  else scene.why('draw', 'werewolves/rule/conflicts?1', 'drawn.other', {}, { draw: key, drawn: drawn.length === 1 ? nameOf(drawn[0]!) : drawn.map(nameOf) });
}
