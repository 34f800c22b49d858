import { shuffle } from '../../../core/chance.ts';
import { roleById } from '../lookup.ts';
import { because, type Step, type Use } from './night.ts';

/** mafia/general/resolution-order#1: the last valid choice for each power, in seat order, and the tie list. */
export const choices: Step = {
  name: 'choices',
  rule: 'mafia/general/resolution-order#1',
  run(night) {
    const { play, terms } = night;
    const uses = Object.values(play.powers)
      .flatMap((power): Use[] => {
        const act = play.acts[power.id];
        if (!act) return [];
        const targets = Object.values(act.answer).flat();
        return [{ id: power.id, role: roleById(power.power), by: act.by, targets, chosen: targets, ...(power.group === undefined ? {} : { faction: power.group }) }];
      })
      .sort((a, b) => play.order.indexOf(a.by) - play.order.indexOf(b.by) || (a.id < b.id ? -1 : 1));
    return {
      uses,
      tie: shuffle(terms.seed, `tie/${night.phase}`, play.order),
      trace: uses.map(use => because(night, choices, choices.rule, 'trace.chose', { user: [use.by], targets: use.targets }, { role: use.role.name })),
    };
  },
};
