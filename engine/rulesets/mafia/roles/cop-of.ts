import { baseRole } from '../power.ts';
import { alignmentName } from '../seeming.ts';

/** mafia/role/cop */
export const copOf = baseRole({
  id: 'cop-of',
  name: '[Alignment] Cop',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  variantOf: 'cop',
  takes: 'alignment',
  ing: '[Alignment] Copping',
  refersToAlignment: true,
  gun: true,
  covers: ['mafia/role/cop#v2'],
  card: 'cop-of',
  learns: ({ power }, [whom], _, { world }) => {
    const name = alignmentName(power.of!);
    const is = world.seen(whom!) === power.of;
    return { yes: is !== power.anti, says: is ? name : `Not ${name}` };
  },
});
