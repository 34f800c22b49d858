import { attack } from '../attack.ts';
import { protect } from '../effects.ts';
import { mode, onePlayer, others } from '../fields.ts';
import { seenRole } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { addSoul } from '../souls.ts';
import { answer } from '../tell.ts';

const devilOf = (scene: Scene): string | undefined => {
  const seat = scene.fact('devil');
  return typeof seat === 'string' && scene.isAlive(seat) ? seat : undefined;
};

export const wagerRecipient: Role = {
  id: 'wager-recipient',
  name: 'Wager Recipient',
  team: 'unaligned',
  category: 'extra',
  covers: idsOf('werewolves/role/wager-recipient', 3),
  card: ['wager-recipient'],
  abilities: [
    {
      id: 'attack', when: 'end', phase: 'night', instead: 'night', isAttack: true, visits: false, redirects: false,
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['attack']) }),
      on(use, target) {
        const devil = devilOf(use.scene);
        addSoul(use.scene, use.user);
        if (devil !== undefined) attack(use, target, { by: devil, role: 'Devil' });
      },
    },
    {
      id: 'protect', when: 'now', phase: 'night', instead: 'night', perGame: 1,
      form: scene => ({ whom: onePlayer(scene.living), mode: mode(['protect']) }),
      on({ scene, user }, target) {
        if (devilOf(scene) === undefined) return;
        addSoul(scene, user);
        protect(scene, target, user);
      },
    },
    {
      id: 'trade', when: 'now', phase: 'night', instead: 'night', perGame: 1, narrated: 'investigated',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['trade']) }),
      on(use, target, chosen) {
        const { scene, user } = use;
        const devil = devilOf(scene);
        if (devil === undefined) return;
        const seen = seenRole(scene, target, { weak: true, strong: true }).name;
        answer(use, [chosen], { word: seen });
        scene.tell(devil, { kind: 'result', key: 'told', ability: 'devil', about: [chosen], result: { word: seen } });
        scene.tell(devil, { kind: 'result', key: 'told', ability: 'devil', about: [user], result: { word: seenRole(scene, user, { weak: true, strong: true }).name } });
      },
    },
  ],
  startDay: (scene, power) => scene.add({ type: 'PowerLost', id: power.id }),
};
