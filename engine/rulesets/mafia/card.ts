import type { CardLine } from '../../core/messages.ts';
import { counted, effectOf } from './card-effect.ts';
import { modifierLines } from './card-modifiers.ts';
import { compose } from './compose.ts';
import type { Expr, Role } from './grammar/expression.ts';
import { printExpr, printRole } from './grammar/print.ts';
import { powersOf, roleFrom } from './lookup.ts';
import { membershipsOf, type Membership } from './memberships.ts';
import type { Power } from './power.ts';

/** A role in plain words, put together from its parts: what it can do and when, what it is not told, with whom it is, and how it wins. */
export const cardOf = (role: Role): readonly CardLine[] => linesOf({ ...role, parts: copiesAsOne(role.parts) });

/** Equal base roles side by side as one with its number. mafia/grammar/role?1 */
function copiesAsOne(parts: readonly Expr[]): readonly Expr[] {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(printExpr(part), (counts.get(printExpr(part)) ?? 0) + 1);
  const once = parts.filter((part, n) => parts.findIndex(other => printExpr(other) === printExpr(part)) === n);
  return once.map(part => {
    const n = counts.get(printExpr(part))!;
    return n === 1 ? part : { kind: 'mod', mod: { id: 'n-times', n }, of: part };
  });
}

const linesOf = (role: Role): readonly CardLine[] => [
  { key: role.alignment === undefined ? 'card.head.part' : 'card.head', args: { role: printRole(role) } },
  ...(role.parts.length === 0 ? role.alignment === undefined ? [] : [{ key: 'card.vanilla' }] : role.parts.flatMap(partLines)),
  ...blindLines(role.parts.flatMap(part => compose(part))),
  ...membershipsOf(role).flatMap(memberLines),
  ...(role.alignment === undefined ? [] : [{ key: `card.side.${role.alignment}`, begins: true as const }]),
];

/** The card of a role's text. */
export const cardFrom = (text: string): readonly CardLine[] => cardOf(roleFrom(text));

/** Each power once, however often it stands there, under the line that says how its set is used. */
function partLines(part: Expr): readonly CardLine[] {
  const powers = compose(part);
  const names = powers.map(({ expr }) => printExpr(expr));
  const once = powers.filter((_, n) => names.indexOf(names[n]!) === n);
  const set = powers[0]?.sets[0];
  return [
    ...(set ? [{ key: `card.mod.${set.kind}`, args: { names: once.map(({ expr }) => printExpr(expr)) } }] : []),
    ...once.flatMap(power => {
      const copies = names.filter(name => name === printExpr(power.expr)).length;
      return [useLine(power), ...(copies > 1 ? [{ key: 'card.mod.times', args: { n: copies } }] : []), ...modifierLines(power)];
    }),
  ];
}

/** The sentence of how a power is used and what it does. */
function useLine(power: Power): CardLine {
  const { chooses } = power.role;
  const args = {
    role: printExpr(power.expr), when: { key: `card.when.${power.time}` },
    whom: { key: chooses?.from === 'dead' ? 'card.whom.dead' : chooses?.count === 2 ? 'card.whom.two' : 'card.whom.one' },
    does: effectOf(power),
  };
  if (power.switched) return { key: 'card.use.switched', args };
  return { key: power.way === 'chosen' ? (chooses ? 'card.use.chosen' : 'card.use.alone') : `card.use.${power.way}`, args };
}

/** What its player is not told, once for the whole card. */
function blindLines(powers: readonly Power[]): readonly CardLine[] {
  const used = powers.filter(({ way, role }) => way === 'chosen' && role.chooses?.from === 'living-others');
  if (used.length === 0) return [];
  return [{ key: used.some(({ role }) => role.learns) ? 'card.blind.learns' : 'card.blind.acts' }];
}

function memberLines({ faction, mods }: Membership): readonly CardLine[] {
  return [
    { key: 'card.member', args: { faction: faction.name }, begins: true },
    ...(faction.isKnown ? [{ key: 'card.member.known' }] : []),
    ...(faction.chat === 'night' ? [{ key: 'card.member.night' }] : []),
    ...faction.powers.flatMap(text => powersOf(text).flatMap(power => [
      { key: 'card.member.power', args: { role: text, does: { key: 'card.shared', effect: effectOf(power) } } },
      ...modifierLines(power),
    ])),
    ...mods.map(({ id, n }) => ({ key: `card.mod.${id}`, args: counted(n ?? 0) })),
  ];
}
