import type { DealFault } from '../../../core/ruleset.ts';
import type { Terms } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { isOn } from '../options.ts';
import type { Role } from '../role.ts';
import { fewest, kinds, most, rowFor, rowText, type Row } from './rows.ts';
import { badlySeated } from './seating.ts';
import { tokenIn } from './token.ts';

const fault = (message: string, at?: number): DealFault => ({ code: 'bad-setup', message, ...(at === undefined ? {} : { at }) });

/** Why these characters would not be dealt to a table of so many, or nothing. clocktower/setup/deal, clocktower/setup/modifiers */
export function unlawful(terms: Terms, cast: readonly Character[], roles: readonly Role[]): readonly DealFault[] {
  if (!isOn(terms, 'check')) return [];
  const dealt = roles.filter(({ character }) => character.kind !== 'traveller');
  const row = rowFor(dealt.length);
  if (!row) return [fault(`a game takes ${fewest} to ${most} players, travellers not counted, and this table has ${dealt.length}`)];
  return [...twice(roles), ...wrongCounts(cast, dealt, row), ...misplaced(roles), ...misled(cast, roles)];
}

/** clocktower/character/marionette#3, clocktower/jinx/marionette-lil-monsta#1 */
const misplaced = (roles: readonly Role[]): readonly DealFault[] =>
  badlySeated(roles).map(at => fault(`the ${roles[at]!.character.name} sits beside the Demon, or beside another Minion where no player is the Demon`, at));

/** Who does not know themselves needs a character of their own that nobody holds or believes to be. clocktower/setup/deal#8, clocktower/character/drunk#6, ?1 */
function misled(cast: readonly Character[], roles: readonly Role[]): readonly DealFault[] {
  const taken = ({ id }: Character, by: number): boolean => roles.some(({ character, believed }, at) => character.id === id || (at < by && believed?.id === id));
  const unaware = roles.flatMap((role, at) => (role.character.believes === undefined ? [] : [{ role, at }]));
  const doubled = unaware.filter(({ role, at }) => role.believed && taken(role.believed, at))
    .map(({ role, at }) => fault(`the ${role.character.name} believes to be the ${role.believed!.name}, whom somebody else is or believes to be`, at));
  const free = cast.filter(one => one.kind === 'townsfolk' && !taken(one, roles.length));
  const open = unaware.filter(({ role }) => !role.believed);
  return open.length > free.length ? [...doubled, fault(`no character is left that the ${open.at(-1)!.role.character.name} could believe to be`, open.at(-1)!.at)] : doubled;
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
