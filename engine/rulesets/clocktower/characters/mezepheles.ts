import { pick } from '../../../core/chance.ts';
import { fieldsOf } from '../../../core/json.ts';
import { type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import { changeSide } from '../change-side.ts';
import type { Character } from '../character.ts';
import { decide, yesNo, type FreeWords } from '../decide.ts';
import { inform } from '../inform.ts';
import { enter } from '../ledger.ts';
import { LOCK } from '../phases.ts';
import { rareWords } from '../rare-words.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { isPlayer, sideOf } from '../seats.ts';
import { says } from '../words.ts';
import { isSpoiledByOthers } from '../working.ts';

/** Somebody good said the word, which counts in this night and not before. clocktower/character/mezepheles#3 */
interface Speaker {
  readonly seat: Seat;
  readonly night: number;
}

/** The word, and who said it, in order. */
interface Secret {
  readonly word: string;
  readonly speakers: readonly Speaker[];
}

/** Several words are never said as one. */
const oneWord: FreeWords = { fits: word => /^[\p{L}\p{N}]+$/u.test(String(word).trim()), says: 'one word' };

const KEY = 'secretWords';

const secret = (play: Play, { id }: HeldPower): Secret => ({ word: '', speakers: [], ...fieldsOf(fieldsOf(play.facts[KEY])[id]) });

const keep = (scene: Scene, { id }: HeldPower, { word, speakers }: Secret): void =>
  scene.fact(KEY, { ...fieldsOf(scene.play.facts[KEY]), [id]: { word, speakers: speakers.map(one => ({ ...one })) } });

/** The first of those who said it by now whose remark counts; others are forgotten. clocktower/character/mezepheles#4 */
function firstSpeaker(scene: Scene, power: HeldPower): Seat | undefined {
  for (;;) {
    const { word, speakers } = secret(scene.play, power);
    const [first, ...later] = speakers;
    if (first === undefined || first.night > scene.night!) return undefined;
    const counts = decide(scene, { keys: ['mezepheles-said'], of: `${power.id}/${first.seat}`, about: [first.seat], options: yesNo, fallback: () => true });
    if (counts === true) return first.seat;
    keep(scene, power, { word, speakers: later });
  }
}

/** Told in the first night, or in the first one of whoever came to the ability later; a malfunctioning one hears another word. clocktower/character/mezepheles#1, #11, clocktower/character/pixie#6 */
function tellWord(scene: Scene, power: HeldPower): void {
  if (power.spent?.['told']) return;
  scene.add({ type: 'PowerUsed', id: power.id, key: 'told' });
  const { word } = secret(scene.play, power);
  const words = word === '' || rareWords.includes(word) ? rareWords : [word, ...rareWords];
  inform(scene, power, { about: [], truth: { word }, isTrue: answer => 'word' in answer && answer.word === word, possible: words.map(one => ({ word: one })), alwaysFalse: true });
}

export const mezepheles: Character = {
  id: 'mezepheles',
  name: 'Mezepheles',
  kind: 'minion',
  covers: idsOf('clocktower/character/mezepheles', 16, 2),
  nights: { first: 7, later: 3 },
  card: ['mezepheles'],
  decisions: ['mezepheles-word', 'mezepheles-said'],
  prepared: 'word',
  prepares(scene, power) {
    const { id, origin } = power;
    if (origin === 'believed') return;
    const word = String(decide(scene, { keys: ['mezepheles-word'], of: id, free: oneWord, fallback: () => pick(scene.terms.seed, `mezepheles-word/${id}`, rareWords) }));
    keep(scene, power, { word, speakers: [] });
  },
  step({ scene, power, holder, works }) {
    tellWord(scene, power);
    if (power.spent?.['use']) return;
    const seat = firstSpeaker(scene, power);
    if (seat === undefined) return;
    scene.add({ type: 'PowerUsed', id: power.id, key: 'use' });
    if (sideOf(scene.play, seat) !== 'good') return;
    if (works) changeSide(scene, seat, 'evil', 'clocktower/character/mezepheles#2', holder);
    else if (isSpoiledByOthers(scene.play, holder)) enter(scene, holder, 'no conversion');
  },
  catches: (play, power, { text }) => says(text, secret(play, power).word),
  hears(scene, power, { seat }) {
    const { speakers, word } = secret(scene.play, power);
    if (power.origin === 'believed' || power.spent?.['use'] || !isPlayer(scene.play, seat) || sideOf(scene.play, seat) !== 'good') return;
    const { name, number, stage } = scene.play.phase;
    const night = name === 'night' && stage !== LOCK ? number : number + 1;
    if (!speakers.some(one => one.seat === seat && one.night === night)) keep(scene, power, { word, speakers: [...speakers, { seat, night }] });
  },
};
