import type { Use } from './night.ts';

/** What is supposed of a control of which nothing is decided. */
export type Suppose = (control: Use) => boolean;

/**
 * The answer that comes out in every world, or undefined where it depends on what is supposed or on too much. Worlds differ only in what is
 * asked: each control that an answer asks about is supposed both ways, `most` of them in all.
 */
export function alike(most: number, answer: (suppose: Suppose) => boolean): boolean | undefined {
  const supposed = new Map<Use, boolean>();
  const first = asking(supposed, answer);
  if (first.asked.length === 0) return first.found;
  if (first.asked.length > most || (first.asked.length > 1 && answer(() => true) !== first.found)) return undefined;
  const isAlike = (open: readonly Use[]): boolean => {
    if (supposed.size + open.length > most) return false;
    for (const control of open) {
      supposed.set(control, true);
      const { found, asked } = asking(supposed, answer);
      if (found !== first.found || !isAlike(asked)) return false;
      supposed.set(control, false);
    }
    for (const control of open) supposed.delete(control);
    return true;
  };
  return isAlike(first.asked) ? first.found : undefined;
}

/** An answer, and what it asked of which nothing was supposed yet: taken as not in force. */
function asking(supposed: ReadonlyMap<Use, boolean>, answer: (suppose: Suppose) => boolean): { readonly found: boolean; readonly asked: readonly Use[] } {
  const asked: Use[] = [];
  const found = answer(control => {
    const known = supposed.get(control);
    if (known !== undefined) return known;
    if (!asked.includes(control)) asked.push(control);
    return false;
  });
  return { found, asked };
}
