import type { DealFault } from '../../core/explained.ts';
import type { Terms } from '../../core/state.ts';
import { catalogue } from './catalogue.ts';
import { isOn, option } from './options.ts';
import type { DealLimits } from './deal-limits.ts';
import { fills } from './parts.ts';
import type { Role } from './role.ts';

/** Why these roles would not be dealt together, each reason in one sentence, or nothing. Each role says in its file what it needs. werewolves/rule/setup */
export function unlawful(terms: Terms, roles: readonly Role[]): readonly DealFault[] {
  if (!isOn(terms, 'check')) return [];
  return roles.flatMap((role, at): DealFault[] => {
    if (!role.deal || roles.indexOf(role) !== at) return [];
    const message = seen(terms, role) ?? wrongWith(role, role.deal, roles);
    return message === undefined ? [] : [{ code: 'bad-setup', message, at }];
  });
}

/** A role that is told of a list which everybody has. werewolves/rule/setup#5 */
const seen = (terms: Terms, { name, deal }: Role): string | undefined =>
  deal?.secret && option(terms, 'roleList') === 'open' ? `${a(name)} needs a list that is not open to everybody: set roleList to partial or hidden, or leave it out` : undefined;

const nameOf = (id: string): string => catalogue.byId(id).name;

/** The first thing that is wrong with a list of roles for one that is on it, and what would mend it. */
function wrongWith(role: Role, { never, least, most, ...limits }: DealLimits, roles: readonly Role[]): string | undefined {
  const { name, id } = role;
  const own = roles.filter(one => one.id === id).length;
  if (never) return `${a(name)} is never dealt: leave ${them(own)} out`;
  if (least !== undefined && own < least) return `there are at least ${least} of the role ${name}, or none: add ${least - own} more, or leave ${them(own)} out`;
  if (most !== undefined && own > most) return `there is at most ${most} of the role ${name}: leave ${own - most} out`;
  return wrongBeside(role, limits, roles, own);
}

/** What it lacks, or what is too much, beside itself. */
function wrongBeside(role: Role, { needs = [], beside = [], together, team, teams = 0 }: Omit<DealLimits, 'never' | 'least' | 'most'>, roles: readonly Role[], own: number): string | undefined {
  const count = (ids: readonly string[]): number => roles.filter(({ id }) => ids.includes(id)).length;
  const scarce = needs.find(id => count([id]) < own);
  if (scarce !== undefined) return `each ${role.name} needs ${a(nameOf(scarce))} of its own: add ${own - count([scarce])} more, or leave ${them(own)} out`;
  const missing = beside.find(id => count([id]) === 0);
  if (missing !== undefined) return `${a(role.name)} needs ${a(nameOf(missing))} in the game: add one, or leave ${them(own)} out`;
  if (together) {
    const all = roles.filter(one => fills(one, together.part)).length;
    const names = catalogue.allThat(together.part).map(({ name }) => name).join(', ');
    if (all < (together.least ?? 0)) return `there are at least ${together.least} of these roles together, or none: ${names}`;
    if (all > (together.most ?? all)) return `there is at most ${together.most} of these roles together: ${names}`;
  }
  if (team !== undefined && !roles.some(one => one.team === team)) return `${a(role.name)} needs somebody of the ${teamName(team)} team in the game: add one, or leave ${them(own)} out`;
  const others = new Set(roles.toSpliced(roles.indexOf(role), 1).map(one => one.team).filter(one => one !== 'unaligned'));
  return others.size < teams ? `${a(role.name)} needs players of ${teams} teams beside it, the unaligned not counted` : undefined;
}

const a = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
const them = (count: number): string => (count === 1 ? 'it' : 'them');

const teamName = (team: Role['team']): string => catalogue.teams.find(({ id }) => id === team)!.name;
