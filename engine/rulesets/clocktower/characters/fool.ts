import type { Character } from '../character.ts';
import { enter } from '../ledger.ts';
import { idsOf } from '../rule-ids.ts';
import { isSpoiledByOthers } from '../working.ts';

export const fool: Character = {
  id: 'fool',
  name: 'Fool',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/fool', 10),
  card: ['fool'],
  saves: (_, { holder }, { seat }) => seat === holder,
  savesOnce: true,
  mourns(scene, { holder, origin, spent }, { seat }) {
    if (seat === holder && origin !== 'believed' && !spent?.['save'] && isSpoiledByOthers(scene.play, holder)) enter(scene, holder, 'died');
  },
};
