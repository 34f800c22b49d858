import { modifierById } from './catalogue.ts';
import type { Power } from './power.ts';

/** True if the power takes effect only by leave of others. mafia/modifier/permission-seeking#2 */
export const seeksPermission = ({ layers }: Pick<Power, 'layers'>): boolean => layers.some(({ id }) => modifierById(id).needsPermission === true);

/** True if the power is used before everybody. mafia/modifier/public#1 */
export const isPublic = ({ layers }: Pick<Power, 'layers'>): boolean => layers.some(({ id }) => modifierById(id).isPublic === true);
