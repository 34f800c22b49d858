import type { Seat, Terms } from '../../core/state.ts';
import type { Attempt, Guarded, Part, Use } from './night/night.ts';

/** The order in which moves apply to one target. mafia/general/resolution-order#4 */
export const turns = ['pull', 'steer', 'swap', 'deflect', 'cover', 'scatter'] as const;
export type Turn = (typeof turns)[number];

/** What a moving power looks at to know whether it applies: nothing, who acts, or where the action is. */
export type LooksAt = 'nothing' | 'user' | 'target';

/** What a modifier may mark a use as: the steps of a night ask for these. */
export const marks = ['ninja', 'permanent', 'strong-willed', 'strongman'] as const;
export type Mark = (typeof marks)[number];

/** Layers of protection, in the order in which they are asked. mafia/general/resolution-order#9 */
export const sieveLayers = ['aid', 'vest'] as const;
export type SieveLayer = (typeof sieveLayers)[number];

/** One target of an action on its way, and the players whom the moving power names (itself moved first). */
export interface Hop {
  readonly use: Use;
  readonly at: Seat;
  /** Who holds the moving power, or laid it. */
  readonly by: Seat;
  readonly named: readonly Seat[];
}

/** How a power moves the actions of others. */
export interface Moving {
  readonly turn: Turn;
  readonly sparesKilling: boolean;
  readonly looksAt: LooksAt;
  /** For what may send an action to anybody: the word under which that is drawn and can be pinned. */
  readonly scatters?: string;
  /** True if it leaves powers alone that move in the same turn. mafia/role/sidekick?1 */
  readonly sparesItsLike?: true;
  /** The next target, or a random one; undefined: it does not apply. */
  to(hop: Hop): Seat | 'drawn' | undefined;
}

/** Whose alignment is looked at, and through what. */
export interface Seeming {
  /** As it looks so far. */
  readonly seen: string;
  /** What it really is. */
  readonly real: string;
  /** The real alignment of whoever laid this. */
  readonly laidBy: string;
  readonly anti: boolean;
  readonly terms: Terms;
}

/**
 * What a trait does, moment by moment. Hooks answer, they never write.
 * The same trait is held by a passive base role, switched on by an Active one, laid by an active one, or granted.
 */
export interface TraitKind {
  readonly name: string;
  /** Where an action goes; it makes its power a control. */
  readonly moves?: Moving;
  /** Whatever targets its holder also targets who laid it (`rule`), who is closed to everything else (`closes`). */
  readonly copies?: { readonly rule: string; readonly closes: string };
  /** How the holder's alignment looks. mafia/general/perceived-alignment#2 */
  readonly seems?: { readonly native: boolean; as(seeming: Seeming): string };
  /** `actor`: the holder's actions are blocked; `target`: actions at the holder are. */
  readonly stops?: { readonly rule: string; readonly whose: 'actor' | 'target'; readonly sparesKilling: boolean };
  /** True if this part of an action comes to nothing at the holder. mafia/general/resolution-order#8 */
  readonly fails?: { readonly rule: string; part(part: Part): boolean; readonly protective: boolean };
  /** What is left of the attempts on the holder. mafia/general/resolution-order#9 */
  readonly sieve?: { readonly rule: string; readonly layer: SieveLayer; keep(attempts: readonly Attempt[], guarded: Guarded): readonly Attempt[] };
  /** The first of these takes all that is left upon itself. */
  readonly guards?: { readonly rule: string };
  /** An attempt on whoever laid it is an attempt on its holder, too. */
  readonly lethal?: { readonly rule: string };
  /** Whoever struck its holder dies. */
  readonly strikesBack?: { readonly rule: string };
  /** The holder does not flip if dead tonight. mafia/role/janitor#1 */
  readonly withholds?: true;
  /** Votes more that it takes to lynch the holder. mafia/role/loved#1, mafia/role/hated#1 */
  readonly votes?: number;
  /** The holder is not lynched. mafia/role/lynchproof#1 */
  readonly spared?: true;
  /** The holder counts as dead, or votes on when dead. */
  readonly state?: 'stump' | 'spirit';
  /** What the holder's death does to the phases after it. */
  readonly onDeath?: 'skip-day' | 'shield';
  /** What the passive keeps watch over: the ruleset's machinery of inheritance, links and enabling asks for these. */
  readonly watch?: 'absorb' | 'inherit' | 'enable' | 'bond' | 'reveal';
}

export const trait = (name: string, hooks: Omit<TraitKind, 'name'>): TraitKind => ({ name, ...hooks });
