import type { Fact, TraceLine } from '../../../core/messages.ts';
import type { Play, Seat, Terms } from '../../../core/state.ts';
import type { Laid } from '../points.ts';
import type { Attempt, BaseRole } from '../power.ts';

/** A power as it is used tonight: by whom, at whom. */
export interface Use {
  /** Id of the held power. */
  readonly id: string;
  readonly role: BaseRole;
  readonly by: Seat;
  /** Where it goes; what its user chose stays in `chosen`. */
  readonly targets: readonly Seat[];
  readonly chosen: readonly Seat[];
  /** The faction whose power it is. */
  readonly faction?: string;
}

export interface Visit {
  readonly use: Use;
  readonly at: Seat;
}

export interface Doom {
  readonly seat: Seat;
  readonly by: readonly Use[];
}

export interface Learned {
  readonly use: Use;
  readonly fact: Fact;
}

/** The night as far as it is worked out. Each step reads it and gives back what it adds. */
export interface Night {
  readonly terms: Terms;
  readonly play: Play;
  readonly phase: string;
  /** mafia/general/randomness#2: one drawn order of all players breaks every tie of this night. */
  readonly tie: readonly Seat[];
  readonly uses: readonly Use[];
  readonly laid: readonly Laid[];
  /** Uses that their users could not perform, with what stopped each. */
  readonly blocked: ReadonlyMap<Use, readonly Use[]>;
  readonly visits: readonly Visit[];
  readonly dooms: readonly Doom[];
  readonly learned: readonly Learned[];
  readonly trace: readonly TraceLine[];
  /** How a player's alignment looks to other roles tonight. mafia/general/perceived-alignment */
  seen(seat: Seat): string;
  /** Each seat once, in seat order. */
  inOrder(seats: readonly Seat[]): readonly Seat[];
}

/** A step of the night: its name on the decisions page, the rule, and what it adds. */
export interface Step {
  readonly name: string;
  readonly rule: string;
  run(night: Night): Partial<Night>;
}

export type { Attempt };

/** One line of why, of this step. */
export const because = (night: Night, step: Step, rule: string, key: string, seats: TraceLine['seats'], args: TraceLine['args'] = {}): TraceLine =>
  ({ phase: night.phase, step: step.name, rule, key, seats, args });
