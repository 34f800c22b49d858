import { inOrder, visitorsOf } from '../night/order.ts';
import { baseRole } from '../power.ts';

/** mafia/role/forensic-investigator */
export const forensicInvestigator = baseRole({
  id: 'forensic-investigator',
  name: 'Forensic Investigator',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'dead' },
  ing: 'Forensic Investigating',
  covers: [
    'mafia/role/forensic-investigator#1',
    'mafia/role/forensic-investigator?1',
    'mafia/role/forensic-investigator?2',
    'mafia/role/forensic-investigator?3',
    'mafia/role/forensic-investigator?4',
  ],
  card: 'forensic-investigator',
  learns: (_, [whom], __, night) => ({ seats: inOrder(night, visitorsOf(night, whom!)) }),
});
