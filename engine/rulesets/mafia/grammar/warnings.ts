import { roleById } from '../catalogue.ts';
import { compose } from '../compose.ts';
import { isActive, nameOf } from '../fits.ts';
import { layerOf, type Power } from '../power.ts';
import type { Expr, Role } from './expression.ts';
import { printExpr } from './print-expr.ts';
import { compositionIn } from './recognise.ts';
import { ingName, modName, type Base } from './words.ts';

/** What is lawful and yet hardly meant. */
export interface Warning {
  readonly id: string;
  readonly message: string;
}

/** mafia/grammar/invalid */
export function warningsOf({ parts }: Role): readonly Warning[] {
  const powers = parts.flatMap((part, n) => compose(part, `/${n}`));
  const all = [...parts.flatMap(limits), ...powers.flatMap(power => checks.flatMap(check => check(power) ?? [])), ...doubled(powers)];
  return all.filter(({ message }, n) => all.findIndex(other => other.message === message) === n);
}

const warning = (n: number, message: string): Warning => ({ id: `mafia/grammar/invalid/warning#${n}`, message });

/** A count that covers a rider only. mafia/grammar/binding?2 */
function limits(expr: Expr): readonly Warning[] {
  switch (expr.kind) {
    case 'role':
    case 'er':
    case 'member':
      return [];
    case 'mod':
      return limits(expr.of);
    case 'slash':
    case 'all':
      return expr.of.flatMap(limits);
    case 'ing':
      return [...ofRider(expr), ...limits(expr.of)];
  }
}

function ofRider({ rider, of }: Extract<Expr, { kind: 'ing' }>): readonly Warning[] {
  if (rider.kind !== 'mod' || !(rider.mod.id === 'n-shot' || rider.mod.id === 'n-night')) return [];
  const base = baseOf(rider.of);
  const whole = printExpr({ kind: 'ing', rider: rider.of, of }, { names: false });
  return base
    ? [warning(1, `the limit covers only the ${ingName(base).toLowerCase()}; for the whole role write ${modName(rider.mod)} (${whole})`)]
    : [];
}

const baseOf = (expr: Expr): Base | undefined =>
  expr.kind === 'role' || expr.kind === 'er' ? expr : expr.kind === 'mod' || expr.kind === 'ing' ? baseOf(expr.of) : undefined;

const checks: readonly ((power: Power) => Warning | undefined)[] = [
  neverUsed,
  afterDeaths,
  deadFromStart,
  noLynchAtNight,
  grantsAtNight,
  neverByDay,
];

/** Phases of an even and of an odd number. */
function neverUsed({ layers }: Power): Warning | undefined {
  const parities = layers.filter(({ id, times }) => (id === 'even' || id === 'odd') && times === 1).map(({ id }) => id);
  if (new Set(parities).size > 1) return warning(2, 'can never be used: no phase is both even and odd');
  const night = layers.find(
    ({ id, n, gates }) => id === 'night-n' && gates.length === 0 && parities.some(parity => (n! % 2 === 0) !== (parity === 'even')),
  );
  return night ? warning(2, `can never be used: Night ${night.n} is ${night.n! % 2 === 0 ? 'even' : 'odd'}`) : undefined;
}

/** mafia/modifier/triggered?1 */
function afterDeaths(power: Power): Warning | undefined {
  const isLate = power.layers.some(({ id, trigger }) => id === 'triggered' && trigger === 'kill');
  return isLate && isActive(power) && power.role.subcategory === 'blocking'
    ? warning(3, 'acts only after the deaths of its night are settled, so it can stop nothing but other Kill-Triggered actions')
    : undefined;
}

/** Passive powers that are held twice, with nothing about them that could be used up. */
function doubled(powers: readonly Power[]): readonly Warning[] {
  const plain = powers.filter(
    ({ role, way, switched, layers, sets }) =>
      way === 'passive' && !switched && layers.length === 0 && sets.length === 0 && !role.addsUp,
  );
  const isTwice = plain.some(({ role }, n) => plain.findIndex(other => other.role === role) !== n);
  return isTwice ? [warning(4, 'the second copy adds nothing')] : [];
}

/** mafia/role/tree-stump?1 */
function deadFromStart({ role, switched, layers }: Power): Warning | undefined {
  const isAlways = role.trait?.state === 'stump' && !switched && layers.every(({ id }) => id === 'hidden' || id === 'secret');
  return isAlways
    ? warning(5, 'counts as dead from the start of the game; usually meant: Lynch-Triggered or as a variant of dying')
    : undefined;
}

function noLynchAtNight({ role, time }: Power): Warning | undefined {
  return role.ofLynches && time === 'night' ? warning(6, 'can never take effect: lynches happen by day') : undefined;
}

/** mafia/role/er?3 */
function grantsAtNight(power: Power): Warning | undefined {
  const { grants } = power.role;
  if (!grants || !('role' in grants) || !roleById(grants.role).ofLynches || power.time !== 'night') return undefined;
  const name = compositionIn({ kind: 'mod', mod: { id: 'day' }, of: { kind: 'er', id: grants.role } });
  return warning(
    7,
    `grants for the night only, when nobody is lynched; Day ${nameOf(power)}${name === undefined ? '' : ` (${name})`} is usually meant`,
  );
}

/** mafia/modifier/night-n?3 */
function neverByDay(power: Power): Warning | undefined {
  const layer = power.time === 'day' ? layerOf(power, 'night-n') : undefined;
  return layer
    ? { id: 'mafia/modifier/night-n?3', message: `can never take effect: ${nameOf(power)} works by day, and Night ${layer.n} is a night` }
    : undefined;
}
