import { nearest } from '../../../core/nearest.ts';
import { factionById, modifierById, roleById } from '../catalogue.ts';
import type { BaseRole } from '../power.ts';
import { roles } from '../roles/index.ts';
import { onto, role, under } from './build.ts';
import type { Expr, Mod } from './expression.ts';
import { refuse } from './fault.ts';
import { misfit, refersToAlignment, type Item } from './item.ts';
import { knownNames, type Meaning } from './lexicon.ts';
import { compositions, patternOf, patterns } from './named.ts';
import { memberBy, noLabel, type Side } from './side.ts';
import { meaningOf, type Token, type WordToken } from './tokens.ts';

/** A word as an item. `inFront`: a membership may stand here; `powers` reads the brackets that follow a pattern. */
export function wordItem(token: WordToken, inFront: boolean, side: Side, powers: () => readonly Expr[]): Item {
  const item = plainItem(token, inFront, side, powers);
  if (token.antis > 0 && !refersToAlignment(item))
    return refuse(token.column, `Anti- fits what refers to an alignment; ${token.name} refers to none`);
  return anti(item, token.antis);
}

function plainItem(token: WordToken, inFront: boolean, side: Side, powers: () => readonly Expr[]): Item {
  const { column, meaning, label } = token;
  if (label !== undefined && !takesLabel(meaning)) return refuse(column, noLabel);
  switch (meaning.kind) {
    case 'role':
      return { kind: 'unit', column, expr: role(meaning.id, label) };
    case 'er':
      return { kind: 'unit', column, expr: { kind: 'er', id: meaning.id } };
    case 'ing':
      return { kind: 'rider', column, rider: meaning.er ? { kind: 'er', id: meaning.id } : role(meaning.id, label) };
    case 'mod':
      return { kind: 'mod', column, mod: modOf(meaning, label) };
    case 'named':
      return { kind: 'unit', column, expr: namedExpr(meaning.id, token, side, powers) };
    case 'member':
      return membership(meaning.faction, token, inFront);
    case 'alignment': {
      const isMember = meaning.faction !== undefined && inFront && factionById(meaning.faction).memberNames.includes(token.name);
      return isMember ? membership(meaning.faction, token, inFront) : side.refuse(token);
    }
    case 'aligned':
      return side.refuse(token);
  }
}

/** mafia/grammar/alignment-words#6 */
const takesLabel = (meaning: Meaning): boolean =>
  meaning.kind === 'member' ||
  (meaning.kind === 'alignment' && meaning.faction !== undefined) ||
  labelledBy(meaning) === true;

function labelledBy(meaning: Meaning): true | undefined {
  switch (meaning.kind) {
    case 'role':
      return roleById(meaning.id).labelled;
    case 'ing':
      return meaning.er ? undefined : roleById(meaning.id).labelled;
    case 'mod':
      return modifierById(meaning.id).labelled;
    case 'named':
      return compositions.find(({ id }) => id === meaning.id)?.labelled;
    default:
      return undefined;
  }
}

const modOf = ({ id, n, trigger }: Extract<Meaning, { kind: 'mod' }>, label: string | undefined): Mod => ({
  id,
  ...(n === undefined ? {} : { n }),
  ...(trigger === undefined ? {} : { trigger }),
  ...(label === undefined ? {} : { label }),
});

function membership(faction: string, token: WordToken, inFront: boolean): Item {
  if (!inFront) return refuse(token.column, `a membership stands at the front of a role, before its powers: "${token.name}"`);
  return { kind: 'member', column: token.column, member: memberBy(faction, token) };
}

/** A composition by its name, taken apart. mafia/grammar/composition?4 */
function namedExpr(id: string, token: WordToken, side: Side, powers: () => readonly Expr[]): Expr {
  const composition = compositions.find(one => one.id === id);
  if (composition?.alignment !== undefined) side.include(composition.alignment, token);
  if (composition) return token.label === undefined ? composition.of : enabling(composition.of, token.label);
  const pattern = patterns.find(one => one.id === id)!;
  const whole = patternOf(pattern, powers());
  const why =
    pattern.random && whole.kind === 'mod' && whole.of.kind === 'mod'
      ? misfit({ kind: 'mod', mod: whole.of.mod, column: 0 }, whole.of.of)
      : undefined;
  return why === undefined ? whole : refuse(token.column, why);
}

/** The label of a Switch is that of its Enabler. */
const enabling = (expr: Expr, label: string): Expr =>
  expr.kind === 'mod' ? under(expr.mod, enabling(expr.of, label)) : expr.kind === 'role' ? role(expr.id, label) : expr;

/** mafia/grammar/derived-names#7 */
function anti(item: Item, times: number): Item {
  if (times === 0) return item;
  const once: Mod = { id: 'anti' };
  switch (item.kind) {
    case 'mod':
      return anti({ ...item, mod: onto(item.mod, once) }, times - 1);
    case 'rider':
      return anti({ ...item, rider: under(once, item.rider) }, times - 1);
    case 'unit':
      return anti({ ...item, expr: under(once, item.expr) }, times - 1);
    case 'member':
      return item;
  }
}

const baseRoles: readonly BaseRole[] = roles;

/** True of the base role before which an alignment may say what it looks for: it has a variant for that. */
const looksFor = (id: string): boolean => baseRoles.some(({ variantOf, takes }) => variantOf === id && takes === 'alignment');
const thatTakes = (what: 'alignment' | 'role'): string => baseRoles.find(({ takes }) => takes === what)!.id;

/** True for the word Cop, before which an alignment word says what it looks for. mafia/grammar/alignment-words#2 */
export const isCop = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.antis === 0 && token.meaning.kind === 'role' && looksFor(token.meaning.id);

/** [Alignment] Cop or [Role] Cop, or the same as a rider. mafia/grammar/derived-names#10 */
export function aboutItem(
  { column, text, antis }: { readonly column: number; readonly text: string; readonly antis: number },
  cop: Token | undefined,
): Item {
  const isRider = cop?.kind === 'word' && cop.meaning.kind === 'ing' && !cop.meaning.er && looksFor(cop.meaning.id);
  if (!isCop(cop) && !isRider) return refuse(column, 'square brackets stand before Cop only: [Mafia] Cop, [Doctor] Cop');
  const expr = copAbout(column, text);
  const item: Item = isRider ? { kind: 'rider', column, rider: expr } : { kind: 'unit', column, expr };
  if (antis > 0 && !refersToAlignment(item)) return refuse(column, `Anti- fits what refers to an alignment; [${text}] Cop refers to none`);
  return anti(item, antis);
}

function copAbout(column: number, text: string): Expr {
  const meaning = meaningOf(text);
  switch (meaning?.kind) {
    case 'alignment':
      return { kind: 'role', id: thatTakes('alignment'), of: meaning.id };
    case 'role':
    case 'named':
      return { kind: 'role', id: thatTakes('role'), of: meaning.id };
    case 'er':
      return { kind: 'role', id: thatTakes('role'), of: `er:${meaning.id}` };
    default:
      return refuse(
        column + 1,
        `the brackets before Cop hold an alignment or a base role, and "${text}" is neither`,
        nearest(text, knownNames()),
      );
  }
}
