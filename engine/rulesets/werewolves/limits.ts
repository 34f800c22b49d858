import type { HeldPower, Play, Seat } from '../../core/state.ts';
import { phaseText } from '../../core/state.ts';
import { BARRED } from './barred.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';

const used = (power: HeldPower, key: string): number => power.spent?.[key] ?? 0;
const phaseKey = (play: Play, id: string): string => `${id}@${phaseText(play.phase)}`;

/** How often it was used in the running phase, and ever. */
export const usesNow = (scene: Scene, power: HeldPower, id: string): number => used(power, phaseKey(scene.play, id));
export const usesEver = (power: HeldPower, id: string): number => used(power, id);

/** Counts a use. A use that fails counts as well. werewolves/rule/ability-timing#9 */
export function count(scene: Scene, power: HeldPower, { id, instead }: Ability): void {
  for (const key of [id, phaseKey(scene.play, id), ...(instead === undefined ? [] : [phaseKey(scene.play, `/${instead}`)])]) scene.add({ type: 'PowerUsed', id: power.id, key });
}

/** A use that was not one after all. */
export const uncount = (scene: Scene, power: HeldPower, { id }: Ability): void => scene.add({ type: 'PowerUsed', id: power.id, key: `back:${id}` });

/** True if phase, number and uses allow an ability now. werewolves/rule/ability-timing#5 */
export function mayUse(scene: Scene, power: HeldPower, seat: Seat, ability: Ability): boolean {
  const { name, number } = scene.play.phase;
  const { phase, from, only, perPhase = 1, perGame, instead } = ability;
  if (phase !== 'any' && phase !== name) return false;
  if (ability.isAttack && scene.has(BARRED, seat)) return false;
  if ((from !== undefined && number < from) || (only !== undefined && number !== only)) return false;
  if (perGame !== undefined && usesEver(power, ability.id) - used(power, `back:${ability.id}`) >= perGame) return false;
  if (ability.when === 'now' && usesNow(scene, power, ability.id) >= perPhase) return false;
  if (instead !== undefined && ability.when === 'now' && used(power, phaseKey(scene.play, `/${instead}`)) > usesNow(scene, power, ability.id)) return false;
  return ability.isOpen?.(scene, power, seat) ?? true;
}

/** Whom an ability was used on, for limits that look back: by power and ability. */
const keyOf = (power: HeldPower, id: string): string => `chosen:${power.id}:${id}`;

export const chosenBefore = (scene: Scene, power: HeldPower, id: string): readonly string[] => scene.list(keyOf(power, id));

/** Remembers a choice with its phase. werewolves/rule/redirection: limits look at the chosen player */
export const remember = (scene: Scene, power: HeldPower, id: string, seats: readonly Seat[]): void =>
  scene.set(keyOf(power, id), [...chosenBefore(scene, power, id), ...seats.map(seat => `${seat}@${scene.phase}`)]);

export const everChosen = (scene: Scene, power: HeldPower, id: string): readonly Seat[] => chosenBefore(scene, power, id).map(one => one.split('@')[0]!);

/** Who was chosen in the phase of the same kind before this one. */
export function chosenLast(scene: Scene, power: HeldPower, id: string): readonly Seat[] {
  const { name, number } = scene.play.phase;
  return chosenBefore(scene, power, id).filter(one => one.endsWith(`@${name} ${number - 1}`)).map(one => one.split('@')[0]!);
}
