import { fieldsOf } from '../../../core/json.ts';
import { modifierById } from '../catalogue.ts';
import { isShielded } from './failures.ts';
import { DOOMED } from '../waiting.ts';
import { doomLater } from './lasting.ts';
import { because, type Night, type Step, type Use } from './night.ts';
import { isMarked } from './use.ts';

/** mafia/general/resolution-order#10: deaths that no attempt brings and nothing prevents. */
export const aftermath: Step = {
  name: 'aftermath',
  rule: 'mafia/general/resolution-order#10',
  run(night) {
    for (const use of night.uses) {
      if (use.home || use.way === 'standing') continue;
      for (const layer of use.parts.flatMap(({ power }) => power.layers)) {
        if (modifierById(layer.id).kills?.(layer, use, night) === true) doom(night, use, layer.id);
      }
      ignite(night, use);
    }
    night.dooms.push(...stumps(night));
    if (night.ends) night.dooms.push(...due(night));
  },
};

function doom(night: Night, use: Use, modifier: string): void {
  if (night.dooms.some(({ seat, cause }) => seat === use.by && cause === modifier)) return;
  night.dooms.push({ seat: use.by, by: [use.by], cause: modifier });
  because(night, aftermath, `mafia/modifier/${modifier}#1`, 'trace.price', { user: [use.by] }, { role: use.power.role.name, modifier: modifierById(modifier).name });
}

/** mafia/general/killing-action#5: only a shield stops it. */
function ignite(night: Night, use: Use): void {
  for (const part of use.parts) {
    const seats = part.works ? part.power.role.ends?.(part, use, night) ?? [] : [];
    if (seats.length === 0 || (isShielded(night) && !isMarked(use, 'strongman'))) continue;
    const { role: { id }, delay } = part.power;
    if (delay > 0) for (const seat of seats) doomLater(night, seat, use, id, delay);
    else night.dooms.push(...seats.map(seat => ({ seat, by: [use.by], cause: id })));
    because(night, aftermath, `mafia/role/${part.power.role.id}#2`, 'trace.ignited', { user: [use.by], targets: seats });
  }
}

/** Who counts as dead from now on, other than for the time of a grant. mafia/role/tree-stump?1, ?3 */
const stumps = ({ laid }: Night) => laid.flatMap(({ kind, on, granted, power }) => (kind.state === 'stump' && !granted ? [{ seat: on, by: [], cause: power.role.id }] : []));

/** What was settled on an earlier night and falls due now. mafia/general/protection-and-kills#9 */
export const due = ({ play, phase }: Night) => play.traits.flatMap(({ trait, holder, by, args }) => {
  const { cause, from } = fieldsOf(args);
  return trait === DOOMED && from === phase ? [{ seat: holder, by: by === undefined ? [] : [by], cause: String(cause) }] : [];
});
