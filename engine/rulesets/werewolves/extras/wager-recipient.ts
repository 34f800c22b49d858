import type { HeldPower, Seat } from '../../../core/state.ts';
import { isBlocked, protect } from '../effects.ts';
import { mode, onePlayer, others } from '../fields.ts';
import { usesNow } from '../limits.ts';
import { investigatedRole, seenRole } from '../looks.ts';
import type { Role, Use } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { addSoul } from '../souls.ts';
import { answer } from '../tell.ts';
import { arrive } from '../use.ts';
import { whisper } from '../whispers.ts';

const devilOf = (scene: Scene): string | undefined => {
  const seat = scene.fact('devil');
  return typeof seat === 'string' && scene.isAlive(seat) ? seat : undefined;
};

/** Whom the Devil is to attack for the soul, until the choice is turned into another one. werewolves/rule/wager#2 */
const sold = ({ id }: HeldPower): string => `sold:${id}`;
/** A protection and a trade are final. werewolves/rule/wager#3 */
const isSettled = (scene: Scene, power: HeldPower): boolean => usesNow(scene, power, 'protect') + usesNow(scene, power, 'trade') > 0;

/** The first look is the Devil's act: redirected and obstructed as one. The second one nothing stops. Disguises deceive both. werewolves/rule/wager#4, #5 */
function trade(use: Use, devil: Seat): void {
  const { scene, user, answer: { whom = [] } } = use;
  const [chosen] = whom as readonly [Seat];
  const blocked = isBlocked(scene, devil);
  const met = arrive({ ...use, doer: devil, blocked }, chosen);
  const result = blocked || met === undefined ? { yes: false } : { word: investigatedRole(scene, devil, met, { weak: true, strong: true, obstruction: true }, 'devil').name };
  answer(use, [chosen], result);
  scene.tell(devil, { kind: 'result', key: 'told', ability: 'devil', about: [chosen], result });
  scene.tell(devil, { kind: 'result', key: 'told', ability: 'devil', about: [user], result: { word: seenRole(scene, user, { weak: true, strong: true }).name } });
}

export const wagerRecipient: Role = {
  id: 'wager-recipient',
  name: 'Wager Recipient',
  team: 'unaligned',
  category: 'extra',
  covers: idsOf('werewolves/role/wager-recipient', 3),
  card: ['wager-recipient'],
  abilities: [
    whisper('night', scene => [devilOf(scene) ?? []].flat()),
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
