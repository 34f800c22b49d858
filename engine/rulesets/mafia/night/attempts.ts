import type { Seat } from '../../../core/state.ts';
import type { TraceLine } from '../../../core/messages.ts';
import { sieveLayers, type Laid } from '../points.ts';
import type { Attempt } from '../power.ts';
import { because, type Doom, type Night, type Step } from './night.ts';

/** mafia/general/resolution-order#9: for each player the attempts, in the order of their kills, through the layers of protection. */
export const attempts: Step = {
  name: 'attempts',
  rule: 'mafia/general/resolution-order#9',
  run(night) {
    const all = night.uses
      .filter(use => !night.blocked.has(use))
      .flatMap(use => (use.role.kills?.(use) ?? []).map((on): Attempt => ({ use, on })));
    const fates = night.play.order.map(seat => fate(night, seat, all.filter(({ on }) => on === seat)));
    return { dooms: fates.flatMap(({ doom }) => doom), trace: fates.flatMap(({ trace }) => trace) };
  },
};

function fate(night: Night, seat: Seat, on: readonly Attempt[]): { doom: Doom[]; trace: TraceLine[] } {
  const trace: TraceLine[] = [];
  let left = [...on].sort((a, b) => night.tie.indexOf(a.use.by) - night.tie.indexOf(b.use.by) || (a.use.id < b.use.id ? -1 : 1));
  for (const { kind, use } of shields(night, seat)) {
    const sieved = kind.sieve!.keep(left);
    left = [...sieved.left];
    trace.push(...sieved.stopped.map(({ use: kill }) =>
      because(night, attempts, 'mafia/role/doctor#1', 'trace.saved', { user: [use.by], target: [seat], others: [kill.by] }, { role: use.role.name, kill: kill.role.name })));
  }
  if (left.length === 0) return { doom: [], trace };
  trace.push(because(night, attempts, 'mafia/role/vigilante#1', 'trace.killed', { target: [seat], others: left.map(({ use }) => use.by) }));
  return { doom: [{ seat, by: left.map(({ use }) => use) }], trace };
}

/** The sieves on a player, layer by layer, within a layer by the tie list. */
const shields = (night: Night, seat: Seat): readonly Laid[] =>
  sieveLayers.flatMap(layer => night.laid
    .filter(({ on, kind }) => on === seat && kind.sieve?.layer === layer)
    .sort((a, b) => night.tie.indexOf(a.use.by) - night.tie.indexOf(b.use.by)));
