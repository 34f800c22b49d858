import type { Form } from '../../core/forms.ts';
import type { HeldPower, Play, Terms } from '../../core/state.ts';
import { modifierById } from './catalogue.ts';
import { isLayerThere, type Holding } from './holding.ts';
import { formOf, type Layer, type Power } from './power.ts';

/** The field of the add-ons: apart from a role's own options, whose place they do not take. */
export const ADD_ONS = 'with';

/** The form of a power, with the add-ons that may be left out. mafia/modifier/n-shot#4 */
export function formWith(terms: Terms, play: Play, holding: Holding): Form {
  const { held, power } = holding;
  const there = power.layers.filter(layer => isLayerThere(terms, play, layer, holding));
  const form = power.way === 'chosen' ? { ...wordsOf(power, there), ...withoutSpent(formOf(power.role), held, power) } : {};
  return withAddOns(form, optionalLayers(power).filter(layer => there.includes(layer)));
}

/** The words that go along with a base role that rides along: with an add-on only if that is added. mafia/modifier/ing#2 */
const wordsOf = (power: Power, there: readonly Layer[]): Form => Object.fromEntries(there.flatMap(layer =>
  (layer.hidden ? [] : Object.entries(layer.rider?.role.also ?? {}).filter(([, { of }]) => of === 'text').map(([name, field]) =>
    [name, optionalLayers(power).includes(layer) ? { ...field, min: 0 } : field]))));

function withAddOns(form: Form, layers: readonly Layer[]): Form {
  const names = [...new Set(layers.map(addOnName))];
  return names.length === 0 ? form : { ...form, [ADD_ONS]: { of: 'option', label: 'with', min: 0, max: names.length, distinct: true, from: () => names } };
}

/**
 * The form of a Random set: the most that any member needs, whatever has been used up, which would tell what was drawn.
 * mafia/modifier/random#2, #3, ?3
 */
export function formOfSet(group: readonly Holding[]): Form {
  const forms = group.map(({ power }) => formOf(power.role));
  const names = [...new Set(forms.flatMap(form => Object.keys(form)))];
  const widest = Object.fromEntries(names.map(name => [name, forms.flatMap(form => form[name] ?? []).reduce((most, field) => (field.max > most.max ? field : most))]));
  return withAddOns(widest, group.flatMap(({ power }) => optionalLayers(power)));
}

/** mafia/role/arsonist#4: what is limited is one option of the form, and the rest stays. */
function withoutSpent(form: Form, held: HeldPower, power: Power): Form {
  if (power.role.counts === undefined || !power.layers.some(layer => !layer.hidden && isSpent(held, layer))) return form;
  const { option: _, ...rest } = form;
  return Object.fromEntries(Object.entries(rest).map(([name, { unless: __, ...field }]) => [name, field]));
}

const isSpent = (held: HeldPower, layer: Layer): boolean => modifierById(layer.id).counts === 'use' && leftOf(held, layer) <= 0;

/** Uses left under a layer that counts. */
export const leftOf = (held: HeldPower, { key, n }: Layer): number => n! - (held.spent?.[key] ?? 0);

/** True if uses are counted under a layer. */
export const isCount = ({ id }: Layer): boolean => modifierById(id).counts !== undefined;

/** Modifiers with a count of their own, which their holder may leave out where something is chosen at all and the holder knows of it. */
export const optionalLayers = (power: Power): readonly Layer[] =>
  (power.way !== 'chosen' && !power.switched ? [] : power.layers.filter(layer =>
    !layer.hidden && modifierById(layer.id).comesBy === undefined && layer.gates.some(gate => isCount(gate) && !gate.hidden)));

/** The word by which an act names an add-on: as it is printed. */
export const addOnName = (layer: Layer): string => (layer.rider ? layer.rider.role.ing : modifierById(layer.id).name).toLowerCase();

/** The counts on the power itself that its holder knows of. */
export const knownCounts = ({ layers }: Power): readonly Layer[] => layers.filter(layer => isCount(layer) && !layer.hidden && layer.gates.length === 0);

/** The smallest of them. mafia/modifier/n-shot?4, ?5 */
export function usesLeft(held: HeldPower, power: Power): { usesLeft?: number } {
  const counts = knownCounts(power);
  return counts.length === 0 ? {} : { usesLeft: Math.max(0, Math.min(...counts.map(layer => leftOf(held, layer)))) };
}
