import type { Use } from './night.ts';

/** What is supposed of a control of which nothing is decided. */
export type Suppose = (control: Use) => boolean;

/**
 * Looks at every world, as far as worlds differ in what is asked: each control that is asked about is supposed both ways, `most` in all.
 * @param look false: it has seen enough
 * @returns false if it had seen enough, or if there were too many
 */
export function everyWorld(most: number, look: (suppose: Suppose) => boolean): boolean {
  const from = (supposed: ReadonlyMap<Use, boolean>): boolean => {
    const asked = new Set<Use>();
    const goesOn = look(control => supposed.get(control) ?? (asked.add(control), false));
    const others = [...asked];
    return goesOn && supposed.size + others.length <= most && others.every((control, n) =>
      from(new Map([...supposed, ...others.slice(0, n).map((other): [Use, boolean] => [other, false]), [control, true]])));
  };
  return from(new Map());
}

/** The answer that comes out in every world, or undefined where it depends on what is supposed or on too much. */
export function alike(most: number, answer: (suppose: Suppose) => boolean): boolean | undefined {
  const first = answer(() => false);
  return answer(() => true) === first && everyWorld(most, suppose => answer(suppose) === first) ? first : undefined;
}
