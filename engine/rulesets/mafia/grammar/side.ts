import { alignmentById, factionById } from '../catalogue.ts';
import { member } from './build.ts';
import type { Expr, Role } from './expression.ts';
import { refuse } from './fault.ts';
import type { Item } from './item.ts';
import type { Meaning } from './lexicon.ts';
import { prefixOf } from './prefix.ts';
import type { Token, WordToken } from './tokens.ts';
import { alignmentWord, memberName } from './words.ts';

type SideMeaning = Extract<Meaning, { kind: 'alignment' | 'aligned' }>;
export type SideToken = WordToken & { readonly meaning: SideMeaning };

export const isSide = (token: Token | undefined): token is SideToken =>
  token?.kind === 'word' && token.antis === 0 && (token.meaning.kind === 'alignment' || token.meaning.kind === 'aligned');

/** The alignment of a role, as far as its text has been read. mafia/grammar/alignment-words#2 */
export class Side {
  private written?: string;
  private secret = false;

  write(token: SideToken, secret: boolean): void {
    const { meaning, label } = token;
    if (label !== undefined && (meaning.kind === 'aligned' || meaning.faction === undefined)) refuse(token.column, noLabel);
    this.written = meaning.id;
    this.secret = secret;
  }

  /** A name that includes an alignment. */
  include(alignment: string, { name, column }: WordToken): void {
    if (this.written !== undefined && this.written !== alignment)
      refuse(column, `two alignments: ${name} includes ${alignmentWord(alignment)}`);
    this.written = alignment;
  }

  /** An alignment word that stands where none may. */
  refuse({ name, column }: WordToken): never {
    return refuse(
      column,
      this.written === undefined
        ? `the alignment "${name}" stands at the front of a role`
        : `two alignments; a role has exactly one, and "${name}" would be the second`,
    );
  }

  /** mafia/grammar/alignment-words#4 */
  of(items: readonly Item[]): Pick<Role, 'alignment' | 'secretAlignment'> {
    if (this.written !== undefined) return { alignment: this.written, ...(this.secret ? { secretAlignment: true } : {}) };
    const bringing = items.flatMap(item => {
      const faction = item.kind === 'member' ? factionById(factionOf(item.member).faction) : undefined;
      return faction?.brings === undefined ? [] : [{ column: item.column, faction, brings: faction.brings }];
    });
    const [first] = bringing;
    const other = bringing.find(({ brings }) => brings !== first?.brings);
    if (!first) return {};
    if (!other) return { alignment: first.brings };
    const says = ({ faction, brings }: typeof first): string => `${memberName(faction.id, undefined)} brings ${alignmentById(brings).name}`;
    return refuse(other.column, `two alignments: ${says(first)} and ${says(other)}; write the right one at the front`);
  }
}

export const noLabel = 'only memberships, Enabler and Enabled have a label';

type Member = Extract<Expr, { kind: 'member' }>;

/** The membership under its modifiers. */
export function factionOf(expr: Expr): Member {
  if (expr.kind === 'member') return expr;
  if (expr.kind === 'mod') return factionOf(expr.of);
  throw new Error(`${expr.kind} is no membership`);
}

export const memberBy = (faction: string, { label }: WordToken): Expr => member(faction, label);

/**
 * Each membership once: a bare one adds nothing to another of the same faction. `implied`: the first comes from the alignment word alone,
 * so that Mafia before Mafioso:red is only the alignment.
 */
export function distinct(members: readonly Expr[], implied: boolean): readonly Expr[] {
  const terms = members.map(prefixOf);
  return members.filter((one, n) => {
    if (terms.indexOf(terms[n]!) < n) return false;
    const says = (other: Expr): boolean => {
      const { faction, label } = factionOf(other);
      return one.kind === 'member' && faction === one.faction && (label === one.label || (implied && n === 0 && one.label === undefined));
    };
    return !members.some((other, k) => terms[k] !== terms[n] && says(other));
  });
}
