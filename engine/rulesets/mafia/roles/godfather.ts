import { trait } from '../points.ts';
import { baseRole } from '../power.ts';
import { otherThan } from '../seeming.ts';

/** mafia/role/godfather#1, mafia/general/perceived-alignment#5 */
const townlike = trait('townlike', {
  seems: { native: true, as: ({ real, anti }) => (anti ? otherThan('town', real) : 'town') },
});

/** mafia/role/godfather */
export const godfather = baseRole({
  id: 'godfather',
  name: 'Godfather',
  mode: 'passive',
  categories: ['manipulative'],
  works: 'both',
  ing: 'Godfathering',
  er: 'Godfatherer',
  refersToAlignment: true,
  covers: ['mafia/role/godfather#1', 'mafia/role/godfather#2', 'mafia/role/godfather?1', 'mafia/role/godfather?2'],
  card: 'godfather',
  trait: townlike,
});
