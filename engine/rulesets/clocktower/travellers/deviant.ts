import { textsOf } from '../../../core/json.ts';
import type { Character } from '../character.ts';
import { decide, yesNo } from '../decide.ts';
import { LAUGHS } from '../laughs.ts';
import { idsOf } from '../rule-ids.ts';

const FUNNY = 'funny';

export const deviant: Character = {
  id: 'deviant',
  name: 'Deviant',
  kind: 'traveller',
  covers: idsOf('clocktower/traveller/deviant', 9, 1),
  card: ['deviant'],
  decisions: ['deviant-funny'],
  staysAtTable(scene, { id, holder }) {
    if (scene.play.traits.some(({ trait, holder: seat }) => trait === FUNNY && seat === holder)) return true;
    const isFunny = decide(scene, {
      keys: ['deviant-funny'], of: id, about: [holder], options: yesNo, minutes: 30, fallback: () => new Set(textsOf(scene.play.facts[LAUGHS])).size >= 3,
    });
    if (isFunny === true) scene.add({ type: 'TraitLaid', trait: { trait: FUNNY, holder, args: { ends: 'dusk' } } });
    return isFunny === true;
  },
};
