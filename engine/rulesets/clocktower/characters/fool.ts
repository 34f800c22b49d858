import type { Character } from '../character.ts';
import { lapse } from '../comes-off.ts';
import { idsOf } from '../rule-ids.ts';

export const fool: Character = {
  id: 'fool',
  name: 'Fool',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/fool', 10),
  card: ['fool'],
  saves: (_, { holder }, { seat }) => seat === holder,
  savesOnce: true,
  mourns(scene, { holder, origin, spent }, { seat }) {
    if (seat === holder && origin !== 'believed' && !spent?.['save']) lapse(scene, holder, 'died');
  },
};
