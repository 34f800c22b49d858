import { isAlive } from '../../../core/state.ts';
import type { Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { execute } from '../day/execution.ts';
import { nominatedToday } from '../day/nominate.ts';
import { decide, drawn, yesNo } from '../decide.ts';
import { idsOf } from '../rule-ids.ts';
import { Scene } from '../scene.ts';
import { isPlayer, sideOf } from '../seats.ts';

/** True if the execution of this player would end the game for the own team. */
function wouldLose(scene: Scene, seat: Seat): boolean {
  const trial = new Scene(scene.terms, scene.play, { cast: scene.cast, waits: false });
  execute(trial, { who: seat, nominator: nominatedToday(scene.play)[seat], votes: 0 });
  return trial.verdict !== undefined && trial.verdict.side !== sideOf(scene.play, seat);
}

export const scapegoat: Character = {
  id: 'scapegoat',
  name: 'Scapegoat',
  kind: 'traveller',
  covers: idsOf('clocktower/traveller/scapegoat', 12, 1),
  card: ['scapegoat'],
  decisions: ['scapegoat-swap'],
  replaces(scene, { id, holder }, seat) {
    if (!isAlive(scene.play, holder) || !isPlayer(scene.play, seat) || sideOf(scene.play, seat) !== sideOf(scene.play, holder)) return undefined;
    const swap = decide(scene, {
      keys: ['scapegoat-swap'], of: id, about: [holder, seat], options: yesNo, minutes: 30, fallback: () => wouldLose(scene, seat) || drawn(scene, 'scapegoat-swap', id, [true, false]),
    });
    return swap === true ? holder : undefined;
  },
};
