import { fieldsOf, type Json } from '../../../core/json.ts';
import { isAlive } from '../../../core/state.ts';
import { AWAITED } from '../waiting.ts';
import { isLasting, later, putOff } from './lasting.ts';
import type { Change, Night, Use } from './night.ts';

/** What these uses change once all deaths are settled; what is Delayed waits for its phase, unless it stands from then on. mafia/general/resolution-order#13, mafia/modifier/delayed#1 */
export function collect(night: Night, uses: readonly Use[]): void {
  for (const use of uses) {
    for (const part of use.parts) {
      const changes = part.works ? part.power.role.changes?.(part, part.on, use, night) ?? [] : [];
      const { delay } = part.power;
      if (delay === 0) night.changes.push(...changes);
      else if (!isLasting(use, part)) for (const change of changes) putOff(night, part.on[0] ?? use.by, use.by, later(night.play.phase, delay), { change });
    }
  }
}

/** What was put off until now: it lapses for who has died meanwhile, unless it is for the dead. mafia/modifier/delayed?3 */
export function collectDue({ play, phase, changes }: Night): void {
  for (const { trait, holder, args } of play.traits) {
    const { from, change } = fieldsOf(args);
    if (trait !== AWAITED || from !== phase || change === undefined) continue;
    const due = changeOf(change);
    if (isAlive(play, holder) || due.type === 'revive') changes.push(due);
  }
}

/** Changes are kept as plain JSON. */
const changeOf = (value: Json): Change => value as unknown as Change;
