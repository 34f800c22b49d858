import type { Fact } from '../../../core/messages.ts';
import { textsOf } from '../../../core/json.ts';
import { isAlive, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { anyPlayer } from '../forms.ts';
import { inform } from '../inform.ts';
import { enter } from '../ledger.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { demon, isDemon, isUnaware, players, sideOf, whoIs } from '../seats.ts';
import { visitors } from '../visits.ts';
import { DRUNK, isSpoiledByOthers, works } from '../working.ts';

/** Good Townsfolk, those whose ability tells something first, and nobody who is dealt on request alone. clocktower/character/puzzlemaster#1 */
function usual(scene: Scene, possible: readonly Seat[]): readonly Seat[] {
  const { play } = scene;
  const is = (seat: Seat) => scene.cast.find(({ id }) => id === whoIs(play, seat).id)!;
  const good = possible.filter(seat => is(seat).kind === 'townsfolk' && sideOf(play, seat) === 'good' && !is(seat).onRequest);
  const telling = good.filter(seat => is(seat).informs);
  return telling.length > 0 ? telling : good.length > 0 ? good : possible.filter(seat => !is(seat).onRequest);
}

const isPuzzle = (play: Play, { holder }: HeldPower, seat: Seat): boolean => play.traits.some(one => one.trait === DRUNK && one.holder === seat && one.by === holder);

/** The one guess of the game: the demon for a right one, anybody else for a wrong one, and either where it malfunctions. clocktower/character/puzzlemaster#4, #9 */
function guess(scene: Scene, power: HeldPower, named: Seat): void {
  const { play } = scene;
  const boss = demon(play) ?? players(play).find(seat => isDemon(play, seat));
  const right = boss !== undefined && isPuzzle(play, power, named);
  const others = players(play).filter(seat => !isDemon(play, seat));
  const usual = others.filter(seat => isAlive(play, seat) && seat !== power.holder);
  const wrong = (): Seat => decide(scene, { keys: ['puzzle-false-name'], of: power.id, about: [named], options: amongSeats(play, others), fallback: () => drawn(scene, 'puzzle-false-name', power.id, usual), minutes: 360 }) as Seat;
  const isTrue = (answer: Fact): boolean => 'seat' in answer && (right ? answer.seat === boss : answer.seat !== boss);
  const truth = right ? boss : works(play, power) ? wrong() : others[0]!;
  scene.add({ type: 'PowerUsed', id: power.id, key: 'use' });
  inform(scene, power, { truth: { seat: truth }, isTrue, possible: players(play).map(seat => ({ seat })), arbitrary: usual.map(seat => ({ seat })) });
}

/** Who has guessed: there is no second time, whoever they are. clocktower/character/puzzlemaster#4 */
const GUESSED = 'puzzleGuessed';

export const puzzlemaster: Character = {
  id: 'puzzlemaster',
  name: 'Puzzlemaster',
  kind: 'outsider',
  covers: idsOf('clocktower/character/puzzlemaster', 13, 2),
  card: ['puzzlemaster'],
  informs: true,
  decisions: ['puzzle-drunk', 'puzzle-false-name'],
  prepared: 'drunkard',
  prepares(scene, { id, holder, origin }) {
    if (origin === 'believed') return;
    const possible = players(scene.play).filter(seat => seat !== holder && !isUnaware(scene.play, seat));
    const seat = decide(scene, { keys: ['puzzle-drunk'], of: id, options: amongSeats(scene.play, possible), fallback: () => drawn(scene, 'puzzle-drunk', id, usual(scene, possible)) }) as Seat;
    scene.add({ type: 'TraitLaid', trait: { trait: DRUNK, holder: seat, by: holder, args: { outlives: true } } });
  },
  missed(scene, power, { holder }) {
    if (isPuzzle(scene.play, power, holder) && isSpoiledByOthers(scene.play, power.holder)) enter(scene, power.holder, 'sober');
  },
  commands: [{
    abilities: ['puzzlemaster'],
    seats: play => (isDay(play) ? visitors(play).filter(seat => !textsOf(play.facts[GUESSED]).includes(seat)) : []),
    form: anyPlayer,
    carry(scene, seat, answer) {
      scene.fact(GUESSED, [...textsOf(scene.play.facts[GUESSED]), seat]);
      const power = scene.powers.find(one => one.power === 'puzzlemaster' && one.holder === seat && !one.spent?.['use']);
      if (power && isAlive(scene.play, seat)) guess(scene, power, answer['whom']![0]!);
      else scene.tell(seat, { kind: 'notice', key: 'visit.nothing', about: [] });
      return undefined;
    },
  }],
};
