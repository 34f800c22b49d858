import type { CardLine } from '../../core/messages.ts';
import { modifierById } from './catalogue.ts';
import { counted, effectOf } from './card-effect.ts';
import type { Layer, Power } from './power.ts';

/** What its modifiers change about a power, the innermost first, each in a sentence of its own. */
export const modifierLines = (power: Power): readonly CardLine[] => [
  ...(power.anti ? [{ key: 'card.mod.anti' }] : []),
  ...power.layers.flatMap(layer => [lineOf(power, layer), ...layer.gates.map(gate => gateLine(layer, gate))]),
];

function lineOf(power: Power, layer: Layer): CardLine {
  if (layer.rider) return { key: power.way === 'passive' ? 'card.mod.ing.own' : 'card.mod.ing', args: { rider: layer.rider.role.name, does: effectOf({ ...layer.rider, way: power.way }) } };
  return { key: `card.mod.${keyOf(power, layer)}`, args: { ...counted(layer.n ?? 0), times: layer.times } };
}

/** Which sentence a modifier has: those that are turned around, triggered or count something passive have their own. */
function keyOf(power: Power, { id, anti, trigger }: Layer): string {
  if (trigger !== undefined) return `${id}.${trigger}`;
  if (anti) return `${id}.anti`;
  return id === 'n-shot' && power.way !== 'chosen' && !power.switched ? 'n-shot.passive' : id;
}

/** When a modifier is there at all. */
const gateLine = (layer: Layer, gate: Layer): CardLine => ({
  key: 'card.gate',
  args: { modifier: layer.rider ? layer.rider.role.ing : modifierById(layer.id).name, when: { key: `card.gate.${gate.id}`, ...counted(gate.n ?? 0) } },
});
