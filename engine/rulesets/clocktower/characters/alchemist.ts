import { pick } from '../../../core/chance.ts';
import { isAlive, type HeldPower } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { decide, drawn } from '../decide.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { players, whoIs } from '../seats.ts';

/** With a gift from the deal the role's text says so; with a later or a believed one the gift is named for the power that brought it. */
const grantedBy = ({ powers }: Scene, { id, origin, holder }: HeldPower): HeldPower | undefined =>
  powers.find(one => (origin === 'own' ? one.holder === holder && one.origin === 'granted' : one.id === grantedId(id)));

const grantedId = (id: string): string => `${id}.granted`;

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
    if (power.origin === 'own') return;
    const isFree = (id: string): boolean => !players(scene.play).some(seat => whoIs(scene.play, seat).id === id);
    const free = scene.cast.filter(one => one.kind === 'minion' && one.believes === undefined && one.deals === undefined && isFree(one.id)).map(({ id, name }) => ({ value: id, says: name }));
    if (free.length === 0) return;
    const id = decide(scene, { keys: ['alchemist-ability'], of: power.id, about: [power.holder], options: free, fallback: () => drawn(scene, 'alchemist-ability', power.id, free).value }) as string;
    const granted: HeldPower = { id: grantedId(power.id), power: id, holder: power.holder, origin: power.origin === 'believed' ? 'believed' : 'granted' };
    scene.add({ type: 'PowerGained', power: granted });
    scene.abilityOf(granted).prepares?.(scene, granted);
  },
  step({ scene, power }) {
    const minions = scene.cast.filter(one => one.kind === 'minion' && one.believes === undefined);
    tell(scene, power, grantedBy(scene, power)?.power ?? pick(scene.terms.seed, `alchemist-ability/${power.id}`, minions).id);
  },
  dawn(scene, power) {
    const granted = grantedBy(scene, power);
    if (power.origin !== 'gained' || power.spent?.['told'] || !granted || !isAlive(scene.play, power.holder)) return;
    scene.add({ type: 'PowerUsed', id: power.id, key: 'told' });
    tell(scene, power, granted.power);
  },
};
