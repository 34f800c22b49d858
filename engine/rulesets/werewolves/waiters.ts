import { oneOfEachTeam } from './lists.ts';
import type { Scene } from './scene.ts';

/** A trait of who waits at table, without knowing it. werewolves/attribute/waiter */
export const WAITER = 'waiter';
/** A trait of who has eaten. werewolves/attribute/charmed-food */
export const FED = 'fed';

/** Each team has one waiter, the same for everybody who cooks. */
export function serveWaiters(scene: Scene): void {
  if (scene.traits(WAITER).length > 0) return;
  for (const seat of oneOfEachTeam(scene, 'chef-waiters')) scene.lay(WAITER, seat);
}

export const hasLivingWaiter = (scene: Scene): boolean => scene.traits(WAITER).some(({ holder }) => scene.isAlive(holder));
