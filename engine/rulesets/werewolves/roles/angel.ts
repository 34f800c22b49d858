import type { HeldPower, Seat } from '../../../core/state.ts';
import { kill } from '../attack.ts';
import type { Lynch } from '../day/lynch.ts';
import { CANCEL_NEXT } from '../day/lynch.ts';
import { isBlocked } from '../effects.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { storedFor, storedTarget } from '../stored.ts';
import { announceLeaving } from '../told-deaths.ts';
import { INVISIBLE } from '../votes.ts';
import { ascend } from '../wins.ts';

/** Who dies with the Angel; nobody where nobody else has put a vote on it. werewolves/role/angel#3, #7, #8, #9, #10 */
function companionOf(scene: Scene, power: HeldPower, seat: Seat, { by, voters, swayedBy = [] }: Lynch): Seat | undefined {
  if (by !== undefined) return by;
  const drawn = (from: readonly Seat[]): Seat | undefined => (from.length === 0 ? undefined : scene.draw('angel-companion', from));
  const responsible = swayedBy.filter(one => scene.isAlive(one));
  if (responsible.length > 0) return drawn(responsible);
  const unseen = scene.traits(INVISIBLE, seat).flatMap(({ by: one }) => (one !== undefined && scene.isAlive(one) ? [one] : []));
  const others = voters.filter(voter => voter !== seat && scene.isAlive(voter));
  const target = isBlocked(scene, seat) ? undefined : storedFor(scene, power);
  if (target !== undefined && (others.includes(target) || unseen.includes(target))) return target;
  return drawn(others) ?? drawn(unseen);
}

export const angel: Role = {
  id: 'angel',
  name: 'Angel',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 2,
  covers: idsOf('werewolves/role/angel', 10, 7),
  card: ['angel'],
  decisions: ['angel-companion'],
  abilities: [storedTarget()],
  lynched(scene, power, seat, lynch) {
    const companion = companionOf(scene, power, seat, lynch);
    if (companion === undefined) return false;
    ascend(scene, seat);
    scene.set(CANCEL_NEXT, true);
    if (kill(scene, companion, seat, this.name)) announceLeaving(scene, companion, { kind: 'death', key: 'angel.companion' });
    return true;
  },
};
