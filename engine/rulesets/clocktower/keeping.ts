import { fieldsOf, type Json } from '../../core/json.ts';
import type { HeldPower, Play } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** What one copy of an ability keeps for itself under a name, apart from every other copy. */
export const keptBy = (play: Play, name: string, { id }: Pick<HeldPower, 'id'>): Json | undefined => fieldsOf(play.facts[name])[id];

export const keep = (scene: Scene, name: string, { id }: Pick<HeldPower, 'id'>, value: Json): void =>
  scene.fact(name, { ...fieldsOf(scene.play.facts[name]), [id]: value });
