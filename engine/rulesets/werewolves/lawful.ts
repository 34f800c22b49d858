import type { DealFault } from '../../core/ruleset.ts';
import type { Terms } from '../../core/state.ts';
import { isOn } from './options.ts';
import type { Role } from './role.ts';

const fault = (message: string, at?: number): DealFault => ({ code: 'bad-setup', message, ...(at === undefined ? {} : { at }) });

/** Why these roles would not be dealt together, or nothing. Each role says in its file what it needs. werewolves/rule/setup */
export function unlawful(terms: Terms, roles: readonly Role[]): readonly DealFault[] {
  if (!isOn(terms, 'check')) return [];
  const count = (id: string): number => roles.filter(role => role.id === id).length;
  return roles.flatMap((role, at): DealFault[] => {
    const { deal } = role;
    if (!deal || roles.indexOf(role) !== at) return [];
    const own = count(role.id);
    if (deal.never) return [fault(`a ${role.name} is never dealt`, at)];
    if (deal.least !== undefined && own < deal.least) return [fault(`there are at least ${deal.least} of the role ${role.name}, or none`, at)];
    if (deal.most !== undefined && own > deal.most) return [fault(`there is at most ${deal.most} of the role ${role.name}`, at)];
    const missing = (deal.needs ?? []).find(id => count(id) < own);
    return missing === undefined ? [] : [fault(`each ${role.name} needs one of the role ${missing.replaceAll('-', ' ')}`, at)];
  });
}
