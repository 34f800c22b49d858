import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const alcoholic: Role = {
  id: 'alcoholic',
  name: 'Alcoholic',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/alcoholic', 5, 4),
  card: ['alcoholic'],
  deal: { beside: ['bartender'] },
  defences: [{ layer: 'absence', stops: (scene, _, seat, { kind, target }) => kind === 'attack' && target === seat && scene.isNight && scene.living.some(one => scene.roleOf(one).id === 'bartender') }],
  startNight(scene, _, seat) {
    if (!scene.living.some(one => scene.roleOf(one).id === 'bartender')) scene.lay('sobering', seat, { until: scene.phase });
  },
  strikes: (scene, _, seat) => (scene.has('sobering', seat) ? [{ target: seat, kind: 'kill', role: 'Alcoholic', silent: true }] : []),
};
