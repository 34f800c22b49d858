import { pick } from '../../../core/chance.ts';
import { fieldsOf } from '../../../core/json.ts';
import { isAlive, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import { changeSide } from '../change-side.ts';
import type { Character } from '../character.ts';
import { decide, yesNo } from '../decide.ts';
import { inform } from '../inform.ts';
import { enter } from '../ledger.ts';
import { LOCK } from '../phases.ts';
import { rareWords } from '../rare-words.ts';
import { idsOf } from '../rule-ids.ts';
import { isPlayer, sideOf } from '../seats.ts';
import { says } from '../words.ts';
import { isSpoiledByOthers } from '../working.ts';

/** The word, who said it first, and from which night on that counts. clocktower/character/mezepheles#3 */
interface Secret {
  readonly word: string;
  readonly seat?: Seat;
  readonly night?: number;
}

const KEY = 'secretWords';

const secret = (play: Play, { id }: HeldPower): Secret => ({ word: '', ...fieldsOf(fieldsOf(play.facts[KEY])[id]) });

export const mezepheles: Character = {
  id: 'mezepheles',
  name: 'Mezepheles',
  kind: 'minion',
  covers: idsOf('clocktower/character/mezepheles', 16, 2),
  nights: { first: 7, later: 3 },
  card: ['mezepheles'],
  decisions: ['mezepheles-word', 'mezepheles-said'],
  prepares(scene, { id, origin }) {
    if (origin === 'believed') return;
    const word = String(decide(scene, { keys: ['mezepheles-word'], of: id, fallback: () => pick(scene.terms.seed, `mezepheles-word/${id}`, rareWords) }));
    scene.fact(KEY, { ...fieldsOf(scene.play.facts[KEY]), [id]: { word } });
  },
  step({ scene, power, holder, works }) {
    const { word, seat, night } = secret(scene.play, power);
    if (scene.night === 1) {
      const others = rareWords.filter(one => one !== word);
      return void inform(scene, power, { about: [], truth: { word }, isTrue: answer => 'word' in answer && answer.word === word, possible: [word, ...others].map(one => ({ word: one })), alwaysFalse: true });
    }
    if (seat === undefined || night! > scene.night! || power.spent?.['use'] || !isAlive(scene.play, holder)) return;
    if (decide(scene, { keys: ['mezepheles-said'], of: power.id, about: [seat], options: yesNo, fallback: () => true }) !== true) return;
    scene.add({ type: 'PowerUsed', id: power.id, key: 'use' });
    if (sideOf(scene.play, seat) !== 'good') return;
    if (works) changeSide(scene, seat, 'evil', 'clocktower/character/mezepheles#2', holder);
    else if (isSpoiledByOthers(scene.play, holder)) enter(scene, holder, 'no conversion');
  },
  hears(scene, power, { seat, text }) {
    const { word, seat: first } = secret(scene.play, power);
    if (power.origin === 'believed' || first !== undefined || !isPlayer(scene.play, seat) || sideOf(scene.play, seat) !== 'good' || !says(text, word)) return;
    const { name, number, stage } = scene.play.phase;
    const night = name === 'night' && stage !== LOCK ? number : number + 1;
    scene.fact(KEY, { ...fieldsOf(scene.play.facts[KEY]), [power.id]: { word, seat, night } });
  },
};
