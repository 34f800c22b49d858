import { chance, shuffle } from '../../../core/chance.ts';
import type { Terms } from '../../../core/state.ts';
import type { Catalogue } from '../catalogue-type.ts';
import { unlawful } from '../lawful.ts';
import { option } from '../options.ts';
import type { Role } from '../role.ts';
import { isEven, strengthOf } from '../strength.ts';
import { bundleOf, type Stock } from './bundle.ts';
import { partOf, sharesOf, type Part } from './shares.ts';

/** How many lists are drawn until one is lawful and even: far more than any size takes. */
const TRIES = 2000;

/**
 * A list of roles for so many players, from `LEAST` to `MOST`: the same for the same seed. Each role has with it what its file says that it needs, the parts
 * have their shares, and the strengths are even. werewolves/rule/setup#11
 */
export function drawList(terms: Terms, { all }: Catalogue, size: number): readonly Role[] {
  const isOpen = option(terms, 'roleList') === 'open';
  const roles = all.filter(({ strength, deal }) => strength !== undefined && !(deal?.secret && isOpen));
  for (let n = 0; n < TRIES; n += 1) {
    const list = drawOnce(terms.seed, `draw/${size}/${n}`, roles, size);
    if (list && unlawful({ ...terms, options: { ...terms.options, check: 'on' } }, list).length === 0 && isEven(strengthOf(list))) return inOrder(list);
  }
  throw new Error(`no even list of ${size} roles was drawn with the seed ${terms.seed}`);
}

const order: readonly Part[] = ['townsfolk', 'werewolf', 'solo', 'unaligned'];

/** Part by part, by name: nothing is to be seen of how it was drawn. */
const inOrder = (list: readonly Role[]): readonly Role[] =>
  [...list].sort((a, b) => order.indexOf(partOf(a.team)) - order.indexOf(partOf(b.team)) || (a.name < b.name ? -1 : 1));

/** One try: roles in a drawn order as they fit, then those that fill what is left. */
function drawOnce(seed: number, key: string, roles: readonly Role[], size: number): readonly Role[] | undefined {
  const stock = shuffle(seed, key, roles.flatMap(role => (role.deal?.least === undefined ? [role] : [role, role]))); // there may be more of a group than it needs
  const shares = sharesOf(size, seed);
  const plain = (part: Part): number => Math.floor(chance(seed, `${key}/plain/${part}`) * (shares[part] / 3 + 1));
  const fillers = roles.filter(({ fills }) => fills).flatMap(role => Array<Role>(plain(partOf(role.team))).fill(role));
  const list = stock.filter(({ fills }) => !fills).reduce<readonly Role[]>((chosen, role) => withRole(role, chosen, stock, shares), fillers);
  const full = [...list, ...roles.filter(({ fills }) => fills).flatMap(role => Array<Role>(roomFor(partOf(role.team), list, shares)).fill(role))];
  return full.length === size && roles.every(({ fills, team, groups = [] }) => !fills || isTogether(full, team, groups)) ? full : undefined;
}

const roomFor = (part: Part, list: readonly Role[], shares: Readonly<Record<Part, number>>): number => shares[part] - list.filter(({ team }) => partOf(team) === part).length;

/** The list with a role and what it brings along, where there is room for all of it. */
function withRole(role: Role, list: readonly Role[], stock: Stock, shares: Readonly<Record<Part, number>>): readonly Role[] {
  const added = roomFor(partOf(role.team), list, shares) > 0 ? bundleOf(role, list, stock) : undefined;
  if (!added) return list;
  const next = [...list, ...added];
  const fits = order.every(part => roomFor(part, next, shares) >= 0);
  return fits && soloTeams(next) <= Math.ceil((shares.solo * 2) / 3) ? next : list;
}

/** Sides of their own are few, so that their players find company. */
const soloTeams = (list: readonly Role[]): number => new Set(list.map(({ team }) => team).filter(team => partOf(team) === 'solo')).size;

/** True if half of a team or more know each other as those who fill it do. */
function isTogether(list: readonly Role[], team: Role['team'], groups: readonly string[]): boolean {
  const own = list.filter(one => one.team === team);
  return own.filter(one => groups.every(slug => one.groups?.includes(slug))).length * 2 >= own.length;
}
