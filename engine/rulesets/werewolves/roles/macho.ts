import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const macho: Role = {
  id: 'macho',
  name: 'Macho',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/macho', 7, 5),
  card: ['macho'],
  decisions: ['macho-attacker'],
  defences: [{
    layer: 'partial',
    stops(scene, power, _, { kind, by }) {
      if (kind !== 'attack' || !scene.isNight) return false;
      if (by !== undefined) scene.set(`hits:${power.id}`, [...scene.list(`hits:${power.id}`), by]);
      return true;
    },
  }],
  settles(scene, power, seat) {
    const hits = scene.list(`hits:${power.id}`);
    if (hits.length === 0) return;
    const by = scene.draw('macho-attacker', hits);
    scene.set(`hits:${power.id}`, []);
    scene.lay('doomed-macho', seat, { by, args: { bound: power.id } });
    scene.tell(seat, { kind: 'notice', key: 'macho', ability: 'macho', about: [by], result: { seat: by } });
    scene.report({ kind: 'notice', key: 'macho.attacked', about: [], result: { word: this.name } });
  },
  strikes: (scene, _, seat) => (scene.isNight || !scene.has('doomed-macho', seat) ? [] : [{ target: seat, kind: 'kill', role: 'Macho', silent: true }]),
};
