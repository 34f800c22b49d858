import { performedBy, seenVisits } from '../night/order.ts';
import { baseRole } from '../power.ts';

/** mafia/role/motion-detector */
export const motionDetector = baseRole({
  id: 'motion-detector',
  name: 'Motion Detector',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Motion Detecting',
  covers: [
    'mafia/role/motion-detector#1',
    'mafia/role/motion-detector#2',
    'mafia/role/motion-detector#3',
    'mafia/role/motion-detector?1',
    'mafia/role/motion-detector?2',
    'mafia/role/motion-detector?3',
  ],
  card: 'motion-detector',
  sumsUp: true,
  learns: (_, [whom], own, night) => {
    const isMoved = performedBy(night, whom!).some(use => use !== own) || seenVisits(night).some(({ use, at }) => at === whom && use !== own);
    return { word: isMoved ? 'Motion Detected' : 'No Motion Detected' };
  },
});
