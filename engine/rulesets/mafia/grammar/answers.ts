import { roleById } from '../catalogue.ts';
import type { Expr } from './expression.ts';
import { printExpr } from './print-expr.ts';
import { baseName } from './words.ts';

/**
 * What an act may call a power, in small letters: its whole name, what stands inside its outer modifiers (Loyal Jailkeeper: jailkeeper),
 * and its last base role; a variant also answers to the base role that it varies.
 */
export const answersTo = (expr: Expr): readonly string[] => [...new Set(namesIn(expr).map(name => name.toLowerCase()))];

function namesIn(expr: Expr): readonly string[] {
  const whole = [printExpr(expr), printExpr(expr, { names: false })];
  switch (expr.kind) {
    case 'role':
      return [baseName(expr), roleById(expr.id).name, roleById(roleById(expr.id).variantOf ?? expr.id).name].filter(
        name => !/\[(Alignment|Role)\]/.test(name),
      );
    case 'er':
      return [baseName(expr)];
    case 'mod':
    case 'ing':
      return [...whole, ...namesIn(expr.of)];
    case 'slash':
    case 'all':
      return [...whole, ...expr.of.flatMap(namesIn)];
    case 'member':
      return [];
  }
}
