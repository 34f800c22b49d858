import { onePlayer, oneRole, others } from '../fields.ts';
import { investigatedRole } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';

export const psychicWolf: Role = {
  id: 'psychic-wolf',
  name: 'Psychic Wolf',
  team: 'werewolf',
  category: 'investigative',
  strength: 3,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/psychic-wolf', 6),
  card: ['psychic-wolf'],
  abilities: [{
    id: 'guess', when: 'now', phase: 'night', narrated: 'investigated',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), role: oneRole(scene) }),
    on: (use, target, chosen) => answer(use, [chosen], { yes: investigatedRole(use.scene, use.user, target, { weak: true, strong: true, obstruction: true }, 'psychic-wolf').name === use.answer['role']![0] }),
  }],
  decisions: ['psychic-wolf-enchanted'],
};
