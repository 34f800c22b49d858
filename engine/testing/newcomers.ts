import { admittedIn, replacedIn } from './host-act.ts';
import { hosts } from './record.ts';

/** Somebody who takes a seat over later on, or comes to the table, and where under `play` that stands. */
export interface Newcomer {
  readonly name: string;
  readonly at: readonly PropertyKey[];
}

/** Those whom the host brings in, each once, without those who are known already. */
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

const broughtIn = (by: string, text: unknown): string | undefined =>
  typeof text === 'string' && hosts.some(host => host.toLowerCase() === by.toLowerCase()) ? replacedIn(text)?.name ?? admittedIn(text)?.name : undefined;
