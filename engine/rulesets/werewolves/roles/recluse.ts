import { isWolfish, sideOf } from '../alignment.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const recluse: Role = {
  id: 'recluse',
  name: 'Recluse',
  team: 'werewolf',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/recluse', 6, 4),
  card: ['recluse'],
  defences: [{ layer: 'role', stops: (scene, _, __, { kind, by }) => kind === 'attack' && by !== undefined && isWolfish(scene, by) }],
  visited(scene, _, seat, { from, to, role }) {
    if (to !== seat) return;
    const isKnown = scene.roleOf(from).team === 'werewolf' || sideOf(scene, from) === 'werewolf' || scene.members('wolfpack').includes(from);
    scene.tell(seat, { kind: 'notice', key: 'visited', ability: 'recluse', about: isKnown ? [from] : [], result: { word: role } });
  },
};
