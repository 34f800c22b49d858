import type { Layer, Power } from '../power.ts';
import type { Part, Use } from './night.ts';

/** A modifier on a part of a use, and where it stands among the layers of the whole: what lies further in does not cover it. */
export interface Cover {
  readonly layer: Layer;
  readonly depth: number;
}

/** The modifiers on one part: its own, and for what rides along those around the place where it rides. mafia/grammar/composition#5 */
export function coversOf({ power, parts }: Use, part: Part): readonly Cover[] {
  if (parts.indexOf(part) <= 0) return power.layers.map((layer, depth) => ({ layer, depth }));
  const depth = power.layers.findIndex(({ rider }) => rider !== undefined && layersOver(rider, part.power.key) !== undefined);
  const own = layersOver(power.layers[depth]!.rider!, part.power.key)!;
  return [...own.map(layer => ({ layer, depth })), ...power.layers.flatMap((layer, at) => (at > depth ? [{ layer, depth: at }] : []))];
}

/** The layers on the base role of that key, within a rider, the innermost first. */
function layersOver({ key, layers }: Power, wanted: string): readonly Layer[] | undefined {
  if (key === wanted) return layers;
  for (const [at, { rider }] of layers.entries()) {
    const inner = rider && layersOver(rider, wanted);
    if (inner) return [...inner, ...layers.slice(at + 1)];
  }
  return undefined;
}
