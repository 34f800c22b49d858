import { pick } from '../../../core/chance.ts';
import type { HeldPower } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { players, whoIs } from '../seats.ts';

/** Which ability it is, always true: it is part of knowing oneself. clocktower/character/alchemist#1, #10, #11 */
function tell(scene: Scene, { holder }: HeldPower, granted: string): void {
  const { name } = scene.abilityOf({ power: granted });
  scene.tell(holder, { kind: 'role', key: 'told.alchemist', ability: 'alchemist', about: [], result: { word: name } });
}

export const alchemist: Character = {
  id: 'alchemist',
  name: 'Alchemist',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/alchemist', 14, 2),
  nights: { first: 1 },
  card: ['alchemist'],
  isGranted: true,
  decisions: ['alchemist-ability'],
  prepares(scene, power) {
    if (power.origin !== 'gained') return;
    const free = scene.cast.filter(one => one.kind === 'minion' && one.believes === undefined && one.deals === undefined && !players(scene.play).some(seat => whoIs(scene.play, seat).id === one.id));
    if (free.length === 0) return;
    const granted: HeldPower = { id: `${power.id}.granted`, power: pick(scene.terms.seed, `alchemist-ability/${power.id}`, free).id, holder: power.holder, origin: 'granted' };
    scene.add({ type: 'PowerGained', power: granted });
    scene.abilityOf(granted).prepares?.(scene, granted);
    tell(scene, power, granted.power);
  },
  step({ scene, power }) {
    const granted = scene.powers.find(({ holder, origin }) => holder === power.holder && origin === 'granted');
    const minions = scene.cast.filter(one => one.kind === 'minion' && one.believes === undefined);
    tell(scene, power, granted?.power ?? pick(scene.terms.seed, `alchemist-ability/${power.id}`, minions).id);
  },
};
