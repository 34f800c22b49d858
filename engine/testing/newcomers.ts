import { admittedIn, replacedIn, travelIn } from './host-act.ts';
import { hosts } from './record.ts';

/** Somebody who takes a seat over later on, is let in, or asks to come, and where under `play` that stands. */
export interface Newcomer {
  readonly name: string;
  readonly at: readonly PropertyKey[];
}

/** Those who come in mid-game, each once, without those who are known already. */
export function newcomers(items: readonly unknown[], known: readonly string[]): readonly Newcomer[] {
  const taken = new Set(known.map(name => name.toLowerCase()));
  return items.flatMap((item, index) => entriesIn(item).flatMap(([phase, acts]) => entriesIn(acts).flatMap(([nth, act]) => {
    const name = entriesIn(act).map(([by, text]) => broughtIn(by, text))[0];
    if (name === undefined || taken.has(name.toLowerCase())) return [];
    taken.add(name.toLowerCase());
    return [{ name, at: [index, phase, Number(nth)] }];
  })));
}

const entriesIn = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : []);

function broughtIn(by: string, text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  if (hosts.some(host => host.toLowerCase() === by.toLowerCase())) return (replacedIn(text) ?? admittedIn(text))?.name;
  return travelIn(text) === undefined ? undefined : by;
}
