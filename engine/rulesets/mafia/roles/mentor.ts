import { isAlive } from '../../../core/state.ts';
import { baseRole } from '../power.ts';
import { tiesIn } from '../tie.ts';

/** mafia/role/mentor */
export const mentor = baseRole({
  id: 'mentor',
  name: 'Mentor',
  mode: 'active',
  categories: ['miscellaneous'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Mentoring',
  covers: [
    'mafia/role/mentor#1',
    'mafia/role/mentor#2',
    'mafia/role/mentor#3',
    'mafia/role/mentor#4',
    'mafia/role/mentor#5',
    'mafia/role/mentor?1',
    'mafia/role/mentor?2',
    'mafia/role/mentor?3',
    'mafia/role/mentor?4',
  ],
  card: 'mentor',
  isUsable: (play, copy) => !tiesIn(play.traits).some(tie => tie.copy === copy && isAlive(play, tie.follower)),
  changes: (part, on, use) => on.map(seat => ({ type: 'bond', seat, by: use.by, held: `${use.held.id}${part.power.key}`, as: part.power.role.id })),
});
