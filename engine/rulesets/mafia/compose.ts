import type { Expr, Mod } from './grammar/expression.ts';
import { modifierById, roleById } from './catalogue.ts';
import { grantOf } from './grant.ts';
import { riderFault } from './fits.ts';
import type { BaseRole, Layer, Power } from './power.ts';

/** A base role as it stands alone. */
export const bare = (role: BaseRole, expr: Expr, key = '', of?: string): Power => ({
  key, role, expr,
  ...(of === undefined ? {} : { of }),
  anti: false,
  way: role.mode === 'active' ? 'chosen' : 'passive',
  switched: false,
  time: role.works === 'start' ? 'both' : role.works,
  delay: 0,
  added: [],
  layers: role.once === undefined ? [] : [{ id: 'n-shot', key: `${key}:once`, n: role.once, anti: false, times: 1, gates: [] }],
  sets: [],
});

/** The power with one more modifier around it. */
export function under(power: Power, layer: Layer): Power {
  const kind = modifierById(layer.id);
  const marked = layer.mark === kind.mark ? layer : { ...layer, mark: kind.mark! };
  const layers = [...power.layers, marked];
  return kind.edit ? kind.edit({ ...power, layers }, layer) : { ...power, layers };
}

/**
 * The powers of an expression, each with its modifiers put together. A modifier on several takes effect on those that it fits.
 * `path` names the place in the expression: powers and layers are counted under it, so it must not change while they are held.
 * `rider`: the expression is an -ing, hence itself a modifier. mafia/grammar/composition, mafia/grammar/modifier?1
 */
export function compose(expr: Expr, path = '', rider = false): readonly Power[] {
  switch (expr.kind) {
    case 'role': return [bare(roleById(expr.id), expr, path, expr.of)];
    case 'er': return [bare(grantOf(expr.id), expr, path)];
    case 'member': return [];
    case 'all': return expr.of.flatMap((one, n) => compose(one, `${path}/${n}`));
    case 'slash': return expr.of.flatMap((one, alternative) =>
      compose(one, `${path}/${alternative}`).map(power => ({ ...power, sets: [{ kind: 'slash' as const, set: path, alternative }, ...power.sets] })));
    case 'ing': return riding(expr, path, rider);
    case 'mod': return modified(expr, path, rider);
  }
}

function riding({ rider, of }: Extract<Expr, { kind: 'ing' }>, path: string, inRider: boolean): readonly Power[] {
  const riders = compose(rider, `${path}+${depthOf(of)}`, true);
  return compose(of, path, inRider).map(power => {
    const carrying = riders.reduce(ridden, power);
    return carrying === power ? power : { ...carrying, expr: { kind: 'ing', rider, of: power.expr } };
  });
}

/** mafia/modifier/ing: a rider on a power that can carry it. */
function ridden(power: Power, rider: Power): Power {
  if (riderFault(rider, power) !== undefined) return power;
  const { gates, free } = optional(rider);
  return under(power, { id: 'ing', key: rider.key, anti: false, times: 1, gates, rider: free, ...(rider.layers.some(({ id }) => id === 'hidden') ? { hidden: true } : {}) });
}

/** What makes a rider come and go belongs to the -ing; the rider itself is then without it. mafia/modifier/n-shot#7 */
function optional(rider: Power): { gates: readonly Layer[]; free: Power } {
  const gates = rider.layers.filter(({ id }) => modifierById(id).isOpen);
  return { gates, free: { ...rider, layers: rider.layers.filter(layer => !gates.includes(layer)) } };
}

function modified({ mod, of }: Extract<Expr, { kind: 'mod' }>, path: string, rider: boolean): readonly Power[] {
  const named = (power: Power): Power => ({ ...power, expr: { kind: 'mod', mod, of: power.expr } });
  if (mod.id === 'n-times') return Array.from({ length: mod.n! }, (_, copy) => compose(of, copy === 0 ? path : `${path}*${copy + 1}`, rider).map(named)).flat();
  const inner = compose(of, path, rider);
  if (mod.id === 'random') return asRandom(inner, path);
  if (mod.id === 'anti') return inner.map(power => named({ ...power, anti: !power.anti }));
  const layer = layerFrom(mod, `${path}.${mod.id}${depthOf(of)}`);
  return inner.map(power => (modifierById(mod.id).fits(power, rider) === undefined ? named(under(power, layer)) : power));
}

/** mafia/modifier/random#1: a slash becomes a Random set; powers that are no set as a whole become one. */
function asRandom(powers: readonly Power[], path: string): readonly Power[] {
  const isSet = powers.every(({ sets: [outer] }) => outer !== undefined && outer.set === powers[0]!.sets[0]!.set);
  return powers.map((power, alternative) => {
    const [outer, ...inner] = power.sets;
    return { ...power, sets: isSet ? [{ ...outer!, kind: 'random' }, ...inner] : [{ kind: 'random', set: path, alternative }] };
  });
}

/** How many modifiers stand inside: two of one kind are counted apart. */
export const depthOf = (expr: Expr): number => (expr.kind === 'mod' ? 1 + depthOf(expr.of) : expr.kind === 'ing' ? 1 + depthOf(expr.of) : 0);

/** A modifier as a layer, with what stands on it. */
export function layerFrom(mod: Mod, key: string): Layer {
  const on = mod.on ?? [];
  const times = on.filter(({ id }) => id === 'n-times').reduce((product, { n }) => product * n!, 1);
  return {
    id: mod.id, key,
    ...(mod.n === undefined ? {} : { n: mod.n }), ...(mod.trigger === undefined ? {} : { trigger: mod.trigger }), ...(mod.label === undefined ? {} : { label: mod.label }),
    anti: on.filter(({ id }) => id === 'anti').length % 2 === 1,
    ...(on.some(({ id }) => id === 'hidden') ? { hidden: true } : {}),
    times,
    gates: on.filter(({ id }) => modifierById(id).isOpen).map((gate, n) => layerFrom(gate, `${key}.${gate.id}${n}`)),
  };
}
