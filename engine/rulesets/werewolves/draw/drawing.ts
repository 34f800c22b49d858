import type { Drawing } from '../../../core/drawing.ts';
import { catalogue } from '../catalogue.ts';
import { strengthOf } from '../strength.ts';
import { drawList } from './draw-list.ts';
import { LEAST, MOST } from './shares.ts';

/** How these rules draw a list of roles, and what they hold of one. */
export const drawing: Drawing = {
  least: LEAST,
  most: MOST,
  draw: (terms, size) => drawList(terms, catalogue, size).map(({ name }) => name),
  judge: roles => strengthOf(roles.map(name => catalogue.byName(name))),
};
