import type { DealFault } from '../core/explained.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Terms } from '../core/state.ts';
import { sentence } from '../themes/words.ts';

/** A list of roles as it was typed: one canonical role a player, or the one thing that is wrong with it, in words. */
export type RoleList = { readonly ok: true; readonly roles: readonly string[] } | { readonly ok: false; readonly reason: string };

/** One line of it: how many of which role, where its text begins. */
interface Entry {
  readonly line: number;
  readonly text: string;
  /** Place of the role in its line, counted from 0. */
  readonly from: number;
  readonly count: number;
}

/** More than any channel seats. */
const mostRoles = 60;

/** Reads a list, a role a line or parted by commas, `2x Town Mason` for two; checks each by the rules' own parser, then the deal as a whole. */
export function readRoleList(text: string, rules: Pick<Ruleset, 'explain' | 'deal' | 'seated'>, terms: Terms): RoleList {
  const entries = entriesOf(text);
  if (entries.length === 0) return bad('list.empty');
  const roles: { readonly role: string; readonly entry: Entry }[] = [];
  for (const entry of entries) {
    if (entry.count === 0) return { ok: false, reason: placed(entry, { code: 'bad-setup', message: sentence(theme, 'list.none') }) };
    const read = rules.explain(entry.text);
    if (!read.ok) return { ok: false, reason: placed(entry, read.fault) };
    if (roles.length + entry.count > mostRoles) return bad('list.long', { most: mostRoles });
    for (let n = 0; n < entry.count; n += 1) roles.push({ role: read.canonical, entry });
  }
  const names = roles.map((_, n) => `P${n + 1}`);
  const listed = roles.map(({ role }) => role);
  const dealt = rules.deal(terms, names, listed);
  if (dealt.ok || (rules.seated && rules.deal(terms, names, rules.seated(terms, names, listed)).ok)) return { ok: true, roles: listed };
  const first = dealt.faults.find(({ at }) => at !== undefined) ?? dealt.faults[0]!;
  const at = first.at === undefined ? undefined : roles[first.at];
  return { ok: false, reason: at ? placed(at.entry, at.role === at.entry.text ? first : { ...first, column: 0 }) : first.message };
}

/** The roles of a list as they were typed, each line's once. */
export const namesIn = (text: string): readonly string[] => entriesOf(text).map(entry => entry.text);

const theme = 'workplace';
const bad = (key: string, args = {}): RoleList => ({ ok: false, reason: sentence(theme, key, args) });

/** Lines that hold something. Commas and semicolons part roles as line ends do: no role has one in it. */
function entriesOf(text: string): Entry[] {
  return text.split(/[\n,;]/).flatMap((line, index): Entry[] => {
    const [, before = '', count] = /^(\s*(?:[-•*]\s+)?(?:(\d+)\s*[x×]\s+)?)/i.exec(line) ?? [];
    const role = line.slice(before.length).trim();
    return role === '' && count === undefined ? [] : [{ line: index + 1, text: role, from: before.length, count: Math.min(Number(count ?? 1), mostRoles + 1) }];
  });
}

/** What is wrong, with its line and place, and what may have been meant. */
function placed({ line, text, from }: Entry, { message, column, nearest = [] }: DealFault): string {
  const place = column === undefined ? text : text.slice(column).split(/\s/)[0] ?? '';
  const near = nearest.length === 0 ? '' : sentence(theme, 'list.near', { names: nearest.map(name => `"${name}"`) });
  return sentence(theme, 'list.fault', { line, column: from + (column ?? 0) + 1, place: place === '' ? text : place, message, near });
}
