import type { Json } from '../../core/json.ts';
import type { Fact } from '../../core/messages.ts';
import type { Choice, HeldPower, Seat } from '../../core/state.ts';
import { list } from './listing.ts';
import { decide, drawn, happens } from './decide.ts';
import { enter } from './ledger.ts';
import type { Scene } from './scene.ts';
import { whoIs } from './seats.ts';
import { isSpoiledByOthers, works } from './working.ts';

/** Something that an ability tells. */
export interface Inquiry {
  /** Who is told; absent: the holder. */
  readonly to?: Seat;
  /** Whom it is about; absent: whoever the answer names. */
  readonly about?: readonly Seat[];
  /** What it tells where nothing spoils it. */
  readonly truth: Fact;
  /** True for an answer that would be right: measured now. clocktower/rule/false-information#1 */
  isTrue(answer: Fact): boolean;
  /** Every answer of the right form that is plausible. clocktower/rule/malfunction */
  readonly possible: readonly Fact[];
  /** The decision's own key where the ability malfunctions, and where its answer must be false. */
  readonly keys?: { readonly spoiled?: string; readonly false?: string };
  /** Out of which a wrong answer is drawn by default; absent: all possible ones. */
  readonly usual?: readonly Fact[];
  /** Without an answer where it malfunctions: always a false one. */
  readonly alwaysFalse?: true;
  /** Without an answer where it malfunctions: one of these, right or wrong. */
  readonly arbitrary?: readonly Fact[];
  /** What else the sentence names, by the answer. */
  args?(answer: Fact): Readonly<Record<string, Json>>;
  /** The sentence; absent: the ability's own. */
  readonly key?: string;
  readonly kind?: 'result' | 'notice';
}

/** Which answer it is to be, and why. */
type Spoiling = 'no' | 'arbitrary' | 'false' | 'bent';

/**
 * True if what this ability tells is false: a Townsfolk ability, whoever has it and whoever reads the answer, while what falsifies works.
 * clocktower/rule/false-information#2 to #6
 */
export const isFalsified = (scene: Scene, power: HeldPower): boolean =>
  power.origin !== 'believed' && scene.abilityOf(power).kind === 'townsfolk' &&
  scene.powers.some(other => scene.abilityOf(other).falsifies && works(scene.play, other));

/** True if whoever runs the game is not bound by the rules. clocktower/rule/storyteller#2 */
export const isUnbound = (scene: Scene): boolean => scene.powers.some(power => power.origin === 'own' && scene.abilityOf(power).unbinds);

const spoiling = (scene: Scene, power: HeldPower): Spoiling =>
  isFalsified(scene, power) ? 'false' : !works(scene.play, power) ? 'arbitrary' : isUnbound(scene) ? 'bent' : 'no';

/** Tells what an ability tells: the truth, something plausible, or something false, and keeps the ledger. Gives the answer. */
export function inform(scene: Scene, power: HeldPower, inquiry: Inquiry): Fact {
  const answer = answerOf(scene, power, inquiry);
  const holder = power.holder as Seat;
  if (!inquiry.isTrue(answer) && isOthersDoing(scene, power)) enter(scene, holder, 'wrong');
  const { name } = scene.abilityOf(power);
  const about = inquiry.about ?? ('seat' in answer ? [answer.seat] : []);
  const ability = name.toLowerCase();
  scene.tell(inquiry.to ?? holder, { kind: inquiry.kind ?? 'result', key: inquiry.key ?? `told.${power.power}`, ability, about, result: answer, ...(inquiry.args ? { args: inquiry.args(answer) } : {}) });
  scene.why('told', scene.abilityOf(power).covers[0]!, inquiry.isTrue(answer) ? 'told' : 'misled', { target: [inquiry.to ?? holder], about }, { ability: name, answer: says(scene, answer) });
  return answer;
}

/** A wrong answer of somebody who only believes to have the ability is that person's own text. clocktower/rule/abnormal-ledger#5 */
const isOthersDoing = (scene: Scene, power: HeldPower): boolean =>
  power.origin !== 'believed' && (isFalsified(scene, power) || isSpoiledByOthers(scene.play, power.holder));

function answerOf(scene: Scene, power: HeldPower, inquiry: Inquiry): Fact {
  const how = spoiling(scene, power);
  const wrong = inquiry.possible.filter(answer => !inquiry.isTrue(answer));
  if (how === 'no' || inquiry.possible.length === 0) return inquiry.truth;
  const options = how === 'false' && wrong.length > 0 ? wrong : inquiry.possible;
  const fallback = (): Fact => {
    if (how === 'arbitrary' && inquiry.arbitrary) return drawn(scene, 'answer', power.id, inquiry.arbitrary);
    if (how === 'bent') return inquiry.truth;
    const isWrong = how === 'false' || inquiry.alwaysFalse || happens(scene, 'malfunction', power.id, 0.75);
    const usual = (inquiry.usual ?? inquiry.possible).filter(answer => inquiry.isTrue(answer) !== isWrong);
    const from = usual.length > 0 ? usual : options.filter(answer => inquiry.isTrue(answer) !== isWrong);
    return drawn(scene, 'answer', power.id, from.length > 0 ? from : options);
  };
  return decide(scene, {
    keys: keysOf(scene, power, inquiry, how), of: power.id, about: inquiry.about ?? [], options: options.map(value => ({ value, says: says(scene, value) })), fallback, minutes: 360,
  }) as Fact;
}

function keysOf(scene: Scene, power: HeldPower, { keys = {} }: Inquiry, how: Spoiling): readonly string[] {
  const own = how === 'false' ? keys.false : keys.spoiled;
  const general = how === 'false' ? ['false-answer'] : [...(power.origin === 'believed' ? [`${whoIs(scene.play, power.holder).id}-info`] : []), 'malfunction-info'];
  return own === undefined ? general : [own, ...general];
}

/** An answer as it is pinned and printed. */
const says = (scene: Scene, answer: Fact): string => list(answer, scene.play);

/** Options for a decision out of answers. */
export const asChoices = (scene: Scene, answers: readonly Fact[]): readonly Choice[] => answers.map(value => ({ value, says: says(scene, value) }));
