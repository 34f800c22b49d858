import type { Fact } from '../../../core/messages.ts';
import { isAlive, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { lapse } from '../comes-off.ts';
import { visitQuestion } from '../day/visit-question.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { anyPlayer } from '../forms.ts';
import { inform } from '../inform.ts';
import { preferred } from '../preferred.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { demon, isDemon, isUnaware, players, sideOf } from '../seats.ts';
import { DRUNK, works } from '../working.ts';

/** Good Townsfolk, those whose ability tells something first, and nobody who is dealt on request alone. clocktower/character/puzzlemaster#1 */
function usual(scene: Scene, possible: readonly Seat[]): readonly Seat[] {
  const is = (seat: Seat) => scene.characterAt(seat);
  const dealt = possible.filter(seat => !is(seat).onRequest);
  const good = dealt.filter(seat => is(seat).kind === 'townsfolk' && sideOf(scene.play, seat) === 'good');
  return preferred(dealt, good.filter(seat => is(seat).informs), good);
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
    if (isPuzzle(scene.play, power, holder)) lapse(scene, power.holder, 'sober');
  },
  commands: [visitQuestion({ id: 'puzzlemaster', asked: 'puzzleGuessed', form: anyPlayer, answer: (scene, power, { whom }) => guess(scene, power, whom![0]!) })],
};
