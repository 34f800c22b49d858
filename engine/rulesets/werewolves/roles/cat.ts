import { changeRole } from '../change-role.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** What becomes of it by what the other one chose. werewolves/role/cat#2, #3, #4 */
const OPPOSITE: Readonly<Record<string, string>> = { Journalist: 'wolf', 'Cursed Civilian': 'psychopath', Wolf: 'journalist' };

/** Dogs that never chose: dead, they would have become Journalists; in another role by now, they leave a Journalist. werewolves/role/cat, the first decision */
function unchosen(scene: Scene): readonly string[] {
  const chose = scene.list('dogChose').map(one => one.split('|')[0]);
  const gone = scene.play.order.filter(seat => scene.dealtTo(seat) === 'Dog' && !chose.includes(seat) && !(scene.isAlive(seat) && scene.roleOf(seat).id === 'dog'));
  return gone.map(seat => `${seat}|${scene.roleOf(seat).id === 'dog' ? 'Journalist' : 'Wolf'}`);
}

export const cat: Role = {
  id: 'cat',
  name: 'Cat',
  team: 'unaligned',
  category: 'align',
  strength: 1.5,
  covers: idsOf('werewolves/role/cat', 7, 3),
  card: ['cat'],
  deal: { needs: ['dog'] },
  endNight(scene) {
    if (scene.play.phase.number === 1) scene.set('dogChose', [...scene.list('dogChose'), ...unchosen(scene)]);
  },
  settles(scene, _, seat) {
    const chosen = scene.list('dogChose');
    const taken = scene.list('catTook');
    const mine = chosen.find(one => !taken.includes(one));
    if (mine === undefined) return;
    scene.set('catTook', [...taken, mine]);
    const [dog, name] = mine.split('|') as [string, string];
    if (name === 'Cursed Civilian') scene.set('mustBeListed', [dog]);
    changeRole(scene, seat, OPPOSITE[name]!);
  },
};
