import { chance, shuffle } from '../../engine/core/chance.ts';
import type { Field } from '../../engine/core/forms.ts';
import type { View } from '../../engine/core/views.ts';

/** A legal choice for a field, drawn at random; what may be left empty is so half of the time. */
export function choice(field: Field, view: View, seed: number, key: string): readonly string[] {
  if (field.of === 'text') return ['hello'];
  const most = field.min === 0 && chance(seed, `${key}/leave`) < 0.5 ? 0 : Math.max(1, field.min);
  return shuffle(seed, key, field.from(view)).slice(0, most);
}
