import { onePlayer } from '../fields.ts';
import { charm, succeed } from '../flute.ts';
import { investigatedRole } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';

export const fluteCharmer: Role = {
  id: 'flute-charmer',
  name: 'Flute Charmer',
  team: 'flute',
  category: 'power',
  strength: 3,
  drawnWith: { id: 'flute-player' },
  groups: ['flute-channel'],
  covers: idsOf('werewolves/role/flute-charmer', 6),
  card: ['flute-charmer'],
  decisions: ['flute-charmer-enchanted'],
  abilities: [{
    id: 'charm', when: 'now', phase: 'day', narrated: 'disguised',
    form: scene => ({ whom: onePlayer(scene.living) }),
    on(use, target, chosen) {
      answer(use, [chosen], { word: investigatedRole(use.scene, use.user, target, { strong: true, obstruction: true }, 'flute-charmer').name });
      charm(use.scene, target, use.user);
    },
  }],
  settles: succeed,
};
