import { sideOf } from '../alignment.ts';
import { livingMembers } from '../members.ts';
import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

/** Deaths of those who leave the pack one more attack. werewolves/role/wolf-cub#1 */
const CUBS = 'cubDeaths';

export const wolfpack: Group = {
  slug: 'wolfpack',
  name: 'Wolfpack',
  side: 'werewolf',
  covers: idsOf('werewolves/group/wolfpack', 10, 3),
  votes: {
    from: 1,
    isAttack: true,
    former: 0,
    polls(scene) {
      const more = scene.list(CUBS).length + livingMembers(scene, 'wolfpack').reduce((sum, seat) => sum + scene.powersOf(seat).reduce((own, power) => own + (scene.of(power).moreAttacks?.(scene, seat) ?? 0), 0), 0);
      scene.set(CUBS, []);
      return scene.fact('packBarred') === scene.phase ? 0 : 1 + more;
    },
  },
  lives: scene => livingMembers(scene, 'wolfpack').some(seat => sideOf(scene, seat) === 'werewolf' || scene.roleOf(seat).lycan === true),
  mourns(scene, deaths) {
    for (const { seat } of deaths) if (scene.has('cub', seat)) scene.set(CUBS, [...scene.list(CUBS), seat]);
  },
};
