import { shuffle } from '../../../core/chance.ts';
import type { Json } from '../../../core/json.ts';
import type { HeldPower } from '../../../core/state.ts';
import { atWork } from '../at-work.ts';
import type { Character } from '../character.ts';
import { visitQuestion } from '../day/visit-question.ts';
import { decide, type FreeWords } from '../decide.ts';
import { isFalsified, isUnbound } from '../inform.ts';
import { enter } from '../ledger.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { makePair, readPair, rememberPair, told, truthsIn } from '../statements.ts';
import { isThwarted, works } from '../working.ts';

/** Who has asked today. */
const ASKED = 'savantAsked';

const isPair = (value: Json): value is readonly Json[] => Array.isArray(value) && value.length === 2;

/** How many of the two statements may be true: one, none under what falsifies, and any number where the ability malfunctions. */
function allowed(isFalse: boolean, functions: boolean): FreeWords {
  if (isFalse) return { says: 'two false statements, as TEXT (false) | TEXT (false)', fits: value => isPair(value) && truthsIn(value) === 0 };
  if (functions) return { says: 'one true and one false statement, as TEXT (true) | TEXT (false)', fits: value => isPair(value) && truthsIn(value) === 1 };
  return { says: 'two statements, as TEXT (true) | TEXT (false)', fits: isPair };
}

/** Two statements in an order that tells nothing: one true and one false, or by default both false where something spoils them. clocktower/character/savant */
function answer(scene: Scene, power: HeldPower): void {
  const isFalse = isFalsified(scene, power);
  const functions = works(scene.play, power);
  if (functions) atWork(scene, power);
  const spoiled = isFalse || !functions;
  const pair = decide(scene, {
    keys: ['savant-pair'], of: power.id, about: [power.holder], free: allowed(isFalse, functions && !isUnbound(scene)), fallback: () => makePair(scene, power, spoiled), minutes: 360,
  }) as readonly Json[];
  rememberPair(scene, pair);
  if (truthsIn(pair) !== 1 && power.origin !== 'believed' && (isFalse || isThwarted(scene.play, power))) enter(scene, power.holder, 'wrong');
  const [first, second] = shuffle(scene.terms.seed, `savant-order/${scene.phase}/${power.id}`, pair);
  scene.tell(power.holder, { kind: 'result', key: 'told.savant', ability: 'savant', about: [], args: { first: told(first!), second: told(second!) } });
}

export const savant: Character = {
  id: 'savant',
  name: 'Savant',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/savant', 10, 1),
  card: ['savant'],
  informs: true,
  decisions: ['savant-pair'],
  reads: { 'savant-pair': readPair },
  commands: [visitQuestion({ id: 'savant', asked: ASKED, form: () => ({}), answer })],
  nightfall: scene => scene.fact(ASKED, []),
};
