import type { Seat } from '../../core/state.ts';
import { attack } from './attack.ts';
import { cover } from './cover.ts';
import { protect } from './effects.ts';
import { mode, onePlayer, others } from './fields.ts';
import type { Ability, Defence } from './role.ts';
import type { Scene } from './scene.ts';
import { inVain } from './tell.ts';

/** A trait of who has no soul any more. werewolves/attribute/soulless */
export const SOULLESS = 'soulless';
/** How many souls the pool of Hell has. */
const POOL = 'souls';

export const souls = (scene: Scene): number => Number(scene.fact(POOL) ?? 0);
export const isSoulless = (scene: Scene, seat: Seat): boolean => scene.has(SOULLESS, seat);

/** All of Hell sees how many there are. werewolves/group/hell#2 */
function pool(scene: Scene, count: number): void {
  scene.set(POOL, count);
  scene.tellGroup('hell', { kind: 'notice', key: 'soul.pool', ability: 'hell', about: [], result: { count } });
}

/** A soul comes into the pool, and its owner is soulless from then on. werewolves/rule/souls#2 */
export function addSoul(scene: Scene, seat: Seat): void {
  if (isSoulless(scene, seat)) return;
  scene.lay(SOULLESS, seat);
  pool(scene, souls(scene) + 1);
}

const spend = (scene: Scene): void => pool(scene, souls(scene) - 1);

/** What a user of souls may do, and the disguise of the first day. werewolves/rule/souls#1, #3, #4, #5 */
export const SOUL_ABILITIES: readonly Ability[] = [
  cover(false),
  {
    id: 'protect', when: 'now', phase: 'any', narrated: 'protected',
    isOpen: scene => souls(scene) > 0,
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['protect']) }),
    act: ({ scene }) => spend(scene),
    on: ({ scene, user }, target) => protect(scene, target, user),
  },
  {
    id: 'attack', when: 'now', phase: 'any', isAttack: true, narrated: 'attacked',
    isOpen: scene => souls(scene) > 0,
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['attack']) }),
    act: ({ scene }) => spend(scene),
    on(use, target, chosen) {
      if (isSoulless(use.scene, target) || use.scene.roleOf(target).team === 'hell') inVain(use, chosen);
      else attack(use, target);
    },
  },
];

/** A soul of the pool stops an attack on its user; where there are too few, in turn. werewolves/rule/souls#6, #7, #8 */
export const soulDefence = (turn: number): Defence => ({
  layer: 'effect',
  turn,
  stops(scene, _, seat, { kind }) {
    if (kind !== 'attack' || souls(scene) <= 0) return false;
    spend(scene);
    scene.tellGroup('hell', { kind: 'notice', key: 'soul.saved', ability: 'hell', about: [seat] });
    return true;
  },
});
