import { barred, isHome } from './barriers.ts';
import { needsOf } from './needs.ts';
import { because, type Night, type Step, type Use } from './night.ts';
import { spend } from './spending.ts';
import { isAction } from './use.ts';

/** mafia/general/resolution-order#6: which blocks hold, and what they stop; loops as in blocks-and-cycles#1. */
export const blocks: Step = {
  name: 'blocks',
  rule: 'mafia/general/resolution-order#6',
  run(night) {
    const { world } = night;
    night.barred = barred(world, night.uses);
    spendDoors(night);
    for (const use of night.uses) use.home ||= world.struck.get(use)?.home ?? (!world.isSettled(use) && isHome(use, night.barred));
    for (const use of night.uses) use.home ||= needsOf(night, use, use.parts[0]!).some(({ home }) => home);
    for (const use of night.uses) explain(night, use);
  },
};

function explain(night: Night, use: Use): void {
  const { blocked, asleep } = night.barred;
  if (use.way === 'reactive') return;
  if (asleep.has(use)) return because(night, blocks, 'mafia/general/resolution-order#7', 'trace.untriggered', { user: [use.by] }, { role: use.power.role.name });
  const by = [...new Set(use.parts.flatMap(part => blocked.get(part) ?? []))];
  if (by.length === 0 || !isAction(use)) return;
  because(night, blocks, by[0]!.rule, use.home ? 'trace.blocked' : 'trace.stopped', { user: [use.by], others: by.map(barrier => barrier.by) }, { role: use.power.role.name });
}

/** A counted door is used up by what it has kept out. mafia/modifier/n-shot?1 */
function spendDoors(night: Night): void {
  for (const { laid, hits } of night.barred.holding) {
    if (laid) spend(night, laid, night.uses.filter(use => !isHome(use, night.barred) && use.parts.some(part => hits.has(part))).length);
  }
}
