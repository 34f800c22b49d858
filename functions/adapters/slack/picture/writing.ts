import { stringToPaths } from 'hershey';
import type { Canvas, Colour, Path, Point } from './canvas.ts';
import { below, type Letter, lettersOf, signs } from './letters.ts';

/** The font's own measures: capitals are so high, and stand on this line. */
const high = 21;
const ground = -9;
const lowTop = 5;
const isLow = (letter: string): boolean => /[acegmnopqrsuvwxyz]/.test(letter);

interface Glyph {
  readonly width: number;
  readonly paths: readonly Path[];
}

function glyphOf({ letter, signs: on }: Letter): Glyph {
  const { bounds, paths } = stringToPaths(letter);
  const top = (isLow(letter) ? lowTop : 12) + 1;
  const more = on.flatMap(sign => [...(signs[sign] ?? []).map(path => path.map(([x, y]): Point => [x, y + top])), ...(below[sign] ?? [])]);
  return { width: bounds.maxX - bounds.minX, paths: [...paths, ...more] };
}

/** How wide a text is, in pixels, with capitals of this height. */
export const widthOf = (text: string, size: number): number =>
  (lettersOf(text).reduce((sum, letter) => sum + glyphOf(letter).width, 0) * size) / high;

/** Writes a text around a point on its ground line. `size`: the height of capitals; `weight`: the width of the strokes. Both in pixels. */
export function write(canvas: Canvas, text: string, [x, y]: Point, size: number, weight: number, colour: Colour): void {
  const scale = size / high;
  let at = x - widthOf(text, size) / 2;
  const paths = lettersOf(text).flatMap(letter => {
    const { width, paths: strokes } = glyphOf(letter);
    const middle = at + (width * scale) / 2;
    at += width * scale;
    return strokes.map(path => path.map(([px, py]): Point => [middle + px * scale, y - (py - ground) * scale]));
  });
  if (paths.length > 0) canvas.lines(paths, weight, colour);
}

/** A name that is no wider than `most` pixels: whole, else the first name with the last one's initial, else its beginning. */
export function shortened(name: string, size: number, most: number): string {
  const words = name.trim().split(/\s+/);
  const initial = words.length > 1 ? `${words[0]!} ${[...words.at(-1)!][0]!}.` : name;
  for (const form of [name.trim(), initial, words[0]!]) if (widthOf(form, size) <= most) return form;
  const chars = [...words[0]!];
  while (chars.length > 1 && widthOf(`${chars.join('')}..`, size) > most) chars.pop();
  return `${chars.join('')}..`;
}
