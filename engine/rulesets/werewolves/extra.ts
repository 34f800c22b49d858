import type { Json } from '../../core/json.ts';
import type { Play, Terms } from '../../core/state.ts';
import { catalogue } from './catalogue.ts';
import { Scene } from './scene.ts';

/** Who holds which office, and the effects that lie on players, by name: what only the hosts see. */
export function extra(terms: Terms, play: Play): Readonly<Record<string, Json>> {
  const scene = new Scene(terms, play, catalogue);
  const name = (seat: string): string => play.names[seat]!;
  const offices = scene.powers.filter(power => scene.of(power).category === 'elected' && scene.isAlive(power.holder)).map(({ power, holder }) => [power, name(holder)]);
  const effects = play.order.map(seat => [name(seat), [...new Set(play.traits.filter(({ holder, trait }) => holder === seat && shown(scene).includes(trait)).map(({ trait }) => trait))]] as const);
  return { offices: Object.fromEntries(offices) as Json, effects: Object.fromEntries(effects.filter(([, traits]) => traits.length > 0)) as Json };
}

/** Effects that have a name in the catalogue. */
const shown = (scene: Scene): readonly string[] => [...scene.teams.flatMap(({ effects = [] }) => effects), 'waiter', 'amulet', 'protected', 'disqualified'];
