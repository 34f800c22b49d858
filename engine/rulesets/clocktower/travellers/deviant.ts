import { fieldsOf, textsOf } from '../../../core/json.ts';
import type { Play } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { untilDusk } from '../day/resolve.ts';
import { decide, yesNo } from '../decide.ts';
import { idsOf } from '../rule-ids.ts';

const FUNNY = 'funny';
/** Who has laughed at which of today's public messages: persons, each once. clocktower/traveller/deviant?1 */
const LAUGHS = 'laughs';
const enough = 3;

const laughs = (play: Play): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(fieldsOf(play.facts[LAUGHS])).map(([message, by]) => [message, textsOf(by)]));

export const deviant: Character = {
  id: 'deviant',
  name: 'Deviant',
  kind: 'traveller',
  covers: idsOf('clocktower/traveller/deviant', 9, 1),
  card: ['deviant'],
  decisions: ['deviant-funny'],
  hears(scene, { holder }, { seat, open, message }) {
    if (!open || seat !== holder) return;
    const before = laughs(scene.play);
    scene.fact(LAUGHS, { ...before, [message ?? `#${Object.keys(before).length + 1}`]: [] });
  },
  laughed(scene, { holder }, { by, at, message }) {
    const all = laughs(scene.play);
    const which = message ?? Object.keys(all).at(-1);
    if (at !== holder || by === holder || which === undefined || all[which] === undefined || all[which].includes(by)) return;
    scene.fact(LAUGHS, { ...all, [which]: [...all[which], by] });
  },
  nightfall: scene => scene.fact(LAUGHS, {}),
  staysAtTable(scene, { id, holder }) {
    if (scene.play.traits.some(({ trait, holder: seat }) => trait === FUNNY && seat === holder)) return true;
    const isFunny = decide(scene, {
      keys: ['deviant-funny'], of: id, about: [holder], options: yesNo, minutes: 30, fallback: () => Object.values(laughs(scene.play)).some(({ length }) => length >= enough),
    });
    if (isFunny === true) scene.add({ type: 'TraitLaid', trait: { trait: FUNNY, holder, args: untilDusk } });
    return isFunny === true;
  },
};
