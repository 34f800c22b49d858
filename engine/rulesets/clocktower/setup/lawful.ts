import type { DealFault } from '../../../core/explained.ts';
import type { Terms } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { isOn } from '../options.ts';
import { isGoodCharacter, type Role } from '../role.ts';
import { freeToBelieve, isDealt } from './beliefs.ts';
import { grantable } from './grants.ts';
import { fewest, kinds, most, rowFor, rowText, type Row } from './rows.ts';
import { badlySeated } from './seating.ts';
import { tokenIn } from './token.ts';

const fault = (message: string, at?: number): DealFault => ({ code: 'bad-setup', message, ...(at === undefined ? {} : { at }) });

/** How many characters nobody has whom the demon is shown. clocktower/setup/deal#9 */
export const shownToDemon = 3;

/** Characters that this script does not have: they cannot be dealt at all. clocktower/rule/teams#7 */
export const offScript = (cast: readonly Character[], roles: readonly Role[]): readonly DealFault[] =>
  roles.flatMap(({ character, believed, granted }, at) =>
    [character, believed, granted].flatMap(one => (one && !cast.includes(one) ? [fault(`the ${one.name} is not on the script of this game`, at)] : [])));

/** Why these characters would not be dealt to a table of so many, or nothing. In seating order. clocktower/setup/deal, clocktower/setup/modifiers */
export function unlawful(terms: Terms, cast: readonly Character[], roles: readonly Role[]): readonly DealFault[] {
  if (!isOn(terms, 'check')) return [];
  const faults = unlawfulBag(cast, roles);
  return faults.length > 0 ? faults : badlySeated(roles).map(at => fault(`the ${roles[at]!.character.name} sits beside the Demon, or beside another Minion where no player is the Demon`, at));
}

/** The same without a look at the seats. */
export function unlawfulBag(cast: readonly Character[], roles: readonly Role[]): readonly DealFault[] {
  const dealt = roles.filter(({ character }) => character.kind !== 'traveller');
  const row = rowFor(dealt.length);
  if (!row) return [fault(`a game takes ${fewest} to ${most} players, travellers not counted, and this table has ${dealt.length}`)];
  return [...twice(roles), ...takenTwice(cast, roles), ...wrongCounts(cast, dealt, row), ...tooFewShown(cast, dealt)];
}

/** clocktower/setup/deal#5 */
const twice = (roles: readonly Role[]): readonly DealFault[] =>
  roles.flatMap(({ character }, at) => (roles.findIndex(one => one.character === character) < at ? [fault(`the ${character.name} is dealt twice`, at)] : []));

/** A belief that somebody else holds or has; an ability that is not to be had. clocktower/setup/deal#7, #8, ?2, clocktower/setup/modifiers#6 */
const takenTwice = (cast: readonly Character[], roles: readonly Role[]): readonly DealFault[] =>
  roles.flatMap((role, at): readonly DealFault[] => {
    const others = roles.filter(one => one !== role);
    const { character, believed, granted } = role;
    if (believed && !freeToBelieve(cast, others, role).includes(believed)) return [fault(`the ${character.name} believes to be the ${believed.name}, whom somebody else is or believes to be`, at)];
    if (granted && !grantable(cast, roles).includes(granted)) return [fault(`the ${character.name} cannot have the ability of the ${granted.name} in this game`, at)];
    return [];
  });

export const hasRightCounts = (cast: readonly Character[], roles: readonly Role[]): boolean => {
  const dealt = roles.filter(({ character }) => character.kind !== 'traveller');
  const row = rowFor(dealt.length);
  return row !== undefined && wrongCounts(cast, dealt, row).length === 0;
};

function wrongCounts(cast: readonly Character[], dealt: readonly Role[], row: Row): readonly DealFault[] {
  const wanted = modified(cast, dealt, row);
  const is = Object.fromEntries(kinds.map(kind => [kind, dealt.filter(({ character }) => character.kind === kind).length])) as unknown as Row;
  return kinds.every(kind => wanted[kind] === is[kind]) ? [] : [fault(`${dealt.length} players are dealt ${rowText(wanted)} with these characters, and here are ${rowText(is)}`)];
}

/** clocktower/setup/deal#9 */
function tooFewShown(cast: readonly Character[], dealt: readonly Role[]): readonly DealFault[] {
  const free = cast.filter(one => isGoodCharacter(one) && !isDealt(dealt, one)).length;
  const hasDemon = dealt.some(({ character }) => character.kind === 'demon');
  return hasDemon && free < shownToDemon ? [fault(`the Demon is shown ${shownToDemon} good characters that nobody has, and here are ${free}`)] : [];
}

/** The row with what the characters in brackets change: they add up. clocktower/setup/modifiers#5, #6 */
export function modified(cast: readonly Character[], roles: readonly Role[], row: Row): Row {
  const token = tokenIn(cast, roles);
  const changing = [...roles.flatMap(({ character, granted }) => [character, ...(granted ? [granted] : [])]), ...(token ? [token] : [])];
  return changing.reduce((at, { deals }) => deals?.(at) ?? at, row);
}
