import { protect } from '../effects.ts';
import { mode, onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { addSoul } from '../souls.ts';
import { devilOf, isSettled, sold, trade } from '../wager.ts';
import { toThose, whisper } from '../whispers.ts';

export const wagerRecipient: Role = {
  id: 'wager-recipient',
  name: 'Wager Recipient',
  team: 'unaligned',
  category: 'extra',
  covers: idsOf('werewolves/role/wager-recipient', 3),
  card: ['wager-recipient'],
  abilities: [
    whisper('night', toThose(scene => [devilOf(scene) ?? []].flat())),
    {
      id: 'attack', when: 'now', phase: 'night', perPhase: 99, visits: false, redirects: false,
      isOpen: (scene, power) => !isSettled(scene, power),
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['attack']) }),
      on({ scene, power, user }, target) {
        if (devilOf(scene) === undefined) return;
        addSoul(scene, user);
        scene.set(sold(power), target);
      },
    },
    {
      id: 'protect', when: 'now', phase: 'night', instead: 'night', perGame: 1, narrated: 'protected',
      form: scene => ({ whom: onePlayer(scene.living), mode: mode(['protect']) }),
      on({ scene, power, user }, target) {
        if (devilOf(scene) === undefined) return;
        addSoul(scene, user);
        scene.set(sold(power), '');
        protect(scene, target, user);
      },
    },
    {
      id: 'trade', when: 'now', phase: 'night', instead: 'night', perGame: 1, visits: false, isWhisper: true,
      isOpen: (scene, power) => !scene.fact(sold(power)),
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['trade']) }),
      act(use) {
        const devil = devilOf(use.scene);
        if (devil !== undefined) trade(use, devil);
      },
    },
  ],
  strikes(scene, power) {
    const [target, devil] = [scene.fact(sold(power)), devilOf(scene)];
    return typeof target === 'string' && target !== '' && devil !== undefined ? [{ target, kind: 'attack', by: devil, role: scene.roleOf(devil).name }] : [];
  },
  startDay: (scene, power) => scene.add({ type: 'PowerLost', id: power.id }),
};
