import { lazily } from '../../../core/lazily.ts';
import type { Expr } from './expression.ts';
import { compositions, patterns } from './named.ts';
import { prefixOf } from './prefix.ts';

const byTerm = lazily(
  () => new Map(compositions.filter(({ alignment }) => alignment === undefined).map(({ of, name }) => [prefixOf(of), name])),
);

/** The name of a composed expression that has one, with the label of its Enabler. mafia/grammar/composition?4 */
export function compositionIn(expr: Expr): string | undefined {
  if (expr.kind === 'role' || expr.kind === 'er' || expr.kind === 'slash' || expr.kind === 'member') return undefined;
  const term = prefixOf(expr);
  const label = /:[\w-]+/.exec(term)?.[0] ?? '';
  const name = byTerm().get(term.replace(label, ''));
  return name === undefined ? undefined : `${name}${label}`;
}

/** The name that a power has with an alignment. mafia/named/serial-killer#1 */
export const alignedNames = (alignment: string | undefined, expr: Expr): readonly string[] =>
  compositions.filter(named => named.alignment !== undefined && named.alignment === alignment && prefixOf(named.of) === prefixOf(expr)).map(({ name }) => name.toLowerCase());

/** Jack of all Trades and Multiple User Personality, with the powers in their brackets. */
export function patternIn(expr: Expr): { readonly name: string; readonly powers: readonly Expr[] } | undefined {
  if (!isPlain(expr, 'secret')) return undefined;
  const random = isPlain(expr.of, 'random');
  const set = isPlain(expr.of, 'random') ? expr.of.of : expr.of;
  if (set.kind !== 'slash') return undefined;
  const powers = set.of.flatMap(one => (isPlain(one, 'n-shot') && one.mod.n === 1 ? [one.of] : []));
  return powers.length < set.of.length ? undefined : { name: patterns.find(pattern => pattern.random === random)!.name, powers };
}

const isPlain = (expr: Expr, id: string): expr is Extract<Expr, { kind: 'mod' }> =>
  expr.kind === 'mod' && expr.mod.id === id && (expr.mod.on ?? []).length === 0;
