import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const coroner: Role = {
  id: 'coroner',
  name: 'Coroner',
  team: 'townsfolk',
  category: 'investigative',
  strength: 1.5,
  covers: idsOf('werewolves/role/coroner', 6, 3),
  card: ['coroner'],
  mourns(scene, _, seat, deaths) {
    if (!scene.isAlive(seat)) return;
    for (const dead of new Set(deaths.map(death => death.seat))) {
      const causes = deaths.filter(death => death.seat === dead);
      const words = [causes[0]!.kind, ...causes.flatMap(({ role }) => (role === undefined ? [] : [role]))];
      const groups = scene.groups.filter(({ slug }) => causes.some(({ group }) => group === slug)).map(({ name }) => name);
      const told = groups.length === 0 ? { key: 'told' } : { key: 'coroner.group', args: { group: groups.join(', ') } };
      scene.tell(seat, { kind: 'result', ability: 'coroner', about: [dead], result: { words }, ...told });
    }
  },
};
