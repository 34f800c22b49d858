import { isWolfish } from '../alignment.ts';
import { isBlocked } from '../effects.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedFor, storedTarget } from '../stored.ts';

export const assistant: Role = {
  id: 'assistant',
  name: 'Assistant',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 2.5,
  covers: idsOf('werewolves/role/assistant', 6, 5),
  card: ['assistant'],
  abilities: [storedTarget(power => (power.spent?.['redirect'] ?? 0) > 0)],
  redirects(scene, power, seat, { from, isAttack }) {
    const target = storedFor(scene, power);
    if (isAttack || target === undefined || power.spent?.['redirect'] || isBlocked(scene, seat) || !isWolfish(scene, from)) return undefined;
    scene.add({ type: 'PowerUsed', id: power.id, key: 'redirect' });
    scene.tell(seat, { kind: 'notice', key: 'assistant', ability: 'assistant', about: [] });
    return target;
  },
};
