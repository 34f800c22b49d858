/** A 32-bit hash of a text (FNV-1a with a final mix). */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends on seed and key alone: one more draw here never moves a draw elsewhere. */
export const chance = (seed: number, key: string): number =>
  (hash(`${seed}/${key}/a`) * 2 ** 21 + (hash(`${seed}/${key}/b`) >>> 11)) / 2 ** 53;

/** One of `options`, each as likely as another. */
export function pick<T>(seed: number, key: string, options: readonly T[]): T {
  if (options.length === 0) throw new Error(`nothing to draw from for "${key}"`);
  return options[Math.floor(chance(seed, key) * options.length)]!;
}

/** `items` in a drawn order. */
export function shuffle<T>(seed: number, key: string, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance(seed, `${key}/${i}`) * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
