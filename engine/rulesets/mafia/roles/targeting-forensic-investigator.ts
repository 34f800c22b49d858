import { isAlive } from '../../../core/state.ts';
import { inOrder, visitorsOf } from '../night/order.ts';
import { baseRole } from '../power.ts';

/** mafia/role/forensic-investigator */
export const targetingForensicInvestigator = baseRole({
  id: 'targeting-forensic-investigator',
  name: 'Targeting Forensic Investigator',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  variantOf: 'forensic-investigator',
  ing: 'Targeting Forensic Investigating',
  covers: ['mafia/role/forensic-investigator#v1'],
  card: 'targeting-forensic-investigator',
  learnsLate: true,
  sumsUp: true,
  learns: (_, [whom], own, night) =>
    (!isAlive(night.play, whom!) || night.deaths.some(({ seat }) => seat === whom)
      ? { seats: inOrder(night, visitorsOf(night, whom!).filter(seat => seat !== own.by)) }
      : { word: 'No Result' }),
});
