import { fieldsOf } from '../../../core/json.ts';
import { drawSome } from '../chances.ts';
import { option } from '../options.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const knowledgeableWolf: Role = {
  id: 'knowledgeable-wolf',
  name: 'Knowledgeable Wolf',
  team: 'werewolf',
  category: 'miscellaneous',
  strength: 3,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/knowledgeable-wolf', 3, 1),
  card: ['knowledgeable-wolf'],
  deal: { secret: true },
  decisions: ['knowledgeable-wolf-roles'],
  begins(scene, _, seat) {
    const all = Object.values(fieldsOf(scene.fact('dealt'))).map(String);
    const shown = option(scene.terms, 'knowledgeableWolf') === 'all' ? all : drawSome(scene, 'knowledgeable-wolf-roles', all, Math.floor(all.length / 2));
    scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'knowledgeable wolf', about: [], result: { words: [...shown] } });
  },
};
