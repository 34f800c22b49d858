import type { Reason } from '../../core/refused.ts';
import type { HeldPower, Play, Seat } from '../../core/state.ts';
import { phaseText } from '../../core/state.ts';
import { BARRED } from './barred.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';

const used = (power: HeldPower, key: string): number => power.spent?.[key] ?? 0;
const keyIn = (phase: Play['phase'], id: string): string => `${id}@${phaseText(phase)}`;
const phaseKey = (play: Play, id: string): string => keyIn(play.phase, id);

/** How often it was used in a phase, in the running one, and ever. */
export const usesIn = (power: HeldPower, id: string, phase: Play['phase']): number => used(power, keyIn(phase, id));
export const usesNow = (scene: Scene, power: HeldPower, id: string): number => used(power, phaseKey(scene.play, id));
export const usesEver = (power: HeldPower, id: string): number => used(power, id);

/** Of a choice that may be changed once in each phase: the one change more that the game allows. werewolves/rule/targeting#3 */
const EMERGENCY = 'emergency';

/** Counts a use. A use that fails counts as well. werewolves/rule/ability-timing#9 */
export function count(scene: Scene, power: HeldPower, ability: Ability, targets = 1): void {
  for (let n = ability.perTarget ? targets : 1; n > 0; n -= 1) countOne(scene, power, ability);
}

function countOne(scene: Scene, power: HeldPower, { id, instead, emergency }: Ability): void {
  if (emergency && usesNow(scene, power, id) > 0) scene.add({ type: 'PowerUsed', id: power.id, key: EMERGENCY });
  for (const key of [id, phaseKey(scene.play, id), ...(instead === undefined ? [] : [phaseKey(scene.play, `/${instead}`)])]) scene.add({ type: 'PowerUsed', id: power.id, key });
}

/** True if phase, number and uses allow an ability now. werewolves/rule/ability-timing#5 */
export const mayUse = (scene: Scene, power: HeldPower, seat: Seat, ability: Ability): boolean => whyNot(scene, power, seat, ability) === undefined;

/** Why phase, number or uses do not allow an ability now, with the parts of its sentence; nothing where they do. */
export function whyNot(scene: Scene, power: HeldPower, seat: Seat, ability: Ability): Pick<Reason, 'code' | 'variant' | 'args'> | undefined {
  const { name, number } = scene.play.phase;
  const { phase, from, only, perGame } = ability;
  if (phase !== 'any' && phase !== name) return { code: 'wrong-phase', variant: 'when', args: { when: phase } };
  if (from !== undefined && number < from) return { code: 'wrong-phase', variant: 'from', args: { when: `${name} ${from}` } };
  if (only !== undefined && number !== only) return { code: 'wrong-phase', variant: 'only', args: { when: `${name} ${only}` } };
  if (ability.isAttack && scene.has(BARRED, seat)) return { code: 'not-now', variant: 'barred' };
  if (perGame !== undefined && usesEver(power, ability.id) >= perGame) return { code: 'not-now', variant: 'spent', args: { count: perGame } };
  return usedUp(scene, power, ability) ?? (ability.isOpen?.(scene, power, seat) === false ? { code: 'not-now', variant: 'closed' } : undefined);
}

/** What was done in this phase already. */
function usedUp(scene: Scene, power: HeldPower, ability: Ability): Pick<Reason, 'code' | 'variant' | 'args'> | undefined {
  const { id, perPhase = 1, instead, emergency } = ability;
  const now = usesNow(scene, power, id);
  const next = nextUse(scene.play.phase, ability.phase);
  if (emergency && now > 0 && used(power, EMERGENCY) > 0) return { code: 'not-now', variant: 'emergency', args: { next } };
  if (!emergency && now >= perPhase) return { code: 'not-now', variant: 'phase', args: { count: perPhase, next } };
  return instead !== undefined && used(power, phaseKey(scene.play, `/${instead}`)) > now ? { code: 'not-now', variant: 'instead', args: { next } } : undefined;
}

/** The next one in which an ability of this kind can be used. */
function nextUse({ name, number }: Play['phase'], kind: Ability['phase']): string {
  const follows = name === 'day' ? 'night' : 'day';
  return kind === 'any' ? `${follows} ${name === 'day' ? number + 1 : number}` : `${name} ${number + 1}`;
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
