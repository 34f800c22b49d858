import { textsOf } from '../../../core/json.ts';
import { pinned } from '../../../core/pins.ts';
import type { Scene } from '../scene.ts';

/** Which fabled are in play: those that always are, and those that whoever runs the game asked for. clocktower/fabled/general */
export function openFabled(scene: Scene): void {
  const pin = pinned(scene.terms, 'fabled-in-play', 0);
  const asked = (typeof pin === 'string' ? pin.split(/\s+and\s+|\s*,\s*/i) : textsOf(pin)).map(name => name.toLowerCase().replace(/[‘’]/g, "'").trim());
  for (const { id, name, joins } of scene.cast.filter(({ kind }) => kind === 'fabled')) {
    if (joins?.(scene.cast) || asked.includes(name.toLowerCase())) enterFabled(scene, id);
  }
}

/** A fabled enters, before everybody. clocktower/fabled/general#2 */
export function enterFabled(scene: Scene, id: string): void {
  scene.add({ type: 'PowerGained', power: { id: `t.${id}`, power: id, holder: 'table', origin: 'granted' } });
  scene.announce({ kind: 'notice', key: `fabled.${id}`, ability: id.replaceAll('-', ' '), about: [] });
}
