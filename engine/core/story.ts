import { evolveAll } from './evolve.ts';
import type { GameEvent } from './events.ts';
import type { TraceLine } from './messages.ts';
import type { Outcome } from './outcome.ts';
import type { Play } from './state.ts';

/** Gathers what happens, in order, beside the state that it leads to: for outcomes that go on from their own consequences. */
export class Story implements Outcome {
  readonly events: GameEvent[] = [];
  readonly trace: TraceLine[] = [];
  play: Play;

  constructor(play: Play) {
    this.play = play;
  }

  /** Adds events; the state moves with them. */
  add(...events: readonly GameEvent[]): this {
    this.events.push(...events);
    this.play = evolveAll(this.play, events)!;
    return this;
  }

  /** Adds lines of why. */
  why(...lines: readonly TraceLine[]): this {
    this.trace.push(...lines);
    return this;
  }
}
