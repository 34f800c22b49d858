import type { Readers } from '../../core/speech.ts';
import type { Play, Terms } from '../../core/state.ts';
import { catalogue } from './catalogue.ts';
import { groups } from './groups/index.ts';
import type { Group } from './group.ts';
import { Scene } from './scene.ts';

const readable: readonly Group[] = groups.filter((group: Group) => group.reads !== undefined);

/** Who reads along in the channel of a group without being in it, as each group declares. */
export function readers(terms: Terms, play: Play): Readonly<Record<string, Readers>> {
  const scene = new Scene(terms, play, catalogue);
  return Object.fromEntries(readable.map(({ slug, reads }) => [slug, readersOf(scene, reads!)]));
}

const readersOf = (scene: Scene, { who, unnamed }: NonNullable<Group['reads']>): Readers => ({ seats: who(scene), ...(unnamed ? { unnamed } : {}) });
