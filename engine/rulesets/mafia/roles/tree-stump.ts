import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/tree-stump#1: whoever becomes one is not revealed by that. */
const stumped = trait('stumped', { state: 'stump', withholds: true });

/** mafia/role/tree-stump */
export const treeStump = baseRole({
  id: 'tree-stump',
  name: 'Tree Stump',
  mode: 'passive',
  categories: ['miscellaneous'],
  works: 'both',
  ing: 'Tree Stumping',
  er: 'Tree Stumper',
  covers: [
    'mafia/role/tree-stump#1',
    'mafia/role/tree-stump#2',
    'mafia/role/tree-stump#3',
    'mafia/role/tree-stump?1',
    'mafia/role/tree-stump?2',
    'mafia/role/tree-stump?3',
  ],
  card: 'tree-stump',
  trait: stumped,
});
