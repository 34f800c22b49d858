import type { Answer, Seat } from '../../../core/state.ts';
import { modifierById } from '../catalogue.ts';
import { isLayerThere, isThere, type Holding } from '../holding.ts';
import { ADD_ONS, addOnName, isCount, leftOf, optionalLayers } from '../power-form.ts';
import type { Layer, Power } from '../power.ts';
import type { Night, Use } from './night.ts';
import { partsOf } from './use.ts';

export interface Made {
  readonly id: string;
  readonly by: Seat;
  readonly chosen: readonly Seat[];
  readonly answer: Answer;
  readonly way?: Use['way'];
  readonly drawn?: true;
}

/** A use with the modifiers that are there now and that were not left out; it comes to nothing where the power itself is not there. */
export function makeUse(night: Night, holding: Holding, { id, by, chosen, answer, way, drawn }: Made): Use {
  const { held, power } = holding;
  const optional = optionalLayers(power);
  const isLeftOut = (layer: Layer): boolean => optional.includes(layer) && !answer[ADD_ONS]?.includes(addOnName(layer));
  const layers = power.layers.filter(layer => !isLeftOut(layer) && isLayerThere(night.terms, night.play, layer, holding));
  const used: Power = { ...power, layers };
  return {
    id, held, by, chosen, answer,
    power: used,
    way: way ?? (power.way === 'chosen' ? 'chosen' : 'switched'),
    parts: partsOf(used),
    ...(held.group === undefined ? {} : { faction: held.group }),
    ...(drawn ? { drawn } : {}),
    counted: countedIn(used, answer).filter(layer => !(id.endsWith('~2') && modifierById(layer.id).counts === 'phase')).map(({ key }) => key),
    targets: chosen, copies: [], home: !isThere(night.terms, night.play, holding), failedAt: -1,
  };
}

/** Under which layers a use is counted, those of its add-ons with them. mafia/modifier/n-shot?1, ?5, mafia/role/arsonist#4 */
function countedIn({ role, layers }: Power, answer: Answer): readonly Layer[] {
  const isLimited = role.counts === undefined || Object.values(answer).some(values => values.includes(role.counts!));
  const own = layers.filter(layer => isCount(layer) && (isLimited || modifierById(layer.id).counts === 'phase'));
  return [...own, ...layers.flatMap(({ gates }) => gates.filter(isCount))];
}

/** Copies that share a count use it up together, in the order of the role; for whom nothing is left, the use stays at home. mafia/modifier/n-shot#1 */
export function rationed(before: readonly Use[], uses: readonly Use[]): Use[] {
  const taken = new Map<string, number>();
  const take = ({ held, counted }: Use): void => counted.forEach(key => taken.set(`${held.id} ${key}`, (taken.get(`${held.id} ${key}`) ?? 0) + 1));
  before.forEach(take);
  return uses.map(use => {
    const isLeft = (layer: Layer): boolean => leftOf(use.held, layer) > (taken.get(`${use.held.id} ${layer.key}`) ?? 0);
    const now = withoutSpent(use, isLeft);
    take(now);
    return now;
  });
}

function withoutSpent(use: Use, isLeft: (layer: Layer) => boolean): Use {
  const isCounted = (layer: Layer): boolean => use.counted.includes(layer.key);
  if (use.power.layers.some(layer => isCounted(layer) && !isLeft(layer))) return { ...use, home: true, counted: [] };
  const layers = use.power.layers.filter(({ gates }) => gates.every(gate => !isCounted(gate) || isLeft(gate)));
  if (layers.length === use.power.layers.length) return use;
  const power = { ...use.power, layers };
  const left = new Set(layers.flatMap(layer => [layer, ...layer.gates]).map(({ key }) => key));
  return { ...use, power, parts: partsOf(power), counted: use.counted.filter(key => left.has(key)) };
}
