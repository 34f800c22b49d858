import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/janitor#1 */
const swept = trait('swept', { withholds: true });

/** mafia/role/janitor */
export const janitor = baseRole({
  id: 'janitor',
  name: 'Janitor',
  mode: 'active',
  categories: ['manipulative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Janitoring',
  covers: ['mafia/role/janitor#1', 'mafia/role/janitor?1', 'mafia/role/janitor?2', 'mafia/role/janitor?3'],
  card: 'janitor',
  trait: swept,
});
