import { baseRole } from '../power.ts';
import { alignmentName } from '../seeming.ts';

/** mafia/role/cop */
export const alignmentCop = baseRole({
  id: 'alignment-cop',
  name: 'Alignment Cop',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  variantOf: 'cop',
  ing: 'Alignment Copping',
  refersToAlignment: true,
  gun: true,
  covers: ['mafia/role/cop#v1'],
  card: 'alignment-cop',
  learns: (_, [whom], __, { world }) => ({ word: alignmentName(world.seen(whom!)) }),
});
