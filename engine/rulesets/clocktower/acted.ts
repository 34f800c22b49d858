import type { Outcome, Refused } from '../../core/ruleset.ts';
import type { Act, Play, PollState, Terms } from '../../core/state.ts';
import { commandsOf } from './asks.ts';
import { commandOf } from './day/command.ts';
import { mayNominate } from './day/nominate.ts';
import { isAllLocked, isNomination, movedFrom, nominations, passedByHand } from './day/votes.ts';
import { Awaited } from './decide.ts';
import { finished } from './finish.ts';
import { hasStoryteller } from './options.ts';
import { putOff } from './pending.ts';
import { isStage, NOMINATIONS, VOTING } from './phases.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { endNominationStage, resolved } from './turn.ts';
import { conclude } from './victory.ts';

/** Something that is tried by day, carried out at once. */
export function acted(terms: Terms, play: Play, { ask, by, answer }: Act): Outcome | Refused {
  const command = commandOf(commandsOf(terms), ask);
  if (!command) throw new Error(`nothing is done by "${ask}"`);
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: hasStoryteller(terms) });
  try {
    const refused = command.carry(scene, by, answer);
    if (refused) return refused;
    conclude(scene);
    return concluded(terms, scene);
  } catch (thrown) {
    if (!(thrown instanceof Awaited)) throw thrown;
    const waiting = new Scene(terms, play, { cast: castOf(terms), waits: false });
    putOff(waiting, { ask, by, answer });
    waiting.add({ type: 'DecisionOpened', decision: thrown.decision });
    waiting.tell(by, { kind: 'notice', key: 'act.waits', about: [] });
    return waiting.story;
  }
}

/** What was tried and stood is taken back. */
export function withdrawn(terms: Terms, play: Play, { ask, by, answer }: Act): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  commandOf(commandsOf(terms), ask)?.lapse?.(scene, by, answer);
  return scene.story;
}

/** After a vote: the hand passes on; when it has passed everybody everywhere, the day resolves. clocktower/rule/votes#9, clocktower/rule/phases#10 */
export function polled(terms: Terms, play: Play, poll: PollState): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: hasStoryteller(terms) });
  if (isNomination(poll.id)) {
    const voter = poll.ballots.at(-1)?.seat;
    if (voter !== undefined) scene.add(...movedFrom(terms, play, poll.id, voter));
  } else {
    for (const power of scene.powers) scene.abilityOf(power).polled?.(scene, power, poll);
    conclude(scene);
  }
  return concluded(terms, scene);
}

/** The game may be over, or the day. Whoever left the table stops no hand. */
export function concluded(terms: Terms, scene: Scene): Outcome {
  if (finished(scene)) return scene.story;
  for (const poll of nominations(scene.play)) scene.add(...passedByHand(terms, scene.play, poll));
  if (isStage(scene.play, NOMINATIONS) && !mayNominate(scene.play) && isAllLocked(terms, scene.play)) return endNominationStage(terms, scene);
  return isStage(scene.play, VOTING) && isAllLocked(terms, scene.play) ? resolved(terms, scene.play, scene, hasStoryteller(terms)) : scene.story;
}
