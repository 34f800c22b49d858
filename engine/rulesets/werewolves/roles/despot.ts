import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { ascend } from '../wins.ts';

export const despot: Role = {
  id: 'despot',
  name: 'Despot',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 1,
  covers: idsOf('werewolves/role/despot', 2, 4),
  card: ['despot'],
  elected(scene, _, seat, office) {
    if (office !== 'mayor') return false;
    scene.set('noElectionOn', [`day ${scene.play.phase.number + 1}`]);
    ascend(scene, seat);
    return true;
  },
};
