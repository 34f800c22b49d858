import { changeRole } from '../change-role.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

/** What becomes of it by what the other one chose. werewolves/role/cat#2, #3, #4 */
const OPPOSITE: Readonly<Record<string, string>> = { Journalist: 'wolf', 'Cursed Civilian': 'psychopath', Wolf: 'journalist' };

export const cat: Role = {
  id: 'cat',
  name: 'Cat',
  team: 'unaligned',
  category: 'align',
  strength: 1.5,
  covers: idsOf('werewolves/role/cat', 7, 3),
  card: ['cat'],
  deal: { needs: ['dog'] },
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
