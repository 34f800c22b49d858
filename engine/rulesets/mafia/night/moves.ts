import { because, type Step } from './night.ts';

/** mafia/general/resolution-order#4, #5: where every action finally goes, and who is reached besides. */
export const moves: Step = {
  name: 'moves',
  rule: 'mafia/general/resolution-order#4',
  run(night) {
    for (const use of night.uses) {
      if (use.way !== 'chosen') continue;
      use.targets = night.world.route(use);
      use.copies = [...new Set(night.world.copies(use))];
      if (use.targets.some((seat, n) => seat !== use.chosen[n])) {
        because(night, moves, moves.rule, 'trace.moved', { user: [use.by], from: use.chosen, to: use.targets }, { role: use.power.role.name });
      }
      if (use.copies.length === 0) continue;
      const behind = night.world.field.hides.find(({ by }) => use.copies.includes(by))!;
      because(night, moves, behind.kind.copies!.rule, 'trace.copied', { user: [use.by], to: use.copies }, { role: use.power.role.name });
    }
  },
};
