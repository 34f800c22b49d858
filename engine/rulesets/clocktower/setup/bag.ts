import { shuffle } from '../../../core/chance.ts';
import type { Json } from '../../../core/json.ts';
import type { DealFault } from '../../../core/explained.ts';
import type { Character } from '../character.ts';
import { parseRole, printRole, type Role } from '../role.ts';
import type { Filled } from './beliefs.ts';
import { listed, type DealChoices } from './choices.ts';
import { drawOnce, godless } from './draw.ts';
import { granting } from './grants.ts';
import { hasRightCounts, offScript, unlawfulBag } from './lawful.ts';
import { fewest, most, rowFor } from './rows.ts';
import { tooFew } from './stock.ts';

/** How a setup writes a character that the deal draws. */
export const DRAWN = 'drawn';
export const isDrawn = (text: Json): boolean => text === DRAWN;

/** How many bags are drawn until one is lawful: far more than any script takes that can make one. */
const tries = 400;

const refused = (message: string): Filled => ({ ok: false, faults: [{ code: 'bad-setup', message }] });

/** A bag for so many players: the one that was asked for, or a drawn one within the row and what its characters change about it. clocktower/setup/deal#1 to #8 */
export function bagFor(choices: DealChoices, cast: readonly Character[], count: number): Filled {
  const row = rowFor(count);
  if (!row) return refused(`a game takes ${fewest} to ${most} players, and this table has ${count}`);
  const pin = choices.pin('setup-bag');
  if (pin !== undefined) return askedFor(choices, cast, listed(pin), count);
  const isGodless = wantsGodless(choices);
  if (isGodless && !godless(cast)) return refused('nobody on the script of this game is dealt on request alone');
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const key = `bag/${attempt}`;
    const roles = drawOnce({ choices, cast, row, key, isGodless });
    if (roles) return noted(choices, shuffle(choices.terms.seed, `${key}/seats`, roles), false);
  }
  return refused(tooFew(cast, count));
}

/** clocktower/character/atheist: only if somebody asks for it. */
function wantsGodless(choices: DealChoices): boolean {
  if (choices.pin('atheist-include') === undefined) return false;
  return choices.choose('atheist-include', [{ value: true, says: 'yes' }, { value: false, says: 'no' }], () => false) === true;
}

/** A bag that was asked for, refused with the reason where it is not lawful. clocktower/setup/deal?1 */
function askedFor(choices: DealChoices, cast: readonly Character[], texts: readonly string[], count: number): Filled {
  const roles: Role[] = [];
  for (const text of texts) {
    const read = parseRole(text);
    if (!read.ok) return asked(read.fault);
    roles.push(read.role);
  }
  if (roles.length !== count) return refused(`the bag that was asked for has ${roles.length} characters for ${count} players`);
  const strange = offScript(cast, roles)[0];
  if (strange) return asked(strange);
  const filled = granting(choices, cast, roles, all => hasRightCounts(cast, all));
  if (!filled.ok) return filled;
  const [fault] = unlawfulBag(cast, filled.roles);
  return fault ? asked(fault) : noted(choices, shuffle(choices.terms.seed, 'bag/seats', filled.roles), true);
}

const asked = ({ message, nearest }: Omit<DealFault, 'at'>): Filled =>
  ({ ok: false, faults: [{ code: 'bad-setup', message: `the bag that was asked for: ${message}`, ...(nearest ? { nearest } : {}) }] });

function noted(choices: DealChoices, roles: readonly Role[], isPinned: boolean): Filled {
  choices.note('setup-bag', roles.map(printRole).sort().join(' and '), isPinned);
  return { ok: true, roles };
}
