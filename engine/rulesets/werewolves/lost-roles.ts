import type { Scene } from './scene.ts';

/** A fact of the state: roles that died or were lost, since the last day began. What was lost in one moment is one entry. */
const LOST = 'lostRoles';

/** Remembers by their ids roles that are lost in one moment. */
export const noteLost = (scene: Scene, ids: readonly string[]): void => scene.set(LOST, [...scene.list(LOST), ids.join(' ')]);

export const forgetLost = (scene: Scene): void => scene.set(LOST, []);

/** The ids of the lost roles, moment by moment. */
export const lostByMoment = (scene: Scene): readonly (readonly string[])[] => scene.list(LOST).map(ids => ids.split(' '));
