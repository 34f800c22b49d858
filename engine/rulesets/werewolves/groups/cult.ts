import { changeRole } from '../change-role.ts';
import { livingMembers } from '../members.ts';
import { fills } from '../parts.ts';
import type { Scene } from '../scene.ts';
import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

const LEADER = 'cultLeader';
/** Acolytes who died since the last night began. */
const FALLEN = 'acolyteDeaths';

/** The original leader lives, whatever the role is now. werewolves/group/cult#3 */
const hasLeader = (scene: Scene): boolean => {
  const leader = scene.fact(LEADER);
  return typeof leader === 'string' && scene.isAlive(leader);
};

export const cult: Group = {
  slug: 'cult',
  name: 'Cult',
  side: 'townsfolk',
  covers: idsOf('werewolves/group/cult', 6, 3),
  votes: {
    from: 2,
    isAttack: true,
    former: 1,
    polls(scene) {
      const more = scene.list(FALLEN).length;
      scene.set(FALLEN, []);
      return 1 + more;
    },
  },
  lives: scene => hasLeader(scene) || livingMembers(scene, 'cult').some(seat => fills(scene.roleOf(seat), 'follows-cult')),
  endsForGood: true,
  begins(scene) {
    const leader = scene.play.order.find(seat => fills(scene.roleOf(seat), 'leads-cult'));
    if (leader !== undefined) scene.set(LEADER, leader);
  },
  startNight(scene) {
    if (hasLeader(scene)) return;
    const heirs = livingMembers(scene, 'cult').filter(seat => fills(scene.roleOf(seat), 'follows-cult'));
    if (heirs.length === 0) return;
    const heir = scene.draw('cult-heir', heirs);
    changeRole(scene, heir, scene.roles.oneThat('leads-cult').id);
    scene.set(LEADER, heir);
  },
  mourns(scene, deaths) {
    for (const { seat } of deaths) if (fills(scene.roleOf(seat), 'follows-cult')) scene.set(FALLEN, [...scene.list(FALLEN), seat]);
  },
};
