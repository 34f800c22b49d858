import type { Json } from '../../core/json.ts';
import { BadPin, pinned } from '../../core/pins.ts';
import { chance, pick } from '../../core/chance.ts';
import type { Choice, OpenDecision, Play, Seat } from '../../core/state.ts';
import type { Character } from './character.ts';
import type { Scene } from './scene.ts';

/** A limit of free words, as they are read, and how it is told. */
export interface FreeWords {
  fits(value: Json): boolean;
  readonly says: string;
}

/** Something that the rules leave to whoever runs the game. */
export interface Question {
  /** Keys under which it can be settled, the most specific first; that one names it. */
  readonly keys: readonly string[];
  /** What tells it apart from another open one of the same key: the power that asks, and what about. */
  readonly of?: string;
  readonly about?: readonly Seat[];
  /** What the rules allow; absent: free words. */
  readonly options?: readonly Choice[];
  /** What free words must be. */
  readonly free?: FreeWords;
  /** True: settled by the rules where it is not pinned; nobody is asked. */
  readonly unasked?: true;
  /** Without an answer: drawn from the game's seed, or given. */
  fallback(): Json;
  /** How long it may stay open, in minutes; absent: until the phase ends. */
  readonly minutes?: number;
}

/** The scene cannot go on before this is answered. */
export class Awaited extends Error {
  readonly decision: OpenDecision;
  constructor(decision: OpenDecision) {
    super(`"${decision.key}" is open`);
    this.decision = decision;
  }
}

/** An answer that the rules do not allow. */
export class BadAnswer extends Error {
  readonly possible: readonly string[];
  constructor(key: string, possible: readonly string[]) {
    super(`"${key}" is answered with what is not possible here`);
    this.possible = possible;
  }
}

/** The two values of a yes or no, the first of the catalogue's two words being yes. */
export const yesNo: readonly Choice[] = [{ value: true, says: 'yes' }, { value: false, says: 'no' }];

/** Players as options, called by their names. */
export const amongSeats = (play: Play, seats: readonly Seat[]): readonly Choice[] => seats.map(seat => ({ value: seat, says: play.names[seat] ?? seat }));

/** What was decided: by an answer, in advance, or by default. Throws `Awaited` where the scene waits for an answer. clocktower/rule/storyteller#5, #6, #8 */
export function decide(scene: Scene, question: Question): Json {
  const { keys, of, options } = question;
  if (options?.length === 1) return options[0]!.value;
  const id = of === undefined ? keys[0]! : `${keys[0]!}/${of}`;
  const { play, terms } = scene;
  const isAnswered = Object.hasOwn(play.answers, id) && isPossible(play.answers[id]!, options);
  if (scene.asked && !question.unasked) scene.asked.push({ ...opened(id, question, false), ...(isAnswered ? { fallback: play.answers[id]! } : {}) });
  if (isAnswered) return answered(id, play.answers[id]!, question);
  const key = keys.find(one => Object.hasOwn(terms.pins, one));
  if (key !== undefined) {
    const value = fromPin(key, pinned(terms, key, play.drawn[key] ?? 0)!, question, scene.cast);
    scene.add({ type: 'Drawn', key }, made(id, value, 'pin', options));
    return value;
  }
  if (scene.waits && !question.unasked) throw new Awaited(opened(id, question, scene.night === undefined));
  const value = question.fallback();
  scene.add(made(id, value, 'auto', options));
  return value;
}

/** An answer holds as long as the question has it among its options: what was decided before may have changed them. */
const isPossible = (answer: Json, options: readonly Choice[] | undefined): boolean =>
  !options || options.some(({ value }) => JSON.stringify(value) === JSON.stringify(answer));

const made = (key: string, value: Json, by: 'pin' | 'auto', options?: readonly Choice[]) =>
  ({ type: 'DecisionMade' as const, key, value, by, ...(options ? { options: options.map(({ says }) => says) } : {}) });

/** A decision of the night is open until dawn. clocktower/rule/storyteller#4 */
const opened = (key: string, { about = [], options, fallback, minutes }: Question, isTimed: boolean): OpenDecision => ({
  key, to: 'host', about, fallback: fallback(),
  ...(options ? { options } : {}), ...(minutes === undefined || !isTimed ? {} : { minutes }),
});

/** The value that a pin means; it throws `BadPin` where the rules do not allow it. */
export function fromPin(key: string, pin: Json, { options, free }: Pick<Question, 'options' | 'free'>, cast: readonly Character[] = []): Json {
  if (!options) {
    const value = readWords(cast, key, pin);
    if (free && !free.fits(value)) throw new BadPin(key, pin, [free.says]);
    return value;
  }
  const found = optionOf(String(pin), options);
  if (!found) throw new BadPin(key, pin, options.map(({ says }) => says));
  return found.value;
}

function answered(id: string, value: Json, { free }: Question): Json {
  if (free && !free.fits(value)) throw new BadAnswer(id, [free.says]);
  return value;
}

/** Free words as the character whose decision it is reads them; else as they are. */
export const readWords = (cast: readonly Character[], key: string, typed: Json): Json =>
  cast.map(({ reads }) => reads?.[key]?.(String(typed))).find(value => value !== undefined) ?? typed;

/** The option that a text names: without regard to case, in whatever order a list stands; `true` and `false` mean yes and no. */
export function optionOf(text: string, options: readonly Choice[]): Choice | undefined {
  const word = plain(text);
  return options.find(({ says }) => plain(says) === word);
}

const plain = (text: string): string => {
  const low = text.toLowerCase().replace(/[‘’]/g, "'").trim();
  return low === 'true' ? 'yes' : low === 'false' ? 'no' : low.split(/\s+and\s+/).sort().join(' and ');
};

/** One of these, drawn from the game's seed for this moment alone. */
export const drawn = <T>(scene: Scene, key: string, of: string, options: readonly T[]): T => pick(scene.terms.seed, `${key}/${scene.phase}/${of}`, options);

/** True with this chance, drawn from the game's seed for this moment alone. */
export const happens = (scene: Scene, key: string, of: string, share: number): boolean => chance(scene.terms.seed, `${key}/${scene.phase}/${of}`) < share;
