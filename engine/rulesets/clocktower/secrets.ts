import { pick } from '../../core/chance.ts';
import { fieldsOf } from '../../core/json.ts';
import type { HeldPower, Play, Seat } from '../../core/state.ts';
import { decide, yesNo, type FreeWords } from './decide.ts';
import { inform } from './inform.ts';
import { keep, keptBy } from './keeping.ts';
import { LOCK } from './phases.ts';
import { rareWords } from './rare-words.ts';
import type { Scene } from './scene.ts';

/** Somebody said the word, which counts in this night and not before. */
interface Speaker {
  readonly seat: Seat;
  readonly night: number;
}

/** A word that an ability listens for, and who said it, in order. */
interface Secret {
  readonly word: string;
  readonly speakers: readonly Speaker[];
}

/** Several words are never said as one. */
const oneWord: FreeWords = { fits: word => /^[\p{L}\p{N}]+$/u.test(String(word).trim()), says: 'one word' };

const KEY = 'secretWords';

const secret = (play: Play, power: HeldPower): Secret => ({ word: '', speakers: [], ...fieldsOf(keptBy(play, KEY, power)) });
const put = (scene: Scene, power: HeldPower, { word, speakers }: Secret): void => keep(scene, KEY, power, { word, speakers: speakers.map(one => ({ ...one })) });

/** The word of this ability; empty where it has none. */
export const secretWord = (play: Play, power: HeldPower): string => secret(play, power).word;

/** A word is chosen for an ability: by default one of the rare ones. */
export function chooseWord(scene: Scene, power: HeldPower, key: string): void {
  const word = String(decide(scene, { keys: [key], of: power.id, free: oneWord, fallback: () => pick(scene.terms.seed, `${key}/${power.id}`, rareWords) }));
  put(scene, power, { word, speakers: [] });
}

/** The holder is told the word, once; a malfunctioning one hears another word. */
export function tellWord(scene: Scene, power: HeldPower): void {
  if (power.spent?.['told']) return;
  scene.add({ type: 'PowerUsed', id: power.id, key: 'told' });
  const word = secretWord(scene.play, power);
  const words = word === '' || rareWords.includes(word) ? rareWords : [word, ...rareWords];
  inform(scene, power, { about: [], truth: { word }, isTrue: answer => 'word' in answer && answer.word === word, possible: words.map(one => ({ word: one })), alwaysFalse: true });
}

/** Somebody has said the word: it counts from the night on whose choices are not locked yet. */
export function noteSpeaker(scene: Scene, power: HeldPower, seat: Seat): void {
  const { word, speakers } = secret(scene.play, power);
  const { name, number, stage } = scene.play.phase;
  const night = name === 'night' && stage !== LOCK ? number : number + 1;
  if (!speakers.some(one => one.seat === seat && one.night === night)) put(scene, power, { word, speakers: [...speakers, { seat, night }] });
}

/** The first of those who have said it by now whose remark counts, as it is decided under `key`; others are forgotten. */
export function firstSpeaker(scene: Scene, power: HeldPower, key: string): Seat | undefined {
  for (;;) {
    const { word, speakers } = secret(scene.play, power);
    const [first, ...later] = speakers;
    if (first === undefined || first.night > scene.night!) return undefined;
    const counts = decide(scene, { keys: [key], of: `${power.id}/${first.seat}`, about: [first.seat], options: yesNo, fallback: () => true });
    if (counts === true) return first.seat;
    put(scene, power, { word, speakers: later });
  }
}
