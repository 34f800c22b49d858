import type { Kind } from '../character.ts';
import { stepsOf } from '../night/walk.ts';
import type { Scene } from '../scene.ts';

const kinds: readonly Kind[] = ['townsfolk', 'outsider', 'minion', 'demon'];

/**
 * What everybody is told at the start: the characters that there are, the order of both kinds of night, and who sits where. The lists are
 * facts beside the sentences, for whoever draws them. clocktower/rule/announcements#5, clocktower/rule/teams#7
 */
export function publish(scene: Scene): void {
  for (const kind of kinds) list(scene, kind, scene.cast.filter(one => one.kind === kind).map(({ name }) => name));
  list(scene, 'first', stepsOf(scene.cast, 1).map(({ character }) => character.name));
  list(scene, 'later', stepsOf(scene.cast, 2).map(({ character }) => character.name));
  scene.announce({ kind: 'notice', key: 'script.seats', about: scene.play.order });
}

const list = (scene: Scene, what: string, words: readonly string[]): void =>
  scene.announce({ kind: 'notice', key: `script.${what}`, about: [], result: { words }, args: { size: words.length } });
