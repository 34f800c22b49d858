import { isOn } from '../options.ts';
import { baseRole } from '../power.ts';

/** mafia/role/gunsmith */
export const gunsmith = baseRole({
  id: 'gunsmith',
  name: 'Gunsmith',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Gunsmithing',
  gun: true,
  covers: [
    'mafia/role/gunsmith#1',
    'mafia/role/gunsmith#2',
    'mafia/role/gunsmith#3',
    'mafia/role/gunsmith#4',
    'mafia/role/gunsmith?1',
    'mafia/role/gunsmith?2',
    'mafia/role/gunsmith?3',
    'mafia/role/gunsmith?4',
  ],
  card: 'gunsmith',
  told: terms => (isOn(terms, 'factionGuns') ? undefined : 'setup.faction-guns'),
  learns: (_, [whom], __, { roles }) => (roles.hasGun(whom!) ? { yes: true, says: 'Gun' } : { yes: false, says: 'No Gun' }),
});
