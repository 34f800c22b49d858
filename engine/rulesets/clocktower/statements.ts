import { shuffle } from '../../core/chance.ts';
import { fieldsOf, textsOf, type Json } from '../../core/json.ts';
import { isAlive, type HeldPower, type Seat } from '../../core/state.ts';
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

/**
 * Two statements in an order that tells nothing, none told before: one true and one false, or both false. They come in fixed forms.
 * clocktower/character/savant#1, #5, #6, #7
 */
export function makePair(scene: Scene, { id }: HeldPower, isFalse: boolean): Json {
  const told = textsOf(scene.play.facts[TOLD]);
  const fresh = statements(scene).filter(one => !told.includes(idOf(one)));
  const right = fresh.filter(one => one.true);
  const wrong = fresh.filter(one => !one.true);
  const first = drawn(scene, 'savant-pair', `${id}/wrong`, wrong);
  const second = drawn(scene, 'savant-pair', `${id}/other`, isFalse ? wrong.filter(one => one !== first) : right);
  scene.fact(TOLD, [...told, idOf(first), idOf(second)]);
  return shuffle(scene.terms.seed, `savant-pair/${scene.phase}/${id}`, [plain(first), plain(second)]);
}

/** The pair that was decided: as it was made, or two texts parted by a bar or a slash, the first taken for the true one. */
export function pairFrom(made: Json): readonly Json[] {
  if (Array.isArray(made)) return made as readonly Json[];
  const [first = '', second = ''] = String(made).split(/\s*[|/]\s*/);
  return [{ key: 'clocktower.statement.free', text: first, true: true }, { key: 'clocktower.statement.free', text: second, true: false }];
}

const idOf = ({ true: _, ...parts }: Statement): string => JSON.stringify(parts);
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
    ...all.flatMap(seat => shownKinds.map((kind): Statement => ({ key: `clocktower.statement.kind.${kind}`, seats: [seat], true: whoIs(play, seat).kind === kind }))),
  ];
}

const counts = (players: number): readonly number[] => Array.from({ length: players }, (_, n) => n);

const isPresent = ({ play }: Scene, id: string): boolean =>
  players(play).some(seat => whoIs(play, seat).id === id) || Object.values(play.powers).some(({ power, holder, origin }) => power === id && holder === 'table' && origin === 'own');
