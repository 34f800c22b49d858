import type { CardLine } from './messages.ts';

/** Why a deal is refused: which seat (absent: the table as a whole), a code and the sentence. */
export interface DealFault {
  readonly at?: number;
  readonly code: string;
  readonly message: string;
  /** Place in the role's text, counted from 0. */
  readonly column?: number;
  readonly nearest?: readonly string[];
}

/** One thing that a ruleset really has, and the rule ids that it carries out. */
export interface RuleEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly rules: readonly string[];
}

export type Explained =
  | { readonly ok: true; readonly parse: string; readonly canonical: string; readonly card: readonly CardLine[]; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly fault: DealFault };
