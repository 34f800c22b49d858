import type { Kind } from '../character.ts';
import { stepsOf } from '../night/walk.ts';
import type { Scene } from '../scene.ts';

const kinds: readonly Kind[] = ['townsfolk', 'outsider', 'minion', 'demon'];

/** What everybody is told at the start: the characters that there are, the order of both kinds of night, and who sits where. clocktower/rule/announcements#5, clocktower/rule/teams#7 */
export function publish(scene: Scene): void {
  for (const kind of kinds) {
    const names = scene.cast.filter(one => one.kind === kind).map(({ name }) => name);
    if (names.length > 0) scene.announce({ kind: 'notice', key: `script.${kind}`, about: [], result: { words: names } });
  }
  scene.announce({ kind: 'notice', key: 'script.first', about: [], result: { words: stepsOf(scene.cast, 1).map(({ character }) => character.name) } });
  scene.announce({ kind: 'notice', key: 'script.later', about: [], result: { words: stepsOf(scene.cast, 2).map(({ character }) => character.name) } });
  scene.announce({ kind: 'notice', key: 'script.seats', about: scene.play.order });
}
