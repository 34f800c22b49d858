import { isCount } from '../power-form.ts';
import type { Layer } from '../power.ts';
import type { Laid, Night, Use } from './night.ts';
import { isAction } from './use.ts';

type Counted = Pick<Laid, 'held' | 'counts'>;

/** How often a trait that its holder has by itself can still change something; without a count for ever. mafia/modifier/n-shot#3, ?5 */
export const usesLeft = (night: Pick<Night, 'spent'>, { held, counts = [] }: Counted): number => Math.min(Infinity, ...counts.map(({ key, n }) =>
  n! - (held.spent?.[key] ?? 0) - night.spent.filter(one => one.held === held.id && one.key === key).length));

/** It has changed something, and only that is counted. mafia/modifier/n-shot?1, ?2 */
export function spend(night: Pick<Night, 'spent'>, { held, counts = [] }: Counted, times = 1): void {
  for (let n = 0; n < times; n += 1) night.spent.push(...counts.map(({ key }) => ({ held: held.id, key })));
}

/** The layers under which a passive power is counted, and those under which what rides along comes and goes. */
export const countsOn = (layers: readonly Layer[], gates: readonly Layer[] = []): readonly Layer[] => [...layers, ...gates].filter(isCount);

/** How players looked through what they hold by themselves counts once a phase. mafia/modifier/n-shot#3 */
export const spendLies = (night: Night): void => { for (const laid of night.world.lies) spend(night, laid); };

/** What works by itself is counted when it has changed something; what was chosen always. mafia/modifier/n-shot?1 */
export function spendUses(night: Night): void {
  for (const use of night.uses) {
    if (isAction(use) || use.counted.length === 0 || !hasChanged(night, use)) continue;
    night.spent.push(...use.counted.map(key => ({ held: use.held.id, key })));
  }
}

/** Kills, protection and blocks only where they have stopped or struck something. */
const hasChanged = (night: Night, use: Use): boolean => use.parts.some(part => {
  const { role } = part.power;
  if (role.trait?.stops) return [...night.barred.holding].some(barrier => barrier.part === part);
  return part.works && (use.took === true || (!role.kills && role.trait?.sieve === undefined && role.trait?.guards === undefined));
});
