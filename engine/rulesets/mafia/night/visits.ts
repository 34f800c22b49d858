import { because, type Night, type Step, type Use } from './night.ts';
import { firstOf } from './reactions.ts';
import { isAction } from './use.ts';
import { visitsOf } from './visits-of.ts';

/** mafia/general/resolution-order#7, targeting#3, #4: who targeted whom; what was stopped at its target was there, what stayed at home was not. */
export const visits: Step = {
  name: 'visits',
  rule: 'mafia/general/resolution-order#7',
  run(night) {
    night.visits.push(...night.uses.flatMap(visitsOf));
    night.uses = night.uses.filter(use => isAction(use) || !(use.way === 'reactive' ? use.home : night.barred.asleep.has(use)));
    const counted = night.uses.filter(({ way }) => way === 'reactive');
    const kept = firstOf(night, counted);
    night.uses = night.uses.filter(use => !counted.includes(use) || kept.includes(use));
    for (const { by, at, use } of night.visits) because(night, visits, visits.rule, 'trace.visit', { user: [by], target: [at] }, { role: use.power.role.name });
  },
};

export const isVisited = ({ visits: now, earlier }: Night, { by }: Pick<Use, 'by'>): boolean =>
  [...earlier.flatMap(visitsOf), ...now].some(visit => visit.at === by && visit.by !== by);
