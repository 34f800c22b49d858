import type { HeldPower, Play, Seat } from '../../core/state.ts';
import { amongSeats, decide, drawn } from './decide.ts';
import { inform } from './inform.ts';
import { keep, keptBy } from './keeping.ts';
import { preferred } from './preferred.ts';
import type { Scene } from './scene.ts';
import { isUnaware, livingPlayers, ofSide, otherSide, players, sideOf } from './seats.ts';

/** An ability that links its holder with somebody of the other side, as its character declares it. */
export interface Pairing {
  /** The trait of whoever is linked with the holder. */
  readonly trait: string;
  /** Under which name the plan of the deal is kept. */
  readonly plan: string;
  /** How the ability is called, and the key of the sentence in which each is told of the other. */
  readonly ability: string;
  readonly told: string;
  /** The rule by which they meet, and its step. */
  readonly rule: string;
  readonly step: string;
  /** Keys of the decisions: whom the deal links, and whom a later dawn. */
  readonly keys: { readonly first: string; readonly again: string };
}

/** Whom the deal means to link with the holder. */
export const planned = (play: Play, { plan }: Pairing, power: HeldPower): Seat | undefined => keptBy(play, plan, power) as Seat | undefined;

/** Who is linked with the holder now. */
export const partnerOf = (play: Play, pairing: Pairing, { holder }: HeldPower): Seat | undefined =>
  play.traits.find(({ trait, by }) => trait === pairing.trait && by === holder)?.holder;

/** Neither who turns with others, nor who does not know what they are, nor who is dealt on request alone; Townsfolk among the good. */
function usual(scene: Scene, { holder }: HeldPower, possible: readonly Seat[]): readonly Seat[] {
  const is = (seat: Seat) => scene.characterAt(seat);
  const plain = possible.filter(seat => seat !== holder && !isUnaware(scene.play, seat) && !is(seat).turns && !is(seat).onRequest);
  return preferred(possible, plain.filter(seat => is(seat).kind === 'townsfolk'), plain);
}

/** The deal decides who is to be linked with the holder; nobody where the other side has nobody. */
export function planPair(scene: Scene, { plan, keys }: Pairing, power: HeldPower): void {
  const possible = ofSide(scene.play, otherSide(sideOf(scene.play, power.holder)));
  if (possible.length === 0) return;
  const seat = decide(scene, { keys: [keys.first], of: power.id, options: amongSeats(scene.play, possible), fallback: () => drawn(scene, keys.first, power.id, usual(scene, power, possible)) });
  keep(scene, plan, power, seat);
}

/** Two of opposing sides are linked, and each learns who and what the other is. */
export function link(scene: Scene, { trait, told, ability, rule, step }: Pairing, { holder }: HeldPower, partner: Seat): void {
  scene.add({ type: 'TraitLaid', trait: { trait, holder: partner, by: holder } });
  for (const [to, other] of [[holder, partner], [partner, holder]] as const) {
    scene.tell(to, { kind: 'result', key: told, ability, about: [other], result: { seat: other }, args: { character: scene.characterAt(other).name } });
  }
  scene.why(step, rule, 'twins', { by: [holder], target: [partner] });
}

/** Nobody is linked, and the holder alone is told of somebody of the other side, in the same words; who only believes to have the ability, of anybody. clocktower/character/drunk#2 */
export function pretendLink(scene: Scene, power: HeldPower, partner?: Seat): void {
  const { play } = scene;
  const others = players(play).filter(seat => seat !== power.holder);
  const side = partner === undefined ? 'evil' : otherSide(sideOf(play, power.holder));
  const shown = partner === undefined ? others : ofSide(play, side);
  const character = drawn(scene, 'twin-character', power.id, scene.cast.filter(({ kind }) => kind === (side === 'good' ? 'townsfolk' : 'minion')));
  inform(scene, power, {
    truth: { seat: partner ?? others[0]! }, isTrue: answer => 'seat' in answer && answer.seat === partner,
    possible: others.map(seat => ({ seat })), arbitrary: shown.map(seat => ({ seat })), args: () => ({ character: character.name }),
  });
}

/** Both have come to one side: the holder is linked with somebody else, of the other one, if there is anybody. */
export function relink(scene: Scene, pairing: Pairing, power: HeldPower, before: Seat | undefined): void {
  const side = otherSide(sideOf(scene.play, power.holder));
  const possible = livingPlayers(scene.play).filter(seat => sideOf(scene.play, seat) === side);
  if (before !== undefined) scene.add({ type: 'TraitLifted', trait: pairing.trait, holder: before, by: power.holder });
  if (possible.length === 0) return;
  const steady = possible.filter(seat => !scene.characterAt(seat).turns);
  const { again } = pairing.keys;
  const partner = decide(scene, {
    keys: [again], of: power.id, about: [power.holder], options: amongSeats(scene.play, possible), fallback: () => drawn(scene, again, power.id, preferred(possible, steady)),
  });
  link(scene, pairing, power, partner as Seat);
}
