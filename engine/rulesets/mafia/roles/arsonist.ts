import { DOUSED } from '../waiting.ts';
import { baseRole } from '../power.ts';

const IGNITE = 'ignite';

/** mafia/role/arsonist */
export const arsonist = baseRole({
  id: 'arsonist',
  name: 'Arsonist',
  mode: 'active',
  categories: ['killing'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Arsoning',
  covers: [
    'mafia/role/arsonist#1',
    'mafia/role/arsonist#2',
    'mafia/role/arsonist#3',
    'mafia/role/arsonist#4',
    'mafia/role/arsonist?1',
    'mafia/role/arsonist?2',
    'mafia/role/arsonist?3',
    'mafia/role/arsonist?4',
    'mafia/role/arsonist?5',
  ],
  card: 'arsonist',
  counts: IGNITE,
  insteadOf: 'option',
  also: { option: { of: 'option', label: 'mode', min: 0, max: 1, distinct: true, from: () => [IGNITE] } },
  kills: 'ignition',
  ends: (_, use, { play }) => (use.answer['option']?.includes(IGNITE) ? play.traits.filter(({ trait, args }) => trait === DOUSED && args === use.held.id).map(({ holder }) => holder) : []),
});
