const WORDS_OF_ACTS = new Set(['nobody', 'use', 'and', 'as', 'with', 'say', 'in', 'host', 'storyteller', 'yes', 'no']);

/** A name of digits alone would change its place as a key of a map; one like `s3` would be taken for a seat, and an act go astray. */
const isNumber = (word: string): boolean => /^s?\d+$/i.test(word);

/** One word a player, each different from all others without regard to case, none that the act text uses itself, no bare number. */
export function seatNames(names: readonly string[]): string[] {
  const taken = new Set<string>(WORDS_OF_ACTS);
  return names.map((name, index) => {
    const plain = name.normalize('NFC').replace(/[^\p{L}\p{N}_'-]+/gu, '') || `Player${index + 1}`;
    const word = isNumber(plain) ? `P${plain}` : plain;
    const free = [word, ...Array.from({ length: names.length + 1 }, (_, n) => `${word}${n + 2}`)].find(one => !taken.has(one.toLowerCase()))!;
    taken.add(free.toLowerCase());
    return free;
  });
}
