import type { Character } from '../character.ts';
import { idsOf } from '../rule-ids.ts';
import { demon } from '../seats.ts';

export const marionette: Character = {
  id: 'marionette',
  name: 'Marionette',
  kind: 'minion',
  covers: idsOf('clocktower/character/marionette', 15, 2),
  nights: { first: 2 },
  card: ['marionette'],
  believes: 'good',
  decisions: ['marionette-token', 'marionette-seat', 'marionette-info'],
  sitsBy: (beside, all) => beside.some(({ character }) => character.kind === (all.some(one => one.character.kind === 'demon') ? 'demon' : 'minion')),
  step({ scene, holder }) {
    const boss = demon(scene.play);
    if (boss !== undefined) scene.tell(boss, { kind: 'role', key: 'start.unaware', ability: 'marionette', about: [holder], result: { seat: holder } });
  },
};
