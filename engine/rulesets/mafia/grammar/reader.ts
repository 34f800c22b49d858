import { sideBySide, together, under } from './build.ts';
import { bind, bindHead } from './bind.ts';
import type { Expr, Role } from './expression.ts';
import { refuse } from './fault.ts';
import type { Item } from './item.ts';
import { distinct, isSide, memberBy, Side } from './side.ts';
import type { Token } from './tokens.ts';
import { aboutItem, isCop, wordItem } from './unit.ts';

/** Reads the tokens of a role's text, from the left. */
export class Reader {
  private at = 0;
  private readonly side = new Side();

  constructor(private readonly tokens: readonly Token[]) {}

  /** A role: an alignment, memberships, and powers side by side or between slashes. mafia/grammar/composition?3 */
  role(): Role {
    const front = this.front();
    const [first, ...rest] = this.alternatives(true);
    const stray = this.tokens[this.at];
    if (stray) return refuse(stray.column, 'bracket without its partner: ")" closes nothing');
    const items = [...front, ...first!];
    const { members, parts } = bind(items);
    if (rest.length > 0 && parts.length === 0) return refuse(items[0]!.column, emptyAlternative);
    const all = rest.length === 0 ? sideBySide(parts) : [slash([together(parts), ...rest.map(powersOf)])];
    return { ...this.side.of(items), members: distinct(members, front.length > 0), parts: all };
  }

  /** The alignment in front, and the membership that a word such as Mafia brings. mafia/grammar/alignment-words#1, #3 */
  private front(): readonly Item[] {
    const isSecret = isSecretWord(this.tokens[0]) && isSide(this.tokens[1]);
    const token = this.tokens[isSecret ? 1 : 0];
    if (!isSide(token)) return [];
    this.at = isSecret ? 2 : 1;
    this.side.write(token, isSecret);
    if (token.meaning.kind === 'aligned' || token.meaning.faction === undefined) return [];
    const own = memberBy(token.meaning.faction, token);
    return [{ kind: 'member', column: token.column, member: isSecret ? under({ id: 'secret' }, own) : own }];
  }

  /** Sequences between slashes, up to the end or a closing bracket. mafia/grammar/composition#6 */
  private alternatives(inFront: boolean): readonly (readonly Item[])[] {
    const list = [this.sequence(inFront)];
    for (let token = this.tokens[this.at]; token?.kind === '/'; token = this.tokens[this.at]) {
      this.at += 1;
      list.push(this.sequence(false));
      if (list.at(-1)!.length === 0 || list[0]!.length === 0) return refuse(token.column, emptyAlternative);
    }
    return list;
  }

  private sequence(inFront: boolean): readonly Item[] {
    const items: Item[] = [];
    for (let token = this.tokens[this.at]; token && token.kind !== ')' && token.kind !== '/'; token = this.tokens[this.at]) {
      items.push(this.item(token, inFront && !items.some(({ kind }) => kind === 'unit')));
    }
    return items;
  }

  /** A word or a bracket; `inFront`: a membership may stand here. */
  private item(token: Token, inFront: boolean): Item {
    this.at += 1;
    const next = this.tokens[this.at];
    switch (token.kind) {
      case '(':
        return this.bracket(token.column, inFront);
      case 'about':
        this.at += 1;
        return aboutItem(token, next);
      case 'word': {
        const isAbout = token.meaning.kind === 'alignment' && token.label === undefined && isCop(next);
        if (isAbout) this.at += 1;
        return isAbout
          ? aboutItem({ ...token, text: token.name }, next)
          : wordItem(token, inFront, this.side, () => this.powers(token.column, token.name));
      }
      case ')':
      case '/':
        throw new Error('ends a sequence');
    }
  }

  /** mafia/grammar/composition#5 */
  private bracket(column: number, inFront: boolean): Item {
    const sequences = this.alternatives(inFront);
    this.close(column);
    const [items, ...rest] = sequences;
    if (rest.length > 0) return { kind: 'unit', column, expr: slash(sequences.map(powersOf)) };
    if (items!.length === 0) return refuse(column, 'these brackets are empty');
    if (items!.some(({ kind }) => kind === 'unit')) return { kind: 'unit', column, expr: powersOf(items!) };
    if (!items!.some(({ kind }) => kind === 'member')) return { ...bindHead(items!), column };
    const [member, second] = bind(items!).members;
    return second ? refuse(column, 'brackets hold one membership at most') : { kind: 'member', column, member: member! };
  }

  private close(column: number): void {
    if (this.tokens[this.at]?.kind !== ')') refuse(column, 'bracket without its partner: "(" is never closed');
    this.at += 1;
  }

  /** The powers in the brackets after Jack of all Trades. mafia/named/jack-of-all-trades?2 */
  private powers(column: number, name: string): readonly Expr[] {
    const open = this.tokens[this.at];
    if (open?.kind !== '(') return refuse(column, `${name} is followed by its powers: ${name} (Cop/Doctor/Vigilante)`);
    this.at += 1;
    const sequences = this.alternatives(false);
    this.close(open.column);
    return sequences.length < 2
      ? refuse(open.column, `${name} has at least two powers, with a slash between them`)
      : sequences.map(powersOf);
  }
}

const isSecretWord = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.meaning.kind === 'mod' && token.meaning.id === 'secret';

const emptyAlternative = 'an alternative between slashes is empty';

const slash = (of: readonly Expr[]): Expr => ({ kind: 'slash', of });

/** The powers of a sequence in which no membership has a place. */
function powersOf(items: readonly Item[]): Expr {
  const { members, parts } = bind(items);
  if (members.length > 0)
    return refuse(items[0]!.column, 'a membership stands at the front of a role, before its powers and outside of their brackets');
  return together(parts);
}
