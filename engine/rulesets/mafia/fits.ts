import type { Power } from './power.ts';

/** Why a modifier does not fit a power, in words that follow the modifier's name; undefined: it fits. */
export type Fits = (power: Power) => string | undefined;

/** mafia/modifier/active#2: what is switched on is used like an action. */
export const isActive = ({ way, switched }: Power): boolean => way === 'chosen' || switched;

/** The base role's name, with what stands in its brackets. */
export const nameOf = ({ role, of }: Power): string => (of === undefined ? role.name : role.name.replace(/\[.*\]/, `[${titled(of)}]`));

export const titled = (slug: string): string =>
  slug
    .split('-')
    .map(word => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');

/** mafia/grammar/modifier#5: how the power came to be passive. */
function whyPassive(power: Power): string {
  if (power.way === 'reactive') return 'Reactive has made it passive';
  if (power.way === 'self') return 'Self has made it passive';
  return `${nameOf(power)} is passive`;
}

export const fitsAll: Fits = () => undefined;

export const fitsActive =
  (what = 'active base roles only'): Fits =>
  power =>
    isActive(power) ? undefined : `fits ${what}; ${whyPassive(power)}`;

export const fitsTargeting =
  (what: 'targeting roles only' | 'targeting base roles only'): Fits =>
  power => {
    if (power.way !== 'chosen') return `fits ${what}; ${whyPassive(power)}`;
    const why = noTarget(power);
    return why === undefined ? undefined : `fits ${what}; ${why}`;
  };

/** Why an active power targets nobody. mafia/grammar/base-role#3 */
function noTarget(power: Power): string | undefined {
  if (!power.role.chooses) return `${nameOf(power)} chooses nobody`;
  return power.role.chooses.from === 'dead' ? `${nameOf(power)} picks a dead player without targeting` : undefined;
}

/** mafia/modifier/reactive, mafia/modifier/self?1: one target, neither more nor less. */
export const fitsOneTarget =
  (what: string): Fits =>
  power => {
    if (power.way !== 'chosen') return `${what}; ${whyPassive(power)}`;
    const { chooses } = power.role;
    if (!chooses) return `${what}; ${nameOf(power)} has none`;
    if (chooses.from === 'dead') return `${what}; ${noTarget(power)}`;
    return chooses.count === 1 ? undefined : `${what}; ${nameOf(power)} has two`;
  };

const mode = (power: Power): string => (isActive(power) ? 'active' : 'passive');

/** Why a rider cannot go along with a power. mafia/modifier/ing?3, mafia/modifier/ing?5 */
export function riderFault(rider: Power, power: Power): string | undefined {
  const [first, second] = [nameOf(rider), nameOf(power)];
  if (isActive(rider) !== isActive(power)) {
    return `a base role used as a modifier must have the mode of what it modifies; ${first} is ${mode(rider)}, ${second} ${mode(power)}`;
  }
  const needs = rider.role.chooses;
  const gives = power.role.chooses;
  if (!needs || rider.way !== 'chosen') return undefined;
  if (!gives || power.way !== 'chosen')
    return `${first} needs ${needs.from === 'dead' ? 'a dead player' : 'a target'} and ${second} provides none`;
  if (needs.from !== gives.from) {
    return needs.from === 'dead'
      ? `${first} works on a dead player and ${second} chooses a living one`
      : `${first} needs a target and ${second} picks a dead player without targeting`;
  }
  return needs.count > gives.count ? `${first} needs two targets and ${second} provides one` : undefined;
}
