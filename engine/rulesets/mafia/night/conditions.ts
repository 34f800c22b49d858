import { modifierById } from '../catalogue.ts';
import type { Part, Use } from './night.ts';
import type { World } from './world.ts';

/** The outermost of a use's own conditions that does not hold for those whom it reaches in a world, as a place among its layers, or -1. */
export const failureIn = (world: World, use: Use): number =>
  world.power(use).layers.findLastIndex(layer => modifierById(layer.id).fails?.(layer, use, world.reached(use), world) === true);

/** True if a part that rides along fails by a condition of its own. */
export const partFailsIn = (world: World, use: Use, part: Part): boolean =>
  part !== use.parts[0] && part.power.layers.some(layer => modifierById(layer.id).fails?.(layer, use, world.reached(use), world) === true);
