import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/sidekick#1, ?1: of two on one player neither draws the other, and the first draws all else. */
const covered = trait('covered', {
  moves: { turn: 'cover', sparesKilling: true, looksAt: 'target', sparesItsLike: true, to: ({ at, by, named: [whom] }) => (at === whom ? by : undefined) },
});

/** mafia/role/sidekick */
export const sidekick = baseRole({
  id: 'sidekick',
  name: 'Sidekick',
  mode: 'active',
  categories: ['manipulative'],
  subcategory: 'redirecting',
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Sidekicking',
  covers: ['mafia/role/sidekick#1', 'mafia/role/sidekick?1'],
  card: 'sidekick',
  trait: covered,
});
