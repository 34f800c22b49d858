import type { Character } from '../character.ts';
import { idsOf } from '../rule-ids.ts';

export const baron: Character = {
  id: 'baron',
  name: 'Baron',
  kind: 'minion',
  covers: idsOf('clocktower/character/baron', 9),
  card: ['baron'],
  deals: row => ({ ...row, outsider: row.outsider + 2, townsfolk: row.townsfolk - 2 }),
};
