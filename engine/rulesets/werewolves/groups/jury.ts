import { investigatedRole } from '../looks.ts';
import { livingMembers } from '../members.ts';
import { isOf, type Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const jury: Group = {
  slug: 'jury',
  name: 'Jury',
  side: 'townsfolk',
  covers: idsOf('werewolves/group/jury', 4),
  votes: {
    from: 2,
    isAttack: false,
    former: 1,
    polls: () => 1,
    act(scene, target, executor, chosen) {
      const role = investigatedRole(scene, executor, target, { weak: true, strong: true, obstruction: true }, scene.roles.all.find(({ groups }) => groups?.includes('jury'))!.id);
      scene.tellGroup('jury', { kind: 'result', key: 'told', ability: 'jury', about: [chosen], result: { word: role.name } });
      if (role.team !== 'townsfolk') scene.report({ kind: 'reveal', key: 'jury.found', about: [], result: { word: role.name } });
    },
  },
  lives: scene => livingMembers(scene, 'jury').filter(seat => isOf(scene, 'jury', seat)).length >= 2,
};
