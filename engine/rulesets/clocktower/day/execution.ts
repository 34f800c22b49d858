import type { Seat } from '../../../core/state.ts';
import { isAlive } from '../../../core/state.ts';
import { kill } from '../deaths.ts';
import type { Scene } from '../scene.ts';
import { isPlayer } from '../seats.ts';
import { conclude } from '../victory.ts';
import { isMalfunctioning, works } from '../working.ts';

/** An execution that is carried out: of whom, and who had nominated them. */
export interface Execution {
  /** A seat, or the name of whoever runs the game. */
  readonly who: string;
  readonly nominator: Seat | undefined;
  /** In whose place, if in another's. */
  readonly instead?: Seat;
  readonly votes: number;
}

/** Somebody else may be executed in the place of this player. clocktower/rule/votes, clocktower/traveller/scapegoat#1 */
export function executionOf(scene: Scene, who: string, nominator: Seat | undefined, votes: number): Execution {
  if (!isPlayer(scene.play, who)) return { who, nominator, votes };
  for (const power of scene.powers) {
    const other = works(scene.play, power) ? scene.abilityOf(power).replaces?.(scene, power, who) : undefined;
    if (other !== undefined) return { who: other, nominator: undefined, instead: who, votes };
  }
  return { who, nominator, votes };
}

/** An execution with all its consequences is one event. clocktower/rule/execution#11, #12, #13 */
export function execute(scene: Scene, execution: Execution): void {
  const { who, votes, instead } = execution;
  const isSeat = scene.play.order.includes(who);
  if (!isSeat) claimOfStoryteller(scene);
  for (const power of scene.powers) scene.abilityOf(power).executed?.(scene, power, execution);
  const wasAlive = isSeat && isAlive(scene.play, who);
  const died = isSeat && kill(scene, { seat: who, cause: 'execution', rule: 'clocktower/rule/execution#5' });
  const about = instead === undefined ? [who] : [who, instead];
  const how = !isSeat ? 'storyteller' : instead !== undefined ? 'instead' : died ? 'died' : wasAlive ? 'survived' : 'corpse';
  scene.announce({ kind: died ? 'death' : 'notice', key: `execution.${how}`, about: died ? [who, ...about.slice(1)] : about, args: { votes } });
  conclude(scene);
}

/** Whoever runs the game is executed: right where that is what one of the characters in play is about, alive or dead, and a loss for good everywhere else. clocktower/character/atheist#5, #6, #9 */
function claimOfStoryteller(scene: Scene): void {
  const right = scene.powers.find(power => power.origin === 'own' && scene.abilityOf(power).winsByStoryteller);
  if (!right) scene.claim({ side: 'evil', rule: 'clocktower/character/atheist#6', key: 'win.storyteller.evil' });
  else if (!isMalfunctioning(scene.play, right.holder)) scene.claim({ side: 'good', rule: 'clocktower/character/atheist#5', key: 'win.storyteller.good', seats: [right.holder] });
}
