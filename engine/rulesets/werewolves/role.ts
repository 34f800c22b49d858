import type { Form } from '../../core/forms.ts';
import type { Message } from '../../core/messages.ts';
import type { Answer, HeldPower, Seat } from '../../core/state.ts';
import type { DealLimits } from './deal-limits.ts';
import type { Likeness } from './likeness.ts';
import type { Part } from './parts.ts';
import type { Attack, Death } from './strike.ts';
import type { Decided } from './night/group-polls.ts';
import type { Lynch } from './day/lynch.ts';
import type { Scene } from './scene.ts';
import type { Visit } from './visit.ts';

export type Team = 'townsfolk' | 'werewolf' | 'unaligned' | Solo;
export type Solo = 'hell' | 'white-wolves' | 'pyro' | 'plague' | 'underworld' | 'flute' | 'horsemen' | 'nightmare' | 'flock' | 'graveyard';
export type Category = 'align' | 'killing' | 'group' | 'investigative' | 'power' | 'recruitment' | 'miscellaneous' | 'elected' | 'extra';

/** What deceives an investigation. werewolves/rule/investigations#4 */
export interface AffectedBy {
  readonly weak?: true;
  readonly strong?: true;
  /** False answers, as the enchanted get them. */
  readonly obstruction?: true;
}

/** One use of an ability. */
export interface Use {
  readonly scene: Scene;
  readonly power: HeldPower;
  readonly user: Seat;
  readonly role: Role;
  readonly ability: Ability;
  readonly answer: Answer;
  /** True: the user's abilities are blocked, so that nothing comes of it. */
  readonly blocked: boolean;
  /** The table as it stood when the act began: its parts do not meet what the other parts have set off. */
  readonly before: Scene;
  /** Who acts by it, where somebody else has made the choice. */
  readonly doer?: Seat;
  /** Of one part of it: the player who was chosen, whoever is met. */
  readonly chosen?: Seat;
}

/** In the words of a Bard's narration. werewolves/role/bard#6 */
export type Narration = 'attacked' | 'investigated' | 'disguised' | 'killed' | 'protected' | 'targeted' | 'manipulated' | 'changed role' | (string & {});

/** Something that the holder of a role may do. Declared once: form, parser, bots and validation read it. */
export interface Ability {
  /** Tells the abilities of one role apart. */
  readonly id: string;
  /** `now`: carried out at once. `end`: it stands until the phase ends. werewolves/rule/ability-timing */
  readonly when: 'now' | 'end';
  readonly phase: 'day' | 'night' | 'any';
  /** In which order it comes at the end of a phase: what is no attack first. Absent: it is none. */
  readonly isAttack?: true;
  /** First day or night with this number in which it may be used; absent: the first. */
  readonly from?: number;
  /** Only in this one, by number. */
  readonly only?: number;
  /** How often in a phase, and in the game; absent: once a phase, and without end. */
  readonly perPhase?: number;
  readonly perGame?: number;
  /** True: each player whom it names is a use of its own, so that what is left may follow later in the phase. */
  readonly perTarget?: true;
  /** May be used anew once in a phase, and once more in the game. werewolves/rule/targeting#3 */
  readonly emergency?: true;
  /** Abilities of one role of which only one is used in a phase. */
  readonly instead?: string;
  /** The key under which a forced choice is drawn, after the role's id; absent: the field's name. */
  readonly drawnAs?: string;
  /** True for mere words: nothing blocks them. */
  readonly isWhisper?: true;
  /** The channel in which they are heard. */
  readonly into?: string;
  /** Must be used: what is not is carried out at the end of the phase, drawn, alphabetically by role. */
  readonly forced?: true;
  /** Setting a target that is stored: an act on a player, and no ability that fails by itself. */
  readonly targeting?: true;
  /** False where nothing redirects it. */
  readonly redirects?: false;
  /** How a Bard's narration calls it. */
  readonly narrated?: Narration;
  /** False where it is no act on the players that it names. */
  readonly visits?: false;
  /** Other names than the role's by which it is typed. */
  readonly names?: readonly string[];
  /** More than the limits above: true where it may be used now. */
  isOpen?(scene: Scene, power: HeldPower, seat: Seat): boolean;
  form(scene: Scene, power: HeldPower, seat: Seat): Form;
  /** What an earlier use has set, as it stands now; absent: nothing is set. */
  holds?(scene: Scene, power: HeldPower): Answer | undefined;
  /** What it does to one player, after redirection; once for each chosen one. */
  on?(use: Use, target: Seat, chosen: Seat, index: number): void;
  /** What it does as a whole: once, before what it does to each. Gives false where nothing more is to happen. */
  act?(use: Use): boolean | void;
}

/** Moments at which the rules ask each power. None is asked of a power whose holder is dead, unless it says so. */
export interface Moments {
  /** The role is dealt, or gained in mid-game. */
  gains?(scene: Scene, power: HeldPower, seat: Seat): void;
  /** The game begins: everybody has a role. What must also be given to who gains the role later is in `gains`. */
  begins?(scene: Scene, power: HeldPower, seat: Seat): void;
  /** The role is lost. */
  loses?(scene: Scene, power: HeldPower, seat: Seat): void;
  /** A phase begins or ends; `night`, `day` say which. Not attacks. */
  startNight?(scene: Scene, power: HeldPower, seat: Seat): void;
  startDay?(scene: Scene, power: HeldPower, seat: Seat): void;
  endNight?(scene: Scene, power: HeldPower, seat: Seat): void;
  endDay?(scene: Scene, power: HeldPower, seat: Seat): void;
  /** Attacks and kills at the end of a phase, beyond those that abilities have sent off. */
  strikes?(scene: Scene, power: HeldPower, seat: Seat): readonly Attack[];
  /** Somebody has died, perhaps the holder; asked of the dead holder as well. Non-attacks. */
  mourns?(scene: Scene, power: HeldPower, seat: Seat, deaths: readonly Death[]): void;
  /** Attacks that the holder's own death sets off. */
  avenges?(scene: Scene, power: HeldPower, seat: Seat, death: Death): readonly Attack[];
  /** The holder is about to be lynched: true where this is dealt with otherwise. */
  lynched?(scene: Scene, power: HeldPower, seat: Seat, lynch: Lynch): boolean;
  /** The holder sets one of these polls of a group aside. */
  overrules?(scene: Scene, power: HeldPower, seat: Seat, polls: readonly string[]): Decided | undefined;
  /** More attacks of the pack in the night that begins. */
  moreAttacks?(scene: Scene, seat: Seat): number;
  /** The lynches of the day are over. */
  afterLynches?(scene: Scene, power: HeldPower, seat: Seat): void;
  /** The holder is elected: true where the office stays empty for it. */
  elected?(scene: Scene, power: HeldPower, seat: Seat, office: string, voters: readonly Seat[]): boolean;
  /** A condition that is looked at after each moment. */
  settles?(scene: Scene, power: HeldPower, seat: Seat): void;
  /** Somebody's ability was used on somebody. */
  visited?(scene: Scene, power: HeldPower, seat: Seat, visit: Visit): void;
  /** An ability used on the holder fails. */
  refuses?(scene: Scene, power: HeldPower, seat: Seat, visit: Visit): boolean;
  /** Where an ability used on the holder goes instead. */
  redirects?(scene: Scene, power: HeldPower, seat: Seat, visit: Visit): Seat | undefined;
}

/** The layers of defence, in order. werewolves/rule/protections */
export type Layer = 'absence' | 'effect' | 'role' | 'partial' | 'change' | 'effect-change';

/** What a defence does with an attack: nothing, or stops it. */
export interface Defence {
  readonly layer: Layer;
  /** True if it stops this one; it may change the state, and say so to whom it concerns. */
  stops(scene: Scene, power: HeldPower, seat: Seat, attack: Attack): boolean;
  /** True: of several attacks of one moment it stops the first that it can. */
  readonly once?: true;
  /** Of players whose defences draw on one stock: whose turn comes first, by number; chance decides between equals. */
  readonly turn?: number;
}

/** A role, extra role or office: one file. The rules know it by this alone. */
export interface Role extends Moments {
  readonly id: string;
  readonly name: string;
  readonly team: Team;
  readonly category: Category;
  /** What it is worth to its own side, where a player without any power is worth 1: `strength.ts` says how a list is judged by it. Absent: it is never dealt. */
  readonly strength?: number;
  /** True: it takes the places of its team that a drawn list leaves. */
  readonly fills?: true;
  /** With somebody like whom alone a drawn list has it, although the rules would deal it without. */
  readonly drawnWith?: Likeness;
  readonly lycan?: true;
  /** The groups whose channel it is in, by slug. */
  readonly groups?: readonly string[];
  readonly covers: readonly string[];
  readonly abilities?: readonly Ability[];
  readonly defences?: readonly Defence[];
  /** Weight of the vote on public polls, and on private ones; absent: 1. */
  readonly weight?: { readonly public?: number; readonly private?: Readonly<Record<string, number>> };
  /** True while the holder has one more vote on public polls, counted last. */
  hasExtraVote?(scene: Scene): boolean;
  /** True: the plague does not reach the holder. */
  readonly resistsPlague?: true;
  /** A built-in disguise. */
  readonly disguise?: { readonly role: string; readonly strong: boolean };
  /** True: nothing changes the role, or the side. werewolves/rule/loyalty */
  readonly loyalty?: 'role' | 'team';
  /** Its places in what several roles share. */
  readonly parts?: readonly Part[];
  /** Other names by which it is typed. */
  readonly aliases?: readonly string[];
  /** Of which part it stays, whatever it becomes; absent: it can become anything. werewolves/rule/role-change#6 */
  readonly becomes?: Part;
  /** What an infection makes of it, or a death at night while demonized; absent: a Wolf, an Undead. */
  readonly infected?: string;
  readonly undead?: string;
  /** With what it may be dealt; absent: with anything. */
  readonly deal?: DealLimits;
  /** Of who loves by the role: the side that the role starts with. */
  readonly lovesFor?: Team;
  /** The team that cannot win while the holder, although unaligned, is there. werewolves/rule/win-conditions#5 */
  readonly inTheWayOf?: Team;
  /** True if the holder wins in the end, beside the side's own win. */
  winsAlong?(scene: Scene, seat: Seat, winners: readonly Team[]): boolean;
  /** Keys of the decisions that can be pinned. */
  readonly decisions?: readonly string[];
  readonly card: readonly string[];
}

export type Words = Omit<Message, 'to' | 'phase'>;
