import type { Mark } from '../points.ts';
import { categoriesOf, type Category, type Power } from '../power.ts';
import type { Part, Use } from './night.ts';

/** mafia/general/killing-action#2: by category. */
export const isKillingPart = (part: Pick<Part, 'power'>): boolean => categoriesOf(part.power).includes('killing');

export const hasMark = ({ layers }: Pick<Power, 'layers'>, mark: Mark): boolean => layers.some(layer => layer.mark === mark);

export const isMarked = (use: Pick<Use, 'power'>, mark: Mark): boolean => hasMark(use.power, mark);

/** What marks the whole use marks its parts; what rides along may have marks of its own. */
export const isPartMarked = (use: Pick<Use, 'power'>, part: Pick<Part, 'power'>, mark: Mark): boolean => isMarked(use, mark) || hasMark(part.power, mark);

/** True if the use is an action, which can be blocked; passives, Self and Reactive are none. mafia/modifier/self?2 */
export const isAction = ({ way }: Pick<Use, 'way'>): boolean => way === 'chosen' || way === 'switched';

/** True if the use names living players, whom it visits. mafia/general/redirects#1 */
export const isTargeting = ({ way, power, chosen }: Use): boolean => way === 'chosen' && power.role.chooses?.from !== 'dead' && chosen.length > 0;

/** The categories of a use: of all its parts, each once. */
export const categoriesOfUse = (use: Use): readonly Category[] => [...new Set(use.parts.flatMap(part => categoriesOf(part.power)))];

/** Only what targets a player can be moved. mafia/general/redirects#1 */
export const isMovable = (use: Use): boolean => use.way === 'chosen' && use.power.role.chooses?.from !== 'dead' && use.chosen.length > 0;

/** True if this part changes where others go or how players look tonight. mafia/general/resolution-order#3 */
export const isControlPart = ({ power: { role, delay } }: Pick<Part, 'power'>): boolean =>
  delay === 0 && (role.grants !== undefined || role.trait?.moves !== undefined || role.trait?.copies !== undefined || role.trait?.seems !== undefined);

/** Decided before the rest; what was settled in an earlier phase needs no decision any more. */
export const isControl = (use: Use): boolean => use.way !== 'standing' && use.parts.some(isControlPart);

/** The base role itself first, then what rides along with it. */
export const partsOf = (power: Power): readonly Part[] => withRiders(power).map(one => ({ power: one, on: [], works: false }));

const withRiders = (power: Power): readonly Power[] => [power, ...power.layers.flatMap(({ rider }) => (rider ? withRiders(rider) : []))];
