import { check } from '../../../core/forms.ts';
import { draw } from '../../../core/pins.ts';
import type { Ask } from '../../../core/asks.ts';
import type { Act, Seat } from '../../../core/state.ts';
import { isLayerThere, type Holding } from '../holding.ts';
import { seenFrom } from '../known.ts';
import type { OpenPower } from '../open-powers.ts';
import { reachedBy } from '../once-per-player.ts';
import { isPicked } from '../slash.ts';
import { countOf, type Night } from './night.ts';

/** mafia/modifier/compulsive#2: who must and did not is used by force, with random legal targets. */
export function forced(night: Night, open: OpenPower): Act | undefined {
  const { id, holdings, kind } = open;
  if (kind === 'switch' || id.endsWith('~2') || !holdings.every(holding => mustUse(night, holding))) return undefined;
  const { ask } = open;
  const [by] = ask.seats;
  if (by === undefined || !holdings.some(holding => isPicked(night.play, holding))) return undefined;
  const view = seenFrom(night.terms, night.play, by);
  const raw: Record<string, readonly string[]> = {};
  for (const [name, field] of Object.entries(ask.form)) {
    if (field.min === 0) continue;
    const legal = field.from(view).filter(seat => !holdings.every(holding => reachedBy(night.play, holding).includes(seat)));
    const chosen = field.of === 'seat' ? drawnTargets(night, ask, legal, field.min) : field.of === 'text' ? ['…'] : [];
    if (chosen === undefined) return undefined;
    raw[name] = chosen;
  }
  const checked = check(ask.form, view, raw);
  return checked.ok ? { ask: ask.id, by, answer: checked.answer } : undefined;
}

const mustUse = ({ terms, play }: Night, holding: Holding): boolean =>
  holding.power.layers.some(layer => layer.id === 'compulsive' && isLayerThere(terms, play, layer, holding));

/** Different ones, one after the other; none where there are too few. mafia/modifier/compulsive?1 */
function drawnTargets(night: Night, { id }: Ask, legal: readonly Seat[], count: number): readonly Seat[] | undefined {
  const chosen: Seat[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const options = legal.filter(seat => !chosen.includes(seat));
    if (options.length === 0) return undefined;
    chosen.push(draw(night.terms, night.play, 'compulsive-target', `compulsive/${night.phase}/${id}/${nth}`, options, countOf(night, 'compulsive-target')));
    if (options.length > 1) night.drawn.push('compulsive-target');
  }
  return chosen;
}
