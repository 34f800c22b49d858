import type { View } from '../../../../engine/core/views.ts';
import { phaseTitle, sayer } from '../cards/card.ts';
import { Canvas, type Colour, type Point } from './canvas.ts';
import { isWritable } from './letters.ts';
import { type Chair, squareOf, type Square, type Stand } from './square-facts.ts';
import { chairWords } from './square-words.ts';
import { shortened, widthOf, write } from './writing.ts';

const width = 1000;
const height = 860;
const middle: Point = [width / 2, height / 2];
const reach: Point = [320, 310];
const lineOfWords = 18;

const paper: Colour = [250, 248, 243];
const ink: Colour = [40, 44, 52];
const faint: Colour = [118, 112, 102];
const present: Colour = [38, 96, 110];
const gone: Colour = [224, 219, 208];
const marked: Colour = [178, 74, 24];
const white: Colour = [255, 255, 255];

/**
 * The table as a picture, a PNG of 1000 × 860: who sits where, who is in and out, whose last vote is left, who stands for the vote and
 * where the hand is. Everything that a colour says stands there as a word, too. Only public parts of the view are read.
 */
export function townSquare(view: View, theme = 'workplace'): Uint8Array {
  const square = squareOf(view);
  const canvas = new Canvas(width, height, paper);
  const count = square.chairs.length;
  for (const [number, about] of hands(square.stands)) drawHand(canvas, number, about, count);
  for (const chair of square.chairs) drawChair(canvas, theme, chair, count);
  drawMiddle(canvas, theme, square);
  return canvas.toPng();
}

/** The first seat is at the top, the others follow as a clock goes. `share`: how far out, 1 being the seat itself. */
function placeOf(number: number, count: number, share = 1): Point {
  const angle = ((number - 1) / count) * 2 * Math.PI;
  return [middle[0] + Math.sin(angle) * reach[0] * share, middle[1] - Math.cos(angle) * reach[1] * share];
}

const radiusOf = (count: number): number => (count <= 12 ? 34 : 27);

function drawChair(canvas: Canvas, theme: string, chair: Chair, count: number): void {
  const at = placeOf(chair.number, count);
  const radius = radiusOf(count);
  const [x, y] = at;
  canvas.disc(at, radius, chair.alive ? present : gone);
  if (chair.nominated) canvas.ring(at, radius + 5, 5, marked);
  write(canvas, String(chair.number), [x, y + radius * 0.35], radius * 0.7, 2.6, chair.alive ? white : faint);
  if (!chair.alive) canvas.lines([[[x - radius * 0.75, y + radius * 0.75], [x + radius * 0.75, y - radius * 0.75]]], 3, faint);
  drawLabel(canvas, theme, chair, count);
}

/** The name and what else is to be said, outside the circle of the seats: no hand and no neighbour is there. */
function drawLabel(canvas: Canvas, theme: string, chair: Chair, count: number): void {
  const [x, y] = placeOf(chair.number, count);
  const [dx, dy] = [(x - middle[0]) / reach[0], (y - middle[1]) / reach[1]];
  const isBeside = Math.abs(dx) > 0.55;
  const size = count <= 12 ? 15 : 13;
  const room = isBeside ? 124 : count <= 12 ? 150 : 100;
  const name = isWritable(chair.name) ? shortened(chair.name, size, room) : '';
  const words = chairWords(theme, chair).slice(chair.alive ? 1 : 0);
  const away = radiusOf(count) + (chair.nominated ? 18 : 12);
  const high = size + words.length * lineOfWords;
  const top = isBeside ? y - high / 2 : dy < 0 ? y - away - high : y + away;
  const start = x + Math.sign(dx) * away;
  const put = (text: string, ground: number, height: number, weight: number, colour: Colour): void => {
    const half = (widthOf(text, height) / 2) * Math.sign(dx);
    write(canvas, text, [isBeside ? start + half : x, ground], height, weight, colour);
  };
  put(name, top + size, size, 2.1, chair.alive ? ink : faint);
  for (const [line, word] of words.entries()) put(word, top + size + (line + 1) * lineOfWords, 9.5, 1.5, chair.nominated && line === words.length - 1 ? marked : faint);
}

/** Before which seats a hand stands, each with the numbers of whom the votes there are about. */
function hands(stands: readonly Stand[]): ReadonlyMap<number, readonly number[]> {
  const out = new Map<number, readonly number[]>();
  for (const { hand, number } of stands) if (hand) out.set(hand.number, [...(out.get(hand.number) ?? []), ...(number === undefined ? [] : [number])]);
  return out;
}

/** An arrow to the seat before which the hand stands, with the numbers of whom it is about. */
function drawHand(canvas: Canvas, number: number, about: readonly number[], count: number): void {
  const radius = radiusOf(count);
  const tip = placeOf(number, count, 1 - (radius + 16) / Math.min(...reach));
  const tail = placeOf(number, count, 0.56);
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const wing = (side: number): Point => [tip[0] - ux * 16 - uy * 9 * side, tip[1] - uy * 16 + ux * 9 * side];
  canvas.lines([[tail, tip], [wing(1), tip, wing(-1)]], 4, marked);
  write(canvas, about.join(', '), [tail[0] - ux * 20, tail[1] - uy * 20 + 6], 12, 2, marked);
}

/** What is said in the middle: the phase, and how the votes stand. */
function drawMiddle(canvas: Canvas, theme: string, { phase, living, chairs, stands }: Square): void {
  const say = sayer(theme);
  const most = 5;
  const shown = stands.slice(0, most);
  const lines = [
    say('square.living', { living, all: chairs.length }),
    ...shown.map(({ name, number, yes, needed }) => say('square.middle', { name: isWritable(name) ? shortened(name, 12.5, 130) : String(number), yes, needed })),
    ...(stands.length > most ? [say('square.more', { count: stands.length - most })] : []),
  ];
  const top = middle[1] - (lines.length * 26) / 2;
  write(canvas, phaseTitle(phase), [middle[0], top], 22, 3, ink);
  for (const [index, line] of lines.entries()) write(canvas, line, [middle[0], top + 36 + index * 26], 12.5, 1.8, index === 0 ? faint : marked);
}
