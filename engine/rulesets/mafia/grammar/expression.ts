/**
 * A modifier as it is written: its id, its number, trigger or label, and the modifiers that stand on it, the innermost first.
 * `1-shot Strongman Vigilante` has `{ id: 'strongman', on: [{ id: 'n-shot', n: 1 }] }` on its Vigilante.
 */
export interface Mod {
  readonly id: string;
  readonly n?: number;
  readonly trigger?: string;
  readonly label?: string;
  readonly on?: readonly Mod[];
}

/** A composed expression, after names such as Jailkeeper were taken apart. mafia/grammar/composition */
export type Expr =
  /** A base role or a variant of one; `of` is the X of [X] Cop. */
  | { readonly kind: 'role'; readonly id: string; readonly of?: string; readonly label?: string }
  /** What grants a passive base role or a modifier for one night; `id` is what it grants. mafia/role/er */
  | { readonly kind: 'er'; readonly id: string }
  | { readonly kind: 'mod'; readonly mod: Mod; readonly of: Expr }
  | { readonly kind: 'ing'; readonly rider: Expr; readonly of: Expr }
  | { readonly kind: 'slash'; readonly of: readonly Expr[] }
  | { readonly kind: 'all'; readonly of: readonly Expr[] }
  | { readonly kind: 'member'; readonly faction: string; readonly label?: string };

/** What a player is: exactly one alignment (an expression alone may lack it) and any number of parts side by side. mafia/grammar/role#2 */
export interface Role {
  readonly alignment?: string;
  /** The flip shows the word Secret in place of the alignment. mafia/modifier/secret?2 */
  readonly secretAlignment?: true;
  /** Memberships, each perhaps under modifiers, in the order written. */
  readonly members: readonly Expr[];
  /** Base roles, each perhaps under modifiers, in the order written; empty: Vanilla. mafia/grammar/role#3 */
  readonly parts: readonly Expr[];
}
