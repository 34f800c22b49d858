/** Edits between two words, a swap of neighbours counting as one. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j += 1) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}

interface Ranked {
  readonly name: string;
  readonly far: number;
}

const byNearness = (a: Ranked, b: Ranked): number => a.far - b.far || (a.name < b.name ? -1 : 1);

/** The known words that have something in common with one that was typed, each with how far it is from it, the nearest first. */
export function ranked(typed: string, known: Iterable<string>): readonly Ranked[] {
  const word = typed.toLowerCase();
  const limit = Math.max(2, Math.floor(word.length / 2));
  return [...new Set(known)]
    .map(name => ({ name, far: name.toLowerCase().startsWith(word) ? 0 : distance(word, name.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort(byNearness);
}

/** The known words nearest to one that was typed, best first, at most `most`, none that has little in common with it. */
export const nearest = (typed: string, known: Iterable<string>, most = 3): string[] => ranked(typed, known).slice(0, most).map(({ name }) => name);

/** The nearest of several lists together. */
export const nearestOf = (lists: readonly (readonly Ranked[])[], most = 3): string[] =>
  [...new Set(lists.flat().sort(byNearness).map(({ name }) => name))].slice(0, most);

/** The single nearest known word, if any is near. */
export const oneOf = (typed: string, known: Iterable<string>): string | undefined => nearest(typed, known, 1)[0];
