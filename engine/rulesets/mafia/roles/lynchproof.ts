import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/lynchproof#1 */
const spared = trait('spared', { spared: true });

/** mafia/role/lynchproof */
export const lynchproof = baseRole({
  id: 'lynchproof',
  name: 'Lynchproof',
  mode: 'passive',
  categories: ['protective'],
  works: 'day',
  ing: 'Lynchproofing',
  er: 'Lynchproofer',
  covers: [
    'mafia/role/lynchproof#1',
    'mafia/role/lynchproof#2',
    'mafia/role/lynchproof#v1',
    'mafia/role/lynchproof?1',
    'mafia/role/lynchproof?2',
  ],
  card: 'lynchproof',
  ofLynches: true,
  trait: spared,
});
