import { png } from './png.ts';

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

export type Point = readonly [number, number];

/** Lines from point to point. */
export type Path = readonly Point[];

/** How far a place is from the edge of something, in pixels; negative inside. */
type Distance = (x: number, y: number) => number;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A picture in memory. Edges are smooth: a pixel is covered as much as its middle lies inside. */
export class Canvas {
  private readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number, [red, green, blue]: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    this.pixels.set([red, green, blue]);
    for (let done = 3; done < this.pixels.length; done *= 2) this.pixels.copyWithin(done, 0, done);
  }

  disc([cx, cy]: Point, radius: number, colour: Colour): void {
    this.fill(around([[cx, cy]], radius), colour, (x, y) => Math.hypot(x - cx, y - cy) - radius);
  }

  /** A circle's line, `width` pixels wide, its middle at `radius`. */
  ring([cx, cy]: Point, radius: number, width: number, colour: Colour): void {
    this.fill(around([[cx, cy]], radius + width), colour, (x, y) => Math.abs(Math.hypot(x - cx, y - cy) - radius) - width / 2);
  }

  /** Lines with round ends, `width` pixels wide; where they cross they are no darker. */
  lines(paths: readonly Path[], width: number, colour: Colour): void {
    const box = around(paths.flat(), width);
    const wide = box.right - box.left;
    const cover = new Float32Array(Math.max(0, wide * (box.bottom - box.top)));
    for (const path of paths) {
      for (const [index, from] of path.entries()) {
        const to = path[index + 1] ?? (path.length === 1 ? from : undefined);
        if (to) this.cover(cover, box, from, to, width / 2);
      }
    }
    for (let at = 0; at < cover.length; at += 1) this.blend(box.left + (at % wide), box.top + Math.floor(at / wide), cover[at]!, colour);
  }

  toPng(): Uint8Array {
    return png(this.width, this.height, this.pixels);
  }

  private cover(cover: Float32Array, box: Box, from: Point, to: Point, radius: number): void {
    const wide = box.right - box.left;
    const own = around([from, to], radius);
    const distance = toSegment(from, to);
    for (let y = own.top; y < own.bottom; y += 1) {
      for (let x = own.left; x < own.right; x += 1) {
        const at = (y - box.top) * wide + x - box.left;
        cover[at] = Math.max(cover[at]!, covered(distance(x + 0.5, y + 0.5) - radius));
      }
    }
  }

  private fill(box: Box, colour: Colour, distance: Distance): void {
    for (let y = box.top; y < box.bottom; y += 1) {
      for (let x = box.left; x < box.right; x += 1) this.blend(x, y, covered(distance(x + 0.5, y + 0.5)), colour);
    }
  }

  private blend(x: number, y: number, share: number, colour: Colour): void {
    if (share <= 0 || x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = (y * this.width + x) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const before = this.pixels[at + channel]!;
      this.pixels[at + channel] = before + (colour[channel]! - before) * share + 0.5;
    }
  }
}

const covered = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance));

function around(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.floor(Math.min(...xs) - margin) - 1, top: Math.floor(Math.min(...ys) - margin) - 1,
    right: Math.ceil(Math.max(...xs) + margin) + 1, bottom: Math.ceil(Math.max(...ys) + margin) + 1,
  };
}

function toSegment([x1, y1]: Point, [x2, y2]: Point): Distance {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  return (x, y) => {
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
  };
}
