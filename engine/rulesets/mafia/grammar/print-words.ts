import { modifierById } from '../catalogue.ts';
import type { Expr, Mod } from './expression.ts';
import { printExpr } from './print-expr.ts';
import { compositionIn, patternIn } from './recognise.ts';
import { baseName, ingName, modName, type Base } from './words.ts';

/** How words are put together. */
export interface Wording {
  /** A named composition is one word, instead of being taken apart. */
  readonly names: boolean;
  /** What rides along goes by its name as a modifier, instead of that of the base role. */
  readonly ings: boolean;
  /** What sleeps is named as well, and not only that it does. mafia/modifier/backup#2 */
  readonly asleep: boolean;
}

const usual: Wording = { names: true, ings: true, asleep: false };

/** Each base role and modifier of some powers side by side by its printed word, each once: Loyal, Roleblocker. mafia/role/rolecop#2 */
export const printWords = (parts: readonly Expr[], wording: Wording = usual): readonly string[] =>
  [...new Set(besideWords(parts, wording))];

function wordsIn(expr: Expr, wording: Wording): readonly string[] {
  if (wording.names && (compositionIn(expr) !== undefined || patternIn(expr))) return [printExpr(expr)];
  switch (expr.kind) {
    case 'mod': return modified(expr, wording);
    case 'ing': return [...riderWords(expr.rider, wording), ...wordsIn(expr.of, wording)];
    case 'slash': return expr.of.flatMap(one => wordsIn(one, wording));
    case 'all': return besideWords(expr.of, wording);
    case 'role':
    case 'er': return [baseName(expr)];
    case 'member': return [];
  }
}

function modified({ mod, of }: Extract<Expr, { kind: 'mod' }>, wording: Wording): readonly string[] {
  if (mod.id === 'anti') return antiWords(wordsIn(of, wording));
  return [...modWords(mod), ...(modifierById(mod.id).sleeps && !wording.asleep ? [] : wordsIn(of, wording))];
}

/** Powers side by side, two that have a name together by that name. */
function besideWords([first, second, ...others]: readonly Expr[], wording: Wording): readonly string[] {
  if (first === undefined) return [];
  const name = second === undefined || !wording.names ? undefined : compositionIn({ kind: 'all', of: [first, second] });
  if (name !== undefined) return [name, ...besideWords(others, wording)];
  return [...wordsIn(first, wording), ...besideWords([...(second === undefined ? [] : [second]), ...others], wording)];
}

/** A modifier and those that stand on it, the outermost first. */
export function modWords(mod: Mod): readonly string[] {
  const on = mod.on ?? [];
  const own = `${on.filter(({ id }) => id === 'anti').map(() => 'Anti-').join('')}${modName(mod)}`;
  return [...on.toReversed().filter(({ id }) => id !== 'anti').flatMap(modWords), own];
}

function riderWords(rider: Expr, wording: Wording): readonly string[] {
  const baseOf = (base: Base): string => (wording.ings ? ingName(base) : baseName(base));
  switch (rider.kind) {
    case 'role':
    case 'er': return [baseOf(rider)];
    case 'mod': return rider.mod.id === 'anti' ? antiWords(riderWords(rider.of, wording)) : [...modWords(rider.mod), ...riderWords(rider.of, wording)];
    case 'ing': return [...riderWords(rider.rider, wording), ...riderWords(rider.of, wording)];
    default: throw new Error(`a rider is one base role, not ${rider.kind}`);
  }
}

/** Anti- goes with the word that it stands before. */
const antiWords = ([first, ...others]: readonly string[]): readonly string[] => (first === undefined ? others : [`Anti-${first}`, ...others]);
