import { modifierById } from '../catalogue.ts';
import { decideControls } from './decide.ts';
import { fieldOf, type Field } from './field.ts';
import { because, byTie, type Night, type Step, type Use } from './night.ts';
import { spend, usesLeft } from './spending.ts';
import type { Limits } from './supposed.ts';
import { World } from './world.ts';

/** mafia/general/resolution-order#3: who moves, hides and frames whom, settled before anything goes anywhere. */
export const controls: Step = {
  name: 'controls',
  rule: 'mafia/general/resolution-order#3',
  run(night) {
    const field = fieldOf(night);
    const decided = decideControls(field);
    const { routes } = decided;
    night.world = new World(field, decided, isPinned(field) || !routes ? {} : { routes });
    for (const use of night.uses) night.world.route(use); // whatever is drawn at random is drawn in this order
    const limits = limitsIn(night, field);
    if (limits.size > 0) night.world = new World(field, decided, { limits });
    for (const use of field.controls) {
      if (decided.inForce.get(use) === false && use.way !== 'reactive') because(night, controls, controls.rule, 'trace.control.blocked', { user: [use.by] }, { role: use.power.role.name });
    }
    if (field.gifts.length > 0) takeGifts(night);
  },
};

/** True if something may be sent where a pin says: pins are used up in the order in which things really happen. */
const isPinned = ({ movers, scattering }: Field): boolean => movers.some(({ moves: { scatters } }) => scatters !== undefined && !scattering.isForeseen(scatters));

/** A counted mover moves as many actions as are left to it, by the tie list. mafia/modifier/n-shot#3 */
function limitsIn(night: Night, { movers }: Field): Limits {
  const tie = byTie(night);
  return new Map(movers.flatMap((mover): [(typeof movers)[number], ReadonlySet<Use>][] => {
    const left = mover.laid ? usesLeft(night, mover.laid) : Infinity;
    if (left === Infinity) return [];
    const moved = night.uses.filter(use => night.world.isCarried(use, mover)).toSorted((a, b) => tie({ by: a.by, use: a }, { by: b.by, use: b })).slice(0, left);
    spend(night, mover.laid!, moved.length);
    return [[mover, new Set(moved)]];
  }));
}

/** Whatever is given for this phase is there from now on; what it takes away is not. mafia/role/er#1, mafia/modifier/inactive#1 */
function takeGifts(night: Night): void {
  const { world } = night;
  const given = new Map(night.uses.map(use => [use, world.power(use)]));
  night.natives = night.natives.filter(laid => world.isThere({ by: laid.on }));
  for (const use of night.uses) if (!world.isSettled(use) && world.isSilenced(use)) use.home = true;
  for (const [use, power] of given) {
    if (power === use.power) continue;
    for (const { use: gift, layer } of world.field.gifts) {
      if (power.layers.includes(layer)) because(night, controls, controls.rule, 'trace.granted', { user: [gift.by], target: [use.by] }, { modifier: modifierById(layer.id).name });
    }
    const delays = use.parts.map(part => world.delay(use, part));
    for (const [n, part] of use.parts.entries()) part.power = n === 0 ? power : { ...part.power, delay: delays[n]! };
    use.power = power;
  }
}
