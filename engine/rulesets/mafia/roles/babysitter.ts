import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/babysitter#1, #2, ?2: never against its own lethal half. */
const babysat = trait('babysat', {
  lethal: { rule: 'mafia/role/babysitter#2' },
  sieve: {
    rule: 'mafia/role/babysitter#1',
    layer: 'aid',
    keep: (attempts, { laid }) => {
      const saved = attempts.find(({ use }) => use !== laid.use);
      return laid.on === laid.by ? attempts : attempts.filter(attempt => attempt !== saved);
    },
  },
});

/** mafia/role/babysitter */
export const babysitter = baseRole({
  id: 'babysitter',
  name: 'Babysitter',
  mode: 'active',
  categories: ['protective', 'killing'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Babysitting',
  covers: [
    'mafia/role/babysitter#1',
    'mafia/role/babysitter#2',
    'mafia/role/babysitter#3',
    'mafia/role/babysitter#4',
    'mafia/role/babysitter#5',
    'mafia/role/babysitter?1',
    'mafia/role/babysitter?2',
    'mafia/role/babysitter?3',
    'mafia/role/babysitter?4',
    'mafia/role/babysitter?5',
  ],
  card: 'babysitter',
  trait: babysat,
});
