import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/universal-backup#1 */
const inheriting = trait('inheriting', { watch: 'inherit' });

/** mafia/role/universal-backup */
export const universalBackup = baseRole({
  id: 'universal-backup',
  name: 'Universal Backup',
  mode: 'passive',
  categories: ['miscellaneous'],
  works: 'both',
  ing: 'Universal Backuping',
  er: 'Universal Backuper',
  refersToAlignment: true,
  covers: [
    'mafia/role/universal-backup#1',
    'mafia/role/universal-backup#2',
    'mafia/role/universal-backup#3',
    'mafia/role/universal-backup#4',
    'mafia/role/universal-backup?1',
    'mafia/role/universal-backup?2',
    'mafia/role/universal-backup?3',
    'mafia/role/universal-backup?4',
    'mafia/role/universal-backup?5',
    'mafia/role/universal-backup?6',
  ],
  card: 'universal-backup',
  addsUp: true,
  trait: inheriting,
});
