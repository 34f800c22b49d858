import type { GameEvent } from './events.ts';
import type { TraceLine } from './messages.ts';

/** What happened and why. The events are applied in order; nobody sees what they do not contain. */
export interface Outcome {
  readonly events: readonly GameEvent[];
  readonly trace: readonly TraceLine[];
}
