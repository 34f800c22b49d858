import type { DealFault } from '../../../core/ruleset.ts';
import type { Terms } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { isOn } from '../options.ts';
import type { Role } from '../role.ts';
import { fewest, kinds, most, rowFor, rowText, type Row } from './rows.ts';
import { tokenIn } from './token.ts';

const fault = (message: string, at?: number): DealFault => ({ code: 'bad-setup', message, ...(at === undefined ? {} : { at }) });

/** Why these characters would not be dealt to a table of so many, or nothing. clocktower/setup/deal, clocktower/setup/modifiers */
export function unlawful(terms: Terms, cast: readonly Character[], roles: readonly Role[]): readonly DealFault[] {
  if (!isOn(terms, 'check')) return [];
  const dealt = roles.filter(({ character }) => character.kind !== 'traveller');
  const row = rowFor(dealt.length);
  if (!row) return [fault(`a game takes ${fewest} to ${most} players, travellers not counted, and this table has ${dealt.length}`)];
  return [...twice(roles), ...wrongCounts(cast, dealt, row)];
}

/** clocktower/setup/deal#5 */
const twice = (roles: readonly Role[]): readonly DealFault[] =>
  roles.flatMap(({ character }, at) => (roles.findIndex(one => one.character === character) < at ? [fault(`the ${character.name} is dealt twice`, at)] : []));

function wrongCounts(cast: readonly Character[], dealt: readonly Role[], row: Row): readonly DealFault[] {
  const wanted = modified(cast, dealt, row);
  const is = Object.fromEntries(kinds.map(kind => [kind, dealt.filter(({ character }) => character.kind === kind).length])) as unknown as Row;
  return kinds.every(kind => wanted[kind] === is[kind]) ? [] : [fault(`${dealt.length} players are dealt ${rowText(wanted)} with these characters, and here are ${rowText(is)}`)];
}

/** The row with what the characters in brackets change: they add up. clocktower/setup/modifiers#5, #6 */
export function modified(cast: readonly Character[], roles: readonly Role[], row: Row): Row {
  const token = tokenIn(cast, roles);
  const changing = [...roles.flatMap(({ character, granted }) => [character, ...(granted ? [granted] : [])]), ...(token ? [token] : [])];
  return changing.reduce((at, { deals }) => deals?.(at) ?? at, row);
}
