/** Players who share abilities. mafia/grammar/faction#1 */
export interface Faction {
  readonly id: string;
  readonly name: string;
  readonly covers: readonly string[];
  /** What a role's text calls a member; the first is printed. */
  readonly memberNames: readonly string[];
  /** The alignment that a member name brings. mafia/grammar/alignment-words#4 */
  readonly brings?: string;
  /** Base roles that the faction owns; one member uses each at a time. mafia/grammar/faction#4 */
  readonly powers: readonly string[];
  /** When the members may talk. */
  readonly chat: 'night' | 'none';
}

export const faction = (declared: Faction): Faction => declared;
