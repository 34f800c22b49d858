import { modifierById } from '../catalogue.ts';
import { labelOf } from '../enablers.ts';
import type { Layer, Power } from '../power.ts';
import type { Laid, Night, Part, Use } from './night.ts';
import { switchFor } from './reactions.ts';

type Uses = Pick<Night, 'uses' | 'earlier'>;

/** The uses without which a part does not come about: what switched it on, and a Switch that enables it. mafia/modifier/active?1 */
export function needsOf(night: Uses, use: Use, part: Part): readonly Use[] {
  const own = use.way === 'reactive' && use.power.switched ? switchFor(night, use) : undefined;
  const others = switchesFor(night, layersOf(use, part));
  return own ? [own, ...others] : others;
}

/** True if what enables a passive power was stopped. */
export const isEnabledNative = (night: Uses, { whole }: Pick<Laid, 'whole'>): boolean =>
  whole === undefined || switchesFor(night, whole.layers).every(({ home }) => !home);

const layersOf = ({ power, parts }: Use, part: Part): readonly Layer[] =>
  part === parts[0] ? power.layers : [...power.layers, ...(power.layers.find(({ rider }) => rider === part.power)?.gates ?? [])];

function switchesFor({ uses }: Uses, layers: readonly Layer[]): readonly Use[] {
  if (!layers.some(byOthers)) return none;
  const labels = layers.filter(byOthers).map(({ label }) => label ?? '');
  return uses.filter(use => use.way === 'switched' && use.parts.some(({ power }) => isEnabler(power) && labels.includes(labelOf(power))));
}

const byOthers = ({ id }: Layer): boolean => modifierById(id).comesBy === 'others';

const none: readonly Use[] = [];

const isEnabler = ({ role }: Power): boolean => role.trait?.watch === 'enable';
