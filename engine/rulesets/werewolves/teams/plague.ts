import { idsOf } from '../rule-ids.ts';
import { CONTAMINATED, contaminate, dueTonight, isContaminated } from '../plague.ts';
import { livingMembers } from '../members.ts';
import type { TeamRules } from '../wins.ts';

export const plague: TeamRules = {
  id: 'plague',
  name: 'Plague',
  covers: idsOf('werewolves/team/plague', 5, 1),
  isBarred: scene => scene.living.some(seat => scene.roleOf(seat).resistsPlague),
  effects: [CONTAMINATED],
  visited(scene, { from, to }, before) {
    if (isContaminated(before, from)) contaminate(scene, to);
    else if (isContaminated(before, to)) contaminate(scene, from);
  },
  startNight(scene) {
    for (const seat of dueTonight(scene)) scene.tell(seat, { kind: 'notice', key: 'effect.contaminated', about: [], result: { word: CONTAMINATED } });
  },
  strikes: scene => (scene.isNight ? dueTonight(scene).map(target => ({ target, kind: 'kill' as const, role: 'Plague', silent: true as const })) : []),
  ends(scene) {
    if (scene.traits(CONTAMINATED).length === 0 || livingMembers(scene, 'plague-pit').length > 0 || scene.living.some(seat => scene.roleOf(seat).team === 'plague')) return;
    for (const { holder } of scene.traits(CONTAMINATED)) scene.lift(CONTAMINATED, holder);
  },
};
