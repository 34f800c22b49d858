import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/firefighter#1, ?1: whoever would douse the holder tonight fails. */
const soaked = trait('soaked', {
  fails: { rule: 'mafia/role/firefighter#1', protective: true, part: ({ power }) => power.role.kills === 'ignition' },
});

/** mafia/role/firefighter */
export const firefighter = baseRole({
  id: 'firefighter',
  name: 'Firefighter',
  mode: 'active',
  categories: ['protective'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Firefighting',
  covers: ['mafia/role/firefighter#1', 'mafia/role/firefighter#2', 'mafia/role/firefighter?1', 'mafia/role/firefighter?2'],
  card: 'firefighter',
  trait: soaked,
});
