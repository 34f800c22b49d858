import { living, phaseText } from '../core/state.ts';
import type { Meant } from '../table/act-text.ts';
import type { Change } from '../table/decision.ts';
import { botActs, type BotKind } from './bots.ts';
import type { Desk } from './desk.ts';

/** No game of bots takes this many phases unless the rules let it go on for ever. */
const LONGEST = 1000;

/** What bots did and what came of it. */
export interface BotMove {
  readonly seat: string;
  readonly meant: Meant;
}

/**
 * Lets bots play a dealt game to its end.
 * @param watch sees each change, with the move that made it or nothing where time ran out
 * @returns the number of phases that were played
 */
export function playOut(desk: Desk, kind: BotKind, seed: number, watch: (change: Change, move?: BotMove) => void = () => {}): number {
  for (let phases = 0; phases < LONGEST; phases += 1) {
    if (desk.game.play!.winners) return phases;
    playPhase(desk, kind, seed, watch);
  }
  throw new Error(`game ${desk.game.terms.seed} does not end`);
}

function playPhase(desk: Desk, kind: BotKind, seed: number, watch: (change: Change, move?: BotMove) => void): void {
  const { play } = desk.game;
  const phase = phaseText(play!.phase);
  const runs = (): boolean => desk.game.play!.winners === null && phaseText(desk.game.play!.phase) === phase;
  for (const seat of living(play!)) {
    for (let acts = botActs(kind, desk.view(seat), seed); runs() && acts.length > 0; acts = acts.length > 1 ? botActs(kind, desk.view(seat), seed) : []) {
      const [meant] = acts as [Meant]; // one act may close the next, so each is chosen from a fresh view
      const decision = desk.act(seat, meant);
      if (!decision.ok) throw new Error(`a bot's ${meant.type} was refused: ${decision.refusals[0]!.code}`);
      watch(decision.value, { seat, meant });
    }
  }
  if (!runs()) return;
  const ended = desk.timeUp();
  if (!ended?.ok) throw new Error('a phase did not end when its time was up');
  watch(ended.value);
}
