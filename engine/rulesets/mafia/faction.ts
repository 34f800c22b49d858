/** Players who share abilities. mafia/grammar/faction#1 */
export interface Faction {
  readonly id: string;
  readonly name: string;
  readonly covers: readonly string[];
  /** What a role's text calls a member; the first is printed. */
  readonly memberNames: readonly string[];
  /** What an act may put in front of its power besides its own name. */
  readonly alsoNamed: readonly string[];
  /** The alignment that a member name brings. mafia/grammar/alignment-words#4 */
  readonly brings?: string;
  /** Powers that the faction owns, as expressions; one member uses each at a time. mafia/grammar/faction#4 */
  readonly powers: readonly string[];
  /** When the members may talk. */
  readonly chat: 'night' | 'none';
  /** True if members learn each other's names. */
  readonly isKnown: boolean;
  /** The fewest members with whom it is a faction at all: where nothing is shared but each other's company, two. */
  readonly least: 1 | 2;
  /** True if all members must have one alignment. mafia/faction/friendship#3, mafia/faction/masonhood#3 */
  readonly isOneAlignment: boolean;
}

export const faction = (declared: Faction): Faction => declared;
