import type { Json } from './json.ts';
import type { Message } from './messages.ts';
import type { Act, Chat, HeldPower, Mend, OpenDecision, Phase, Play, Seat, SeatFacts, Trait } from './state.ts';

/** Everything that can happen to a play. Closed: `evolve` handles each, and a ruleset has no other way to change state. */
export type GameEvent =
  | { readonly type: 'Dealt'; readonly play: Play }
  /** `skipped`: phases that count as passed without having been open. */
  /** `lasts`: how long the rules let it go on, as a schedule writes it; absent: as the table's schedule has it. */
  | { readonly type: 'PhaseOpened'; readonly phase: Phase; readonly skipped?: readonly Phase[]; readonly lasts?: string }
  /** The running phase ends so many minutes from now, whatever was due before. */
  | { readonly type: 'BellSet'; readonly minutes: number }
  | { readonly type: 'PhaseEnded'; readonly phase: Phase; readonly why: string }
  | { readonly type: 'ActChosen'; readonly act: Act }
  | { readonly type: 'ActWithdrawn'; readonly ask: string }
  | { readonly type: 'PollOpened'; readonly poll: string }
  | { readonly type: 'PollClosed'; readonly poll: string }
  | { readonly type: 'Voted'; readonly poll: string; readonly seat: Seat; readonly choice: string }
  | { readonly type: 'Unvoted'; readonly poll: string; readonly seat: Seat }
  /** A vote is counted as this choice from now on. */
  | { readonly type: 'Locked'; readonly poll: string; readonly seat: Seat; readonly choice: string }
  | {
      readonly type: 'Died'; readonly seat: Seat; readonly cause: string; readonly by?: readonly Seat[];
      /** The phase in which it happened, where it takes effect in a later one. */
      readonly in?: string;
    }
  /** Out of the game without having died. */
  | { readonly type: 'Exiled'; readonly seat: Seat }
  | { readonly type: 'Revived'; readonly seat: Seat }
  | { readonly type: 'Flipped'; readonly seat: Seat; readonly flip: Json }
  /** A chair is put to the table, at this place of the order; absent: at its end. */
  | { readonly type: 'SeatAdded'; readonly seat: Seat; readonly name: string; readonly facts: SeatFacts; readonly at?: number }
  /** Whoever asked for this chair does not get it. */
  | { readonly type: 'SeatRefused'; readonly seat: Seat; readonly name: string }
  /** A chair is taken away; what was said of it keeps its name. */
  | { readonly type: 'SeatRemoved'; readonly seat: Seat }
  /** Somebody else sits there from now on. */
  | { readonly type: 'Renamed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'RoleChanged'; readonly seat: Seat; readonly role: string; readonly believes?: string }
  | { readonly type: 'PowerGained'; readonly power: HeldPower }
  | { readonly type: 'PowerLost'; readonly id: string }
  | { readonly type: 'PowerUsed'; readonly id: string; readonly key: string }
  | { readonly type: 'TraitLaid'; readonly trait: Trait }
  | { readonly type: 'TraitLifted'; readonly trait: string; readonly holder: Seat; readonly by?: Seat; readonly args?: Json }
  | { readonly type: 'ChatChanged'; readonly slug: string; readonly chat: Chat }
  | { readonly type: 'DecisionOpened'; readonly decision: OpenDecision }
  | { readonly type: 'DecisionMade'; readonly key: string; readonly value: Json; readonly by: 'auto' | 'pin' | 'host' | Seat; readonly options?: readonly string[] }
  /** What was open is open no more, without an answer: what asked for it goes another way. */
  | { readonly type: 'DecisionDropped'; readonly key: string }
  /** Something was set by hand; and the last such thing was taken back. */
  | { readonly type: 'Mended'; readonly mend: Mend }
  | { readonly type: 'MendUndone' }
  | { readonly type: 'Drawn'; readonly key: string }
  | { readonly type: 'FactSet'; readonly key: string; readonly value: Json }
  | { readonly type: 'Said'; readonly message: Message }
  | { readonly type: 'Won'; readonly seats: readonly Seat[] };
