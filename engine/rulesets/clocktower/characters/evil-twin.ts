import { fieldsOf } from '../../../core/json.ts';
import { isAlive, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { inform } from '../inform.ts';
import { enter } from '../ledger.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { isUnaware, livingPlayers, ofSide, otherSide, players, sideOf, whoIs } from '../seats.ts';
import { isSpoiledByOthers, works } from '../working.ts';

const KEY = 'twins';
const TWIN = 'twin';

const plannedTwin = (play: Play, { id }: HeldPower): Seat | undefined => fieldsOf(play.facts[KEY])[id] as Seat | undefined;
const twinOf = (play: Play, { holder }: HeldPower): Seat | undefined => play.traits.find(({ trait, by }) => trait === TWIN && by === holder)?.holder;

/** Neither who turns with the neighbours, nor who does not know what they are, nor who is dealt on request alone; Townsfolk among the good. */
function usual(scene: Scene, { holder }: HeldPower, possible: readonly Seat[]): readonly Seat[] {
  const { play } = scene;
  const is = (seat: Seat) => scene.cast.find(({ id }) => id === whoIs(play, seat).id)!;
  const plain = possible.filter(seat => seat !== holder && !isUnaware(play, seat) && !is(seat).turns && !is(seat).onRequest);
  const townsfolk = plain.filter(seat => is(seat).kind === 'townsfolk');
  return townsfolk.length > 0 ? townsfolk : plain.length > 0 ? plain : possible;
}

/** Two of opposing sides are linked, and each learns who and what the other is. clocktower/character/evil-twin#1, ?1 */
function pair(scene: Scene, { holder }: HeldPower, twin: Seat): void {
  scene.add({ type: 'TraitLaid', trait: { trait: TWIN, holder: twin, by: holder } });
  const nameOf = (seat: Seat): string => scene.cast.find(({ id }) => id === whoIs(scene.play, seat).id)!.name;
  for (const [to, other] of [[holder, twin], [twin, holder]] as const) {
    scene.tell(to, { kind: 'result', key: 'told.evil-twin', ability: 'evil twin', about: [other], result: { seat: other }, args: { character: nameOf(other) } });
  }
  scene.why('evil-twin', 'clocktower/character/evil-twin#1', 'twins', { by: [holder], target: [twin] });
}

/** Nobody is linked, and the holder alone is told of somebody of the other side, in the same words; who only believes to have the ability, of anybody. clocktower/character/evil-twin#12, clocktower/character/drunk#2 */
function pretend(scene: Scene, power: HeldPower, twin?: Seat): void {
  const { play } = scene;
  const others = players(play).filter(seat => seat !== power.holder);
  const side = twin === undefined ? 'evil' : otherSide(sideOf(play, power.holder));
  const shown = twin === undefined ? others : ofSide(play, side);
  const character = drawn(scene, 'twin-character', power.id, scene.cast.filter(({ kind }) => kind === (side === 'good' ? 'townsfolk' : 'minion')));
  inform(scene, power, {
    truth: { seat: twin ?? others[0]! }, isTrue: answer => 'seat' in answer && answer.seat === twin,
    possible: others.map(seat => ({ seat })), arbitrary: shown.map(seat => ({ seat })), args: () => ({ character: character.name }),
  });
}

/** Both have come to one side: a new opposing twin, if there is one. clocktower/character/evil-twin#7, #17 */
function repair(scene: Scene, power: HeldPower, before: Seat | undefined): void {
  const side = otherSide(sideOf(scene.play, power.holder));
  const possible = livingPlayers(scene.play).filter(seat => sideOf(scene.play, seat) === side);
  if (before !== undefined) scene.add({ type: 'TraitLifted', trait: TWIN, holder: before, by: power.holder });
  if (possible.length === 0) return;
  const plain = possible.filter(seat => !scene.cast.find(({ id }) => id === whoIs(scene.play, seat).id)!.turns);
  const twin = decide(scene, {
    keys: ['evil-twin-repair'], of: power.id, about: [power.holder], options: amongSeats(scene.play, possible),
    fallback: () => drawn(scene, 'evil-twin-repair', power.id, plain.length > 0 ? plain : possible),
  }) as Seat;
  pair(scene, power, twin);
}

export const evilTwin: Character = {
  id: 'evil-twin',
  name: 'Evil Twin',
  kind: 'minion',
  covers: idsOf('clocktower/character/evil-twin', 17, 2),
  nights: { first: 5 },
  card: ['evil-twin'],
  decisions: ['evil-twin-pair', 'evil-twin-repair'],
  prepared: 'twin',
  needsEvil: true,
  prepares(scene, power) {
    if (power.origin === 'believed') return;
    const possible = ofSide(scene.play, otherSide(sideOf(scene.play, power.holder)));
    if (possible.length === 0) return;
    const seat = decide(scene, {
      keys: ['evil-twin-pair'], of: power.id, options: amongSeats(scene.play, possible), fallback: () => drawn(scene, 'evil-twin-pair', power.id, usual(scene, power, possible)),
    }) as Seat;
    scene.fact(KEY, { ...fieldsOf(scene.play.facts[KEY]), [power.id]: seat });
  },
  step({ scene, power, holder, works: functions }) {
    if (power.origin === 'believed') return pretend(scene, power);
    const twin = plannedTwin(scene.play, power);
    if (twin === undefined) return;
    if (functions) return pair(scene, power, twin);
    if (isSpoiledByOthers(scene.play, holder)) enter(scene, holder, 'not met');
    pretend(scene, power, twin);
  },
  dawn(scene, power) {
    if (power.origin === 'believed' || !works(scene.play, power)) return;
    const twin = twinOf(scene.play, power);
    const planned = plannedTwin(scene.play, power);
    const meant = twin ?? planned;
    if (meant === undefined || !isAlive(scene.play, meant)) return;
    if (sideOf(scene.play, meant) === sideOf(scene.play, power.holder)) repair(scene, power, twin);
    else if (twin === undefined) pair(scene, power, meant);
  },
  executed(scene, power, { who }) {
    const twin = twinOf(scene.play, power);
    if (twin === undefined || !isAlive(scene.play, power.holder)) return;
    const good = [power.holder, twin].filter(seat => sideOf(scene.play, seat) === 'good');
    if (good.length !== 1 || good[0] !== who) return;
    if (works(scene.play, power)) scene.claim({ side: 'evil', rule: 'clocktower/character/evil-twin#2', key: 'win.twin', seats: [who] });
    else if (isSpoiledByOthers(scene.play, power.holder)) enter(scene, power.holder, 'no win');
  },
  blocksGood(scene, power) {
    const twin = twinOf(scene.play, power);
    return twin !== undefined && isAlive(scene.play, twin);
  },
};
