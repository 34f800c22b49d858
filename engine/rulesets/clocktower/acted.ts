import type { Outcome } from '../../core/outcome.ts';
import type { Refused } from '../../core/refused.ts';
import type { Act, Play, PollState, Terms } from '../../core/state.ts';
import { commandsOf } from './asks.ts';
import { attempt, open } from './attempt.ts';
import { commandOf } from './day/command.ts';
import { mayNominate } from './day/nominate.ts';
import { isAllLocked, isNomination, movedFrom, nominations, passedByHand } from './day/votes.ts';
import { finished } from './finish.ts';
import { isPending, payOwed, putOff, waits } from './pending.ts';
import { isStage, NOMINATIONS, VOTING } from './phases.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { endNominationStage, resolved } from './turn.ts';
import { conclude } from './victory.ts';

/** Something that is tried by day, carried out at once, or as soon as what it waits for is decided. */
export function acted(terms: Terms, play: Play, { ask, by, answer }: Act): Outcome | Refused {
  const command = commandOf(commandsOf(terms), ask);
  if (!command) throw new Error(`nothing is done by "${ask}"`);
  if (isPending(play, ask)) return { refused: { code: 'not-now', variant: 'pending' } };
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  let refused: Refused | undefined;
  const decision = attempt(scene, waits(scene), trial => {
    refused = command.carry(trial, by, answer);
    if (!refused) conclude(trial);
  });
  if (refused) return refused;
  if (decision) {
    putOff(scene, { ask, by, answer });
    open(scene, decision);
    scene.tell(by, { kind: 'notice', key: 'act.waits', about: [] });
  }
  payOwed(scene, waits(scene));
  return concluded(terms, scene);
}

/** What was tried and stood is taken back. */
export function withdrawn(terms: Terms, play: Play, { ask, by, answer }: Act): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  commandOf(commandsOf(terms), ask)?.lapse?.(scene, by, answer);
  payOwed(scene, waits(scene));
  return concluded(terms, scene);
}

/** After a vote: the hand passes on; when it has passed everybody everywhere, the day resolves. clocktower/rule/votes#9, clocktower/rule/phases#10 */
export function polled(terms: Terms, play: Play, poll: PollState): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
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
  return isStage(scene.play, VOTING) && isAllLocked(terms, scene.play) ? resolved(terms, scene.play, scene, waits(scene)) : scene.story;
}
