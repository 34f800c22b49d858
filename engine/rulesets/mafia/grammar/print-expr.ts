import { peeled } from './build.ts';
import type { Expr, Mod } from './expression.ts';
import { captures, type Lead } from './item.ts';
import { compositionIn, patternIn } from './recognise.ts';
import { baseName, ingName, memberName, modName } from './words.ts';

/** A text and what it begins with, on which depends whether a modifier before it would take more than it should. */
export interface Printed {
  readonly text: string;
  readonly lead: Lead;
  /** It stands in brackets as a whole. */
  readonly isGroup?: true;
}

export interface Style {
  /** Compositions go by their names where they have one, instead of being taken apart. */
  readonly names: boolean;
  /** The name of a composition is followed by what it stands for, in brackets. mafia/general/named-compositions?1 */
  readonly spelt?: true;
  /** The word Secret stands in place of what it covers. mafia/modifier/secret#1, #2 */
  readonly withheld?: true;
}

export const usual: Style = { names: true };
export const isSecret = (expr: Expr): boolean => expr.kind === 'mod' && expr.mod.id === 'secret';
export const other: Lead = { kind: 'other' };
export const bracketed = ({ text }: Printed): Printed => ({ text: `(${text})`, lead: other });

/** The canonical text of an expression; read again, it is the same expression. mafia/grammar/composition */
export const printExpr = (expr: Expr, style: Style = usual): string => sequence(expr, style).text;

/** Parts side by side. */
export const printParts = (parts: readonly Expr[], style: Style = usual): string =>
  parts.length === 1 ? printExpr(parts[0]!, style) : beside(parts, style);

/** An expression where nothing stands beside it. */
function sequence(expr: Expr, style: Style): Printed {
  if (nameOf(expr, style) !== undefined) return unit(expr, style);
  if (expr.kind === 'slash') return { text: expr.of.map(one => alternative(one, style)).join('/'), lead: other };
  if (expr.kind === 'all') return { text: beside(expr.of, style), lead: other };
  return unit(expr, style);
}

const alternative = (expr: Expr, style: Style): string => (expr.kind === 'slash' ? unit(expr, style) : sequence(expr, style)).text;

/** Powers side by side, a run that has a name of its own by that name. */
function beside(parts: readonly Expr[], style: Style): string {
  const words: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const pair: Expr = { kind: 'all', of: parts.slice(at, at + 2) };
    const name = pair.of.length === 2 ? nameOf(pair, style) : undefined;
    words.push(name ?? unit(parts[at]!, style).text);
    if (name !== undefined) at += 1;
  }
  return words.join(' ');
}

function nameOf(expr: Expr, style: Style): string | undefined {
  const name = style.names ? compositionIn(expr) : undefined;
  return name !== undefined && style.spelt ? `${name} (${printExpr(expr, { ...style, names: false })})` : name;
}

/** An expression as one thing that modifiers before it take whole. */
function unit(expr: Expr, style: Style): Printed {
  if (style.withheld && isSecret(expr)) return { text: 'Secret', lead: other };
  const name = nameOf(expr, style);
  if (name !== undefined) return { text: name, lead: other };
  const pattern = style.names ? patternIn(expr) : undefined;
  if (pattern) return { text: `${pattern.name} (${pattern.powers.map(power => alternative(power, style)).join('/')})`, lead: other };
  switch (expr.kind) {
    case 'role':
    case 'er':
      return { text: baseName(expr), lead: other };
    case 'mod':
      return expr.mod.id === 'anti'
        ? { text: `Anti-${unit(expr.of, style).text}`, lead: other }
        : after(modText(expr.mod, style), expr.mod, unit(expr.of, style));
    case 'ing':
      return joined(riderText(expr.rider, style), unit(expr.of, style));
    case 'slash':
    case 'all':
      return bracketed(sequence(expr, style));
    case 'member':
      return { text: memberName(expr.faction, expr.label), lead: other };
  }
}

const joined = (before: Printed, rest: Printed): Printed => ({ text: `${before.text} ${rest.text}`, lead: before.lead });

/** A modifier and what it stands on, in brackets if the modifier would take only its beginning. */
const after = (text: Printed, mod: Mod, rest: Printed): Printed => joined(text, captures(mod, rest.lead) ? bracketed(rest) : rest);

/** A modifier with those that stand on it. mafia/grammar/binding#1, #2, #3 */
export function modText(mod: Mod, style: Style = usual): Printed {
  const own: Lead = { kind: 'mod', id: mod.id };
  const [inner, outer] = peeled(mod);
  if (outer === undefined) return { text: modName(mod), lead: own };
  if (style.withheld && outer.id === 'secret') return { text: 'Secret', lead: own };
  const rest = modText(inner, style);
  if (outer.id === 'anti') return { text: `Anti-${rest.text}`, lead: own };
  const before = modText(outer, style);
  const takesAll = captures(outer, own);
  const isWord = (inner.on ?? []).every(({ id }) => id === 'anti');
  if (isWord) return takesAll ? joined(before, rest) : group(joined(before, rest), own);
  if (!captures(outer, rest.lead)) return group(joined(before, rest), own);
  return takesAll ? joined(before, group(rest, own)) : group(joined(before, group(rest, own)), own);
}

/** In brackets, unless it is already. */
const group = (printed: Printed, lead: Lead): Printed => (printed.isGroup ? printed : { text: `(${printed.text})`, lead, isGroup: true });

/** A rider as it stands before what it rides on. */
export function riderText(rider: Expr, style: Style = usual): Printed {
  const printed = riderUnit(rider, style);
  const lead: Lead = { kind: 'rider', rider };
  if (isBase(rider)) return { text: printed.text, lead };
  const isTaken = rider.kind === 'mod' && isBase(rider.of) && captures(rider.mod, { kind: 'rider', rider: rider.of });
  return isTaken || printed.text === 'Secret' ? printed : { text: `(${printed.text})`, lead };
}

/** A base role, perhaps Anti-. */
const isBase = (expr: Expr): boolean =>
  expr.kind === 'role' || expr.kind === 'er' || (expr.kind === 'mod' && expr.mod.id === 'anti' && isBase(expr.of));

function riderUnit(rider: Expr, style: Style): Printed {
  const lead: Lead = { kind: 'rider', rider };
  if (style.withheld && isSecret(rider)) return { text: 'Secret', lead };
  switch (rider.kind) {
    case 'role':
    case 'er':
      return { text: ingName(rider), lead };
    case 'mod': {
      const rest = riderUnit(rider.of, style);
      if (rider.mod.id === 'anti') return { text: `Anti-${rest.text}`, lead };
      const whole = isBase(rider.of) || !captures(rider.mod, rest.lead) ? rest : { text: `(${rest.text})`, lead };
      return joined(modText(rider.mod, style), whole);
    }
    case 'ing':
      return joined(riderText(rider.rider, style), riderUnit(rider.of, style));
    case 'slash':
    case 'all':
    case 'member':
      throw new Error(`a rider is one base role, not ${rider.kind}`);
  }
}
