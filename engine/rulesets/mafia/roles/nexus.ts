import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/nexus#1, ?1: each action is drawn separately. */
const scattering = trait('scattering', {
  moves: { turn: 'scatter', sparesKilling: true, looksAt: 'target', scatters: 'nexus', to: ({ at, by }) => (at === by ? 'drawn' : undefined) },
});

/** mafia/role/nexus */
export const nexus = baseRole({
  id: 'nexus',
  name: 'Nexus',
  mode: 'passive',
  categories: ['manipulative'],
  subcategory: 'redirecting',
  works: 'both',
  ing: 'Nexusing',
  er: 'Nexusiser',
  covers: ['mafia/role/nexus#1', 'mafia/role/nexus?1', 'mafia/role/nexus?2'],
  card: 'nexus',
  trait: scattering,
});
