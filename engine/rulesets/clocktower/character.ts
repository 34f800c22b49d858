import type { Form } from '../../core/forms.ts';
import type { Json } from '../../core/json.ts';
import type { Message } from '../../core/messages.ts';
import type { Reason, Refused } from '../../core/refused.ts';
import type { Poll } from '../../core/polls.ts';
import type { Laugh } from '../../core/speech.ts';
import type { Answer, HeldPower, Play, PollState, Seat } from '../../core/state.ts';
import type { Death } from './deaths.ts';
import type { Execution } from './day/execution.ts';
import type { Scene } from './scene.ts';
import type { Heard, Spoken } from './speech.ts';
import type { Preparation } from './setup/preparing.ts';
import type { Row } from './setup/rows.ts';

export type Side = 'good' | 'evil';

/** `fabled` belongs to no player and no team. */
export type Kind = 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'traveller' | 'fabled';

/** An ability as it comes to its step: who holds it, what was chosen, and whether it functions now. */
export interface Turn {
  readonly scene: Scene;
  readonly power: HeldPower;
  /** Who holds it; of what nobody holds: the empty text. */
  readonly holder: Seat;
  readonly works: boolean;
  readonly choice: Answer | undefined;
}

/** What a holder may choose at night. Declared once: form, parser, bots and validation read it. */
export interface NightChoice {
  readonly when: 'first' | 'later' | 'every';
  /** True: once it was used there is no more choice. clocktower/rule/once-per-game */
  readonly once?: true;
  /** Who chooses; absent: the holder while alive. */
  seats?(play: Play, power: HeldPower): readonly Seat[];
  form(play: Play, power: HeldPower, seat: Seat): Form;
}

/** Something that may be tried by day, by everybody, whoever they are: so that trying it tells nothing. */
export interface DayCommand {
  /** How it is typed; the first name is printed. */
  readonly abilities: readonly string[];
  /** True: in the game's own channel, before everybody. */
  readonly open?: true;
  /** True: the part of the day in which it is open is about it. */
  readonly main?: true;
  /** True: it stands until dusk and can be taken back. */
  readonly stands?: true;
  /** Who may try it now; nobody where the phase forbids it. */
  seats(play: Play): readonly Seat[];
  form(play: Play, seat: Seat): Form;
  /** Why this seat cannot try it now by day, where that can be said; absent: in general words. */
  closed?(play: Play, seat: Seat): Reason | undefined;
  /** Carries it out, or says why not; nothing has changed then. */
  carry(scene: Scene, seat: Seat, answer: Answer): Refused | undefined;
  /** It was taken back. */
  lapse?(scene: Scene, seat: Seat, answer: Answer): void;
}

/** Where the ability works of itself: the rules ask each of these at its moment, in the order of the seats. None is asked of an ability that does not function, unless its name says so. */
export interface Moments {
  /** What the deal leaves to be decided for it; asked as well when it is gained later on. */
  prepares?(scene: Scene, power: HeldPower): void;
  /** Its step of the night. */
  step?(turn: Turn): void;
  /** True if it keeps somebody alive now. `spends`: asked when nothing else has saved them. */
  saves?(scene: Scene, power: HeldPower, death: Death): boolean;
  /** True if being saved by it uses it up. */
  readonly savesOnce?: true;
  /** Somebody has died; asked of abilities that do not function as well. */
  mourns?(scene: Scene, power: HeldPower, death: Death): void;
  /** An ability of somebody functions and is at work; asked of abilities that do not function as well. */
  missed?(scene: Scene, power: HeldPower, at: HeldPower): void;
  /** Its step was skipped, because its holder was kept from acting. */
  stopped?(scene: Scene, power: HeldPower): void;
  /** A condition that holds all the time, asked after everything that happens until nothing changes; asked of abilities that do not function as well. */
  settles?(scene: Scene, power: HeldPower): void;
  /** Somebody was executed, alive or not; before the death. Asked of abilities that do not function as well. */
  executed?(scene: Scene, power: HeldPower, execution: Execution): void;
  /** True if no condition of good has any effect now. */
  blocksGood?(scene: Scene, power: HeldPower): boolean;
  /** True if it makes all that Townsfolk abilities tell false. */
  readonly falsifies?: true;
  /** A day has resolved; `hasExecuted`: with an execution. */
  dusk?(scene: Scene, power: HeldPower, hasExecuted: boolean): void;
  /** The night has been carried out. */
  dawn?(scene: Scene, power: HeldPower): void;
  /** The nomination part of a day is over. */
  nominationsEnd?(scene: Scene, power: HeldPower): void;
  /** Somebody has voted in a poll that is on no nominee; asked of abilities that do not function as well. */
  polled?(scene: Scene, power: HeldPower, poll: PollState): void;
  /** A poll of the ability's own, if this is one. */
  poll?(id: string): Poll | undefined;
  /** True if words have in them what it listens for: only then it hears of them. Absent: it hears that something was said, whatever it was. */
  catches?(play: Play, power: HeldPower, spoken: Spoken): boolean;
  /** Somebody has spoken; asked of abilities that do not function as well. */
  hears?(scene: Scene, power: HeldPower, heard: Heard): void;
  /** What it still has to do as things stand, by day, and what may have to wait for a decision; asked after everything that happens. */
  owes?(scene: Scene, power: HeldPower): readonly ((scene: Scene) => void)[];
  /** Somebody has laughed at what somebody said. */
  laughed?(scene: Scene, power: HeldPower, laugh: Laugh): void;
  /** Who is executed in place of this player, if anybody is. */
  replaces?(scene: Scene, power: HeldPower, seat: Seat): Seat | undefined;
  /** True if the holder dies of this although nothing else makes them. */
  giveUp?(scene: Scene, power: HeldPower, of: 'shot'): boolean;
  /** Night falls; asked of every character of the script, in play or not. */
  nightfall?(scene: Scene): void;
  /** True if this traveller cannot be exiled now. */
  staysAtTable?(scene: Scene, power: HeldPower): boolean;
  /** True if a shot kills this player although no demon. */
  diesOfShot?(play: Play, power: HeldPower, seat: Seat): boolean;
}

/** A character, traveller or fabled: one file. The rules know it by this alone. */
export interface Character extends Moments {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  /** The rule ids of the catalogue that it carries out. */
  readonly covers: readonly string[];
  /** Its places in the two published orders. */
  readonly nights?: { readonly first?: number; readonly later?: number };
  readonly chooses?: NightChoice;
  readonly commands?: readonly DayCommand[];
  /** Which characters its holder may believe to be, where the holder does not know of it. */
  readonly believes?: 'townsfolk' | 'good';
  /** True: its holder has the ability of a Minion that is not in play. */
  readonly isGranted?: true;
  /** True: nobody holds it; it is put on the table in place of a player. */
  readonly isToken?: true;
  /** True: its effects go on when its holder is dead. */
  readonly outlives?: true;
  /** True: its answers tell something, which makes it worth spoiling. */
  readonly informs?: true;
  /** True where it comes into play by itself, by what else is on the script. */
  joins?(cast: readonly { readonly id: string }[]): boolean;
  /** True: never dealt unless asked for. */
  readonly onRequest?: true;
  /** True: its holder's side follows others'. */
  readonly turns?: true;
  /** True: the side of whoever has it wins if whoever runs the game is executed; it outlives its holder. */
  readonly winsByStoryteller?: true;
  /** Which preparation of the deal it has, for their order. */
  readonly prepared?: Preparation;
  /** True: its ability is nothing without an evil player. */
  readonly needsEvil?: true;
  /** True: dealt to somebody, it frees whoever runs the game from the rules, for the whole game. */
  readonly unbinds?: true;
  /** How it changes the counts of the deal. */
  deals?(row: Row): Row;
  /** True if it may sit between these two. */
  sitsBy?(beside: readonly { readonly character: Character }[], all: readonly { readonly character: Character }[]): boolean;
  /** Of a fabled: true if it enters now by itself, asked at dusk and dawn. */
  enters?(play: Play): boolean;
  /** Of a fabled: keys of what else everybody is told when it enters. */
  announces?(cast: readonly Character[]): readonly string[];
  /** Keys under which its decisions are pinned. */
  readonly decisions?: readonly string[];
  /** How the free words of a decision are read; nothing for words that are none. */
  readonly reads?: Readonly<Record<string, (typed: string) => Json | undefined>>;
  /** Decisions that whoever runs the game may make at any time: what one of them does. */
  readonly atAnyTime?: Readonly<Record<string, AnyTime>>;
  /** Keys of the sentences of its card, in order. */
  readonly card: readonly string[];
}

export interface AnyTime {
  /** What may be decided now; nothing where it may not. */
  options(play: Play): readonly string[];
  carry(scene: Scene, value: string): void;
}

/** A message without what the scene adds to it. */
export type Words = Omit<Message, 'to' | 'phase'>;
