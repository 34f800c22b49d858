import type { CardLine } from '../../core/ruleset.ts';
import type { Role } from './grammar/parse.ts';
import { printRole } from './grammar/print.ts';
import { alignmentById, factionById, roleById } from './lookup.ts';

/** A role in plain words: what it is, what it can do and when, with whom, and how it wins. */
export const cardOf = (role: Role): readonly CardLine[] => [
  { key: 'card.head', args: { role: printRole(role) } },
  ...(role.powers.length === 0 ? [{ key: 'card.vanilla' }] : role.powers.map(powerLine)),
  ...role.factions.map(id => factionLine(id)),
  ...(role.alignment === undefined ? [] : [{ key: `card.side.${role.alignment}`, args: { side: alignmentById(role.alignment).name } }]),
];

function powerLine(id: string): CardLine {
  const { name, card } = roleById(id);
  return { key: `card.does.${card}`, args: { role: name } };
}

function factionLine(id: string): CardLine {
  const { name, powers, chat } = factionById(id);
  return { key: `card.member.${chat}`, args: { faction: name, powers: powers.map(power => roleById(power).name), does: powers.map(power => `card.shared.${roleById(power).card}`) } };
}
