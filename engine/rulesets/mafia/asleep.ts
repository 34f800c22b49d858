import { modifierById } from './catalogue.ts';
import type { Layer, Power } from './power.ts';

/** The layer under which a power sleeps until somebody's death wakes it. mafia/modifier/backup#2 */
export const sleepOf = ({ layers }: Pick<Power, 'layers'>): Layer | undefined => layers.find(({ id }) => modifierById(id).sleeps === true);

/** True while its holder does not have the power. */
export const isAsleep = (power: Pick<Power, 'layers'>): boolean => sleepOf(power) !== undefined;
