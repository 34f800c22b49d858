import { mode, onePlayer } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { WEIGHT } from '../votes.ts';
import { toThose, whisper } from '../whispers.ts';

export const corruptWolf: Role = {
  id: 'corrupt-wolf',
  name: 'Corrupt Wolf',
  team: 'werewolf',
  category: 'power',
  strength: 3,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/corrupt-wolf', 11, 3),
  card: ['corrupt-wolf'],
  abilities: [whisper('day', toThose((scene, _, seat) => scene.living.filter(one => scene.traits('whispered', one).some(({ by }) => by === seat)))), {
    id: 'corrupt', when: 'now', phase: 'night', narrated: 'manipulated',
    form: scene => ({ whom: onePlayer(scene.living), mode: mode(['2', '-1']) }),
    on({ scene, user, answer }, target, chosen) {
      scene.lay(WEIGHT, target, { by: user, until: `day ${scene.play.phase.number}`, args: { set: Number(answer['mode']![0]) } });
      scene.lay('whispered', chosen, { by: user, until: `day ${scene.play.phase.number}` });
    },
  }],
};
