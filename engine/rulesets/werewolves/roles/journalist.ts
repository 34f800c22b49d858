import { words } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedRole, storedRoleOf } from '../stored.ts';

export const journalist: Role = {
  id: 'journalist',
  name: 'Journalist',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/journalist', 7, 3),
  card: ['journalist'],
  decisions: ['journalist-heir'],
  abilities: [storedRole(), {
    id: 'write', when: 'now', phase: 'any', perPhase: 99,
    form: () => ({ text: words(400) }),
    act: ({ scene, power, answer }) => scene.set(`journal:${power.id}`, [...scene.list(`journal:${power.id}`), answer['text']![0]!]),
  }],
  mourns(scene, power, seat, deaths) {
    const role = storedRoleOf(scene, power);
    if (role === undefined || !deaths.some(death => death.seat === seat)) return;
    const heirs = scene.living.filter(one => scene.roleOf(one).name === role);
    if (heirs.length === 0) return;
    const heir = scene.draw('journalist-heir', heirs);
    scene.tell(heir, { kind: 'notice', key: 'journal', ability: 'journalist', about: [], args: { text: scene.list(`journal:${power.id}`).join(' / ') } });
  },
};
