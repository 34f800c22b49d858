import { alignments } from '../alignments/index.ts';
import type { Expr, Role } from './expression.ts';
import { captures } from './item.ts';
import { factionNamed } from './lexicon.ts';
import { compositions } from './named.ts';
import { isSecret, modText, printExpr, printParts, usual, type Style } from './print-expr.ts';
import { prefixOf } from './prefix.ts';
import { factionOf } from './side.ts';
import { alignmentWord, memberName } from './words.ts';

export { printExpr, printParts } from './print-expr.ts';
export { prefixForm, prefixOf } from './prefix.ts';

const withheld: Style = { names: true, withheld: true };
const spelt: Style = { ...withheld, spelt: true };

/** The canonical text of a role; read again, it is the same role: "Town Cop", "Mafia Goon", "Mafia-aligned Roleblocker". */
export const printRole = (role: Role): string => roleText(role, usual);

/** What a flip shows: the word Secret in place of each part that it covers. mafia/modifier/secret?2 */
export const printFlip = (role: Role): string => flipText(role, withheld);

/** The same as people read it: names of compositions with what they stand for. mafia/general/named-compositions?1 */
export const speltFlip = (role: Role): string => flipText(role, spelt);

/** A word of a result as people read it. mafia/general/named-compositions?1 */
export function speltWord(word: string): string {
  const named = compositions.find(({ name }) => name === word);
  return named ? printExpr(named.of, { names: true, spelt: true }) : word;
}

function flipText({ secretAlignment, ...role }: Role, style: Style): string {
  if (!secretAlignment) return roleText(role, style);
  const {
    alignment: _,
    members: [first, ...others],
    parts,
  } = role;
  const isCovered = first?.kind === 'mod' && isSecret(first) && first.of.kind === 'member';
  const members = first === undefined || isCovered ? others : [first, ...others];
  return ['Secret', roleText({ members, parts }, style)].filter(text => text !== '').join(' ');
}

/** An expression as the name of a power: no alignment, no membership. */
export const printPowerName = (expr: Expr): string => printExpr(expr);

function roleText(role: Role, style: Style): string {
  const own = alignedName(role);
  if (own !== undefined) return style.spelt ? `${own} (${alignmentWord(role.alignment!)}-aligned ${printParts(role.parts, style)})` : own;
  const front = frontOf(role, style);
  const powers = role.parts.length === 0 ? '' : printParts(role.parts, style);
  return [...front, apart(front, powers)].filter(text => text !== '').join(' ');
}

/** The name of a power alone with its alignment, if the two have one together. mafia/named/serial-killer */
function alignedName({ alignment, secretAlignment, members, parts: [part, second] }: Role): string | undefined {
  if (alignment === undefined || secretAlignment || members.length > 0 || part === undefined || second !== undefined) return undefined;
  return compositions.find(named => named.alignment === alignment && prefixOf(named.of) === prefixOf(part))?.name;
}

/** The alignment and the memberships. */
function frontOf(role: Role, style: Style): readonly string[] {
  const { alignment, members } = role;
  const secret = role.secretAlignment ? ['Secret'] : [];
  if (alignment === undefined) return members.map(one => memberText(one, role, style));
  const own = withOwnFaction(role, style);
  if (own !== undefined) return [...secret, own, ...members.slice(1).map(one => memberText(one, role, style))];
  const word = factionNamed(alignmentWord(alignment)) ? `${alignmentWord(alignment)}-aligned` : alignmentWord(alignment);
  return [...secret, word, ...members.map(one => memberText(one, role, style))];
}

/** Alignment and membership in one word, where that says the same. mafia/grammar/alignment-words#3 */
function withOwnFaction(role: Role, style: Style): string | undefined {
  const [first, ...others] = role.members;
  const word = alignmentWord(role.alignment!);
  const own = factionNamed(word)?.id;
  if (first === undefined || (style.withheld && mods(first).includes('secret'))) return undefined;
  if (factionOf(first).faction !== own || others.some(one => factionOf(one).faction === own)) return undefined;
  const isAlone = first.kind === 'member' && others.length === 0 && role.parts.length === 0;
  const { faction, label } = factionOf(first);
  const name = isAlone && !role.secretAlignment ? memberName(faction, label) : alignmentWord(role.alignment!, label);
  const modified = role.secretAlignment ? withoutSecret(first) : first;
  const text = modified === undefined ? undefined : memberText(modified, role, style, name);
  return text?.startsWith('(') ? undefined : text;
}

/** The membership without the innermost Secret, which the word Secret before the alignment stands for; undefined: it has none. */
function withoutSecret(member: Expr): Expr | undefined {
  if (member.kind !== 'mod') return undefined;
  if (member.of.kind === 'member') return member.mod.id === 'secret' && member.mod.on === undefined ? member.of : undefined;
  const of = withoutSecret(member.of);
  return of === undefined ? undefined : { ...member, of };
}

/** A membership with its modifiers behind it, in brackets if one of them would go to a power instead. mafia/grammar/binding#11 */
function memberText(member: Expr, { parts }: Role, style: Style, name?: string): string {
  const text = plainText(member, style, name);
  return text !== 'Secret' && parts.length > 0 && mods(member).some(id => id !== 'encryptor') ? `(${text})` : text;
}

function plainText(member: Expr, style: Style, name: string | undefined): string {
  if (member.kind === 'member') return name ?? memberName(member.faction, member.label);
  if (member.kind !== 'mod') throw new Error(`${member.kind} is no membership`);
  if (style.withheld && isSecret(member)) return 'Secret';
  const inner = plainText(member.of, style, name);
  const outer = modText(member.mod, style);
  return member.of.kind === 'mod' && captures(member.of.mod, outer.lead) ? `(${inner}) ${outer.text}` : `${inner} ${outer.text}`;
}

/** The modifiers of a membership, the outermost first. */
const mods = (member: Expr): readonly string[] => (member.kind === 'mod' ? [member.mod.id, ...mods(member.of)] : []);

/** Mime and Werewolf are alignments, too, so that Cop directly after the membership would be another role. mafia/grammar/alignment-words#2 */
function apart(front: readonly string[], powers: string): string {
  const isAmbiguous = front.length > 1 && alignments.some(({ name }) => name === front.at(-1)) && /^Cop(?![\w-])/.test(powers);
  return isAmbiguous ? powers.replace(/^Cop/, '(Cop)') : powers;
}
