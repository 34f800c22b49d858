import { fieldsOf, textsOf, type Json } from '../../core/json.ts';
import { isAlive, type HeldPower, type Play, type Seat } from '../../core/state.ts';
import { drawn } from './decide.ts';
import type { Kind } from './character.ts';
import type { Scene } from './scene.ts';
import { players, sideOf, whoIs } from './seats.ts';

/** A statement about the game: the key of its sentence, the parts, and whether it is true. */
interface Statement {
  readonly key: string;
  readonly seats?: readonly Seat[];
  readonly [part: string]: Json | undefined;
  readonly true: boolean;
}

const TOLD = 'statements';

/** Whom somebody chose last night. */
const CHOSEN = 'chosenLastNight';

/** Keeps what can be said of a night that is over. clocktower/character/savant#5 */
export function rememberNight(scene: Scene, { acts, order }: Play): void {
  const named = Object.values(acts).flatMap(({ answer }) => Object.values(answer).flat());
  scene.fact(CHOSEN, order.filter(seat => named.includes(seat)));
}

/**
 * Two statements, neither told before, the true one first: one true and one false, or both false. They come in fixed forms.
 * clocktower/character/savant#1, #5, #6, #7
 */
export function makePair(scene: Scene, { id }: HeldPower, isFalse: boolean): Json {
  const before = textsOf(scene.play.facts[TOLD]);
  const fresh = statements(scene).filter(one => !before.includes(idOf(one)));
  const right = fresh.filter(one => one.true);
  const wrong = fresh.filter(one => !one.true);
  const second = drawn(scene, 'savant-pair', `${id}/wrong`, wrong);
  const first = drawn(scene, 'savant-pair', `${id}/other`, isFalse ? wrong.filter(one => one !== second) : right);
  return [first, second].map(plain);
}

/** These two have been told, and are not told again. */
export const rememberPair = (scene: Scene, pair: readonly Json[]): void => scene.fact(TOLD, [...textsOf(scene.play.facts[TOLD]), ...pair.map(withoutMark)]);

/** Two texts parted by a bar, each with `(true)` or `(false)` behind it; without these the first is the true one. Nothing for other words. */
export function readPair(typed: string): Json | undefined {
  const texts = typed.split('|').map(text => text.trim());
  if (texts.length !== 2 || texts.includes('')) return undefined;
  return texts.map((text, at) => {
    const [, bare, mark] = /^(.+?)\s*\((true|false)\)$/i.exec(text) ?? [];
    return { key: 'clocktower.statement.free', text: bare ?? text, true: mark === undefined ? at === 0 : mark.toLowerCase() === 'true' };
  });
}

/** How many of these are true. */
export const truthsIn = (pair: readonly Json[]): number => pair.filter(statement => fieldsOf(statement)['true'] === true).length;

/** A statement as its listener gets it: without its mark. */
export function told(statement: Json): Json {
  const { true: _, ...parts } = fieldsOf(statement);
  return parts;
}

const idOf = ({ true: _, ...parts }: Statement): string => JSON.stringify(parts);
const withoutMark = (statement: Json): string => JSON.stringify(told(statement));
const plain = (statement: Statement): Json => fieldsOf(JSON.parse(JSON.stringify(statement)) as Json);

const shownKinds: readonly Kind[] = ['townsfolk', 'outsider', 'minion', 'demon'];

/** Everything that can be said in the fixed forms. */
function statements(scene: Scene): readonly Statement[] {
  const { play } = scene;
  const all = players(play);
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map(b => [a, b] as const));
  return [
    ...shownKinds.flatMap(kind => counts(all.length).map((count): Statement => ({
      key: `clocktower.statement.count.${kind}`, count, true: all.filter(seat => isAlive(play, seat) && whoIs(play, seat).kind === kind).length === count,
    }))),
    ...pairs.map(([a, b]): Statement => ({ key: 'clocktower.statement.same', seats: [a, b], true: sideOf(play, a) === sideOf(play, b) })),
    ...scene.cast.filter(({ kind }) => shownKinds.includes(kind)).map(({ id, name }): Statement => ({ key: 'clocktower.statement.in-play', name, true: isPresent(scene, id) })),
    ...all.map((seat): Statement => ({ key: 'clocktower.statement.chosen', seats: [seat], true: textsOf(play.facts[CHOSEN]).includes(seat) })),
    ...all.flatMap(seat => shownKinds.map((kind): Statement => ({ key: `clocktower.statement.kind.${kind}`, seats: [seat], true: whoIs(play, seat).kind === kind }))),
  ];
}

const counts = (players: number): readonly number[] => Array.from({ length: players }, (_, n) => n);

const isPresent = ({ play }: Scene, id: string): boolean =>
  players(play).some(seat => whoIs(play, seat).id === id) || Object.values(play.powers).some(({ power, holder, origin }) => power === id && holder === 'table' && origin === 'own');
