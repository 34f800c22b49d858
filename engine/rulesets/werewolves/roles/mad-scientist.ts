import { fieldsOf, textsOf } from '../../../core/json.ts';
import type { HeldPower, Seat } from '../../../core/state.ts';
import { giveExtra } from '../change-role.ts';
import { isBlocked } from '../effects.ts';
import { onePlayer } from '../fields.ts';
import { twoOfTwoTeams } from '../lists.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** Two subjects, and a channel with them. werewolves/role/mad-scientist#1, #2, #4 */
function choose(scene: Scene, power: HeldPower, seat: Seat): void {
  const names = textsOf(fieldsOf(fieldsOf(scene.fact('with'))[seat])['subjects']);
  const given = names.map(name => scene.play.order.find(one => scene.play.names[one] === name)!);
  const subjects = given.length === 2 ? given : twoOfTwoTeams(scene, seat);
  scene.set(`subjects:${power.id}`, subjects);
  scene.join('laboratory', seat);
  for (const one of subjects) {
    scene.join('laboratory', one);
    giveExtra(scene, one, 'test-subject');
  }
}

export const madScientist: Role = {
  id: 'mad-scientist',
  name: 'Mad Scientist',
  team: 'townsfolk',
  category: 'killing',
  strength: 2.5,
  covers: idsOf('werewolves/role/mad-scientist', 10, 4),
  card: ['mad-scientist'],
  deal: { most: 1, teams: 2 },
  decisions: ['mad-scientist-subjects', 'mad-scientist-subject'],
  begins: choose,
  gains(scene, power, seat) {
    if (scene.phase !== 'day 0') choose(scene, power, seat);
  },
  abilities: [{
    id: 'subject', when: 'now', phase: 'any', perPhase: 99, redirects: false, targeting: true, narrated: 'targeted',
    form: (scene, power) => ({ whom: onePlayer(scene.list(`subjects:${power.id}`)) }),
    on: ({ scene, power }, target) => scene.set(`subject:${power.id}`, target),
  }],
  avenges(scene, power, seat) {
    const subjects = scene.list(`subjects:${power.id}`);
    if (subjects.length === 0 || isBlocked(scene, seat)) return [];
    const stored = scene.fact(`subject:${power.id}`);
    const target = typeof stored === 'string' ? stored : scene.draw('mad-scientist-subject', subjects);
    return scene.isAlive(target) ? [{ target, kind: 'attack', by: seat, role: this.name, silent: true }] : [];
  },
};
