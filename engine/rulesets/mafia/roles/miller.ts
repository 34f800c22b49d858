import type { Terms } from '../../../core/state.ts';
import { option } from '../options.ts';
import { trait } from '../points.ts';
import { baseRole } from '../power.ts';
import { otherThan } from '../seeming.ts';

const looksWith = (terms: Terms): string => String(option(terms, 'millerAs'));

/** mafia/role/miller#1, #v1, mafia/general/perceived-alignment#5 */
const suspicious = trait('suspicious', {
  seems: { native: true, as: ({ real, anti, terms }) => (anti ? otherThan(looksWith(terms), real) : looksWith(terms)) },
});

/** mafia/role/miller */
export const miller = baseRole({
  id: 'miller',
  name: 'Miller',
  mode: 'passive',
  categories: ['manipulative'],
  works: 'both',
  ing: 'Milling',
  er: 'Millerer',
  refersToAlignment: true,
  covers: ['mafia/role/miller#1', 'mafia/role/miller#v1', 'mafia/role/miller?1', 'mafia/role/miller?2'],
  card: 'miller',
  trait: suspicious,
});
