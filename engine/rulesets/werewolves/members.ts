import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** The living in a channel, whatever their role is now. */
export const livingMembers = (scene: Scene, slug: string): readonly Seat[] => scene.members(slug).filter(seat => scene.isAlive(seat));
