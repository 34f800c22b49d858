import type { Use } from './night.ts';

/** What is supposed of a control of which nothing is decided. */
export type Suppose = (control: Use) => boolean;

/**
 * The answer that comes out in every world, or undefined where it depends on what is supposed or on too much. Worlds differ only in what is
 * asked: each control that an answer asks about is supposed both ways, `most` of them in all.
 */
export function alike(most: number, answer: (suppose: Suppose) => boolean): boolean | undefined {
  const asked = new Set<Use>();
  const first = answer(control => (asked.add(control), false));
  const isAlike = (supposed: ReadonlyMap<Use, boolean>): boolean => {
    const more = new Set<Use>();
    return answer(control => supposed.get(control) ?? (more.add(control), false)) === first && onwards(supposed, [...more]);
  };
  const onwards = (supposed: ReadonlyMap<Use, boolean>, open: readonly Use[]): boolean =>
    supposed.size + open.length <= most && open.every((control, n) =>
      isAlike(new Map([...supposed, ...open.slice(0, n).map((other): [Use, boolean] => [other, false]), [control, true]])));
  if (asked.size === 0) return first;
  if (asked.size > most || (asked.size > 1 && answer(() => true) !== first)) return undefined;
  return onwards(new Map(), [...asked]) ? first : undefined;
}
