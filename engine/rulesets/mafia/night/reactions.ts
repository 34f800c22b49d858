import { awaitsOf, type Holding } from '../holding.ts';
import { withRiders } from '../held.ts';
import { atWork } from './at-work.ts';
import { makeUse } from './make-use.ts';
import { byTie, type Night, type Step, type Use } from './night.ts';
import { countsOn, usesLeft } from './spending.ts';
import { isControlPart, isMarked, isTargeting } from './use.ts';

/**
 * Reactive powers that block, move, frame or give something, on everybody who might come: whether somebody does is settled with the controls.
 * mafia/modifier/reactive#2, mafia/general/resolution-order#3
 */
export const expected: Step = {
  name: 'expected',
  rule: 'mafia/general/resolution-order#3',
  run(night) {
    const visitors = night.uses.filter(isTargeting);
    if (visitors.length === 0) return;
    const holdings = reactivesIn(night).filter(isEarly);
    const all = [...night.uses.flatMap(({ parts }) => parts), ...night.natives, ...holdings.flatMap(({ power }) => withRiders(power).map(one => ({ power: one })))];
    const isAnybody = all.some(({ power: { role } }) => role.grants !== undefined || role.trait?.moves !== undefined || role.trait?.copies !== undefined);
    for (const holding of holdings) add(night, holding, reactionsOf(night, holding, visitors.filter(({ chosen }) => isAnybody || chosen.includes(holding.holder))));
  },
};

/** Reactive powers find their visitors; whether those really came is known once the blocks are settled. mafia/modifier/reactive#2 */
export const reactions: Step = {
  name: 'reactions',
  rule: 'mafia/general/resolution-order#7',
  run(night) {
    const visitors = night.uses.filter(use => isTargeting(use) && !isMarked(use, 'ninja'));
    const came = night.uses.filter(use => use.way !== 'reactive' || night.world.isSettled(use) || visitors.some(visitor => visitor.by === use.chosen[0] && isAt(visitor, use.by)));
    const blocking = came.filter(use => use.way === 'reactive' && use.parts.some(({ power }) => power.role.trait?.stops));
    const kept = firstOf(night, blocking);
    night.uses = came.filter(use => !blocking.includes(use) || kept.includes(use));
    if (visitors.length === 0) return;
    for (const holding of reactivesIn(night)) {
      if (!isEarly(holding)) add(night, holding, reactionsOf(night, holding, visitors.filter(use => isAt(use, holding.holder))));
    }
  },
};

const isAt = ({ targets, copies }: Use, seat: string): boolean => targets.includes(seat) || copies.includes(seat);

const reactivesIn = ({ terms, play }: Night): readonly Holding[] => atWork(terms, play).filter(({ power }) => power.way === 'reactive');

const isEarly = ({ power }: Holding): boolean => awaitsOf(power) !== 'death' && withRiders(power).some(one => one.role.trait?.stops !== undefined || isControlPart({ power: one }));

const add = (night: Night, { power }: Holding, uses: readonly Use[]): void => { (awaitsOf(power) === 'death' ? night.late : night.uses).push(...uses); };

function reactionsOf(night: Night, holding: Holding, visitors: readonly Use[]): readonly Use[] {
  const { holder, power } = holding;
  const { switched } = power;
  const by = switched ? switchFor(night, holding) : undefined;
  if (switched && (by === undefined || by.home)) return [];
  const who = night.play.order.filter(seat => seat !== holder && visitors.some(use => use.by === seat));
  return who.map((visitor): Use => {
    const use = makeUse(night, holding, { id: `${holding.id}<${visitor}`, by: holder, chosen: [visitor], answer: by?.answer ?? {}, way: 'reactive' });
    return switched ? { ...use, counted: [] } : use; // the switching is counted
  });
}

/** The use by which a holder switched a power on in this phase. mafia/modifier/active#1 */
export const switchFor = ({ uses, earlier }: Pick<Night, 'uses' | 'earlier'>, { held, power }: Pick<Holding, 'held' | 'power'>): Use | undefined =>
  [...earlier, ...uses].find(use => use.way === 'switched' && use.held.id === held.id && use.power.key === power.key);

/** As many as are left of what is counted, by the tie list. mafia/modifier/n-shot#3 */
export function firstOf(night: Night, uses: readonly Use[]): Use[] {
  const tie = byTie(night);
  const ordered = [...uses].sort((a, b) => tie({ by: a.chosen[0]!, use: a }, { by: b.chosen[0]!, use: b }));
  const before = (use: Use): number => ordered.filter(other => other.held.id === use.held.id && other.counted.some(key => use.counted.includes(key))).indexOf(use);
  return uses.filter(use => use.counted.length === 0 || before(use) < usesLeft(night, { held: use.held, counts: countsOn(use.power.layers, use.power.layers.flatMap(({ gates }) => gates)) }));
}
