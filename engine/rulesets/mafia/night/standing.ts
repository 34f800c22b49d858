import { fieldsOf, textsOf, type Json } from '../../../core/json.ts';
import { isAlive, phaseText, type Phase, type Play, type Seat, type Terms, type Trait } from '../../../core/state.ts';
import { modifierById } from '../catalogue.ts';
import { awaitsOf, holdings, isLayerThere, type Holding } from '../holding.ts';
import { withRiders } from '../held.ts';
import { powersOf } from '../lookup.ts';
import type { Layer, Power } from '../power.ts';
import { isAtOrAfter, phaseOf } from '../phases.ts';
import { STANDING } from '../waiting.ts';
import { atWork, isAtWork } from './at-work.ts';
import { makeUse, rationed } from './make-use.ts';
import { countsOn } from './spending.ts';
import type { Laid, Night, Step, Use } from './night.ts';
import { isControlPart } from './use.ts';

/**
 * What was settled earlier, native passives, and what works on its holder by itself.
 * mafia/general/resolution-order#2
 */
export const standing: Step = {
  name: 'standing',
  rule: 'mafia/general/resolution-order#2',
  run(night) {
    const { play, terms } = night;
    const there = atWork(terms, play).filter(({ power }) => !power.switched);
    const passives = there.filter(({ power }) => power.way === 'passive' && awaitsOf(power) !== 'death');
    night.natives.push(...passives.filter(holding => !isWoken(holding)).flatMap(holding => nativesOf(night, holding)));
    night.uses.push(...passives.filter(isWoken).map(holding => onHolder(night, holding)));
    night.natives.push(...play.order.filter(seat => !isAlive(play, seat)).flatMap(seat => looksOf(night, seat)));
    if (!night.byDay || night.ends) for (const use of selfUses(night)) (awaitsOf(use.power) === 'death' ? night.late : night.uses).push(use);
    const lasting = play.traits.filter(({ trait, holder }) => trait === STANDING && isAlive(play, holder));
    night.uses.push(...lasting.flatMap((trait, n) => standingUse(night, trait, `standing.${nameOf(trait)}.${lasting.slice(0, n).filter(other => nameOf(other) === nameOf(trait)).length}`)));
  },
};

/** Passives that a visit brings about and that change what comes: whether they are there is settled with the controls. mafia/general/resolution-order#3 */
const isWoken = ({ power }: Holding): boolean => awaitsOf(power) === 'visit' && withRiders(power).some(one => one.role.trait?.stops !== undefined || isControlPart({ power: one }));

/** A use of what works by itself. */
const onHolder = (night: Night, holding: Holding): Use =>
  makeUse(night, holding, { id: holding.id, by: holding.holder, chosen: [holding.holder], answer: {}, way: 'self' });

/** A passive power and those that ride along with it just now, as traits of their holder. */
const nativesOf = ({ terms, play }: Night, { held, power, holder, id }: Holding): readonly Laid[] => {
  const native = (one: Power, counts: readonly Layer[]): Laid[] => {
    const riders = one.layers.flatMap(layer => (layer.rider && isLayerThere(terms, play, layer, { id, held, holder, power }) ? native(layer.rider, [...counts, ...countsOn([], layer.gates)]) : []));
    return one.role.trait ? [{ kind: one.role.trait, on: holder, by: holder, power: one, held, granted: false, counts, whole: power }, ...riders] : riders;
  };
  return native(power, countsOn(power.layers));
};

/** How the dead look goes on as it was, for whoever counts them. mafia/role/sensor?1, ?2 */
const looksOf = (night: Night, seat: Seat): readonly Laid[] =>
  holdings(night.play, seat).filter(holding => holding.power.way === 'passive' && !holding.power.switched && isAtWork(night.terms, night.play, holding))
    .flatMap(holding => nativesOf(night, holding)).filter(({ kind }) => kind.seems !== undefined);

/** What works on its holder by itself in this phase. */
export const selvesIn = (terms: Terms, play: Play): readonly Holding[] => atWork(terms, play).filter(({ power }) => power.way === 'self' && !power.switched);

/** What works on its holder in this phase, as if it targeted the holder. mafia/modifier/self#2 */
export const selfUses = (night: Night): readonly Use[] =>
  rationed(night.uses, selvesIn(night.terms, night.play)
    .map(holding => makeUse(night, holding, { id: holding.id, by: holding.holder, chosen: [holding.holder], answer: {}, way: 'self' })));

/** The same all through a phase, whatever lapses meanwhile. */
const nameOf = ({ holder, by, args }: Trait): string => `${holder}<${by ?? ''}.${JSON.stringify(args)}`;

/** An earlier use that takes effect now, without targeting anybody again. mafia/modifier/delayed#3, #4, mafia/modifier/permanent?2 */
function standingUse(night: Night, { holder, by, args }: Trait, id: string): Use[] {
  const read = readStanding(args);
  const part = read && lastingPart(night.terms, read, night.play.phase);
  if (!read || !part) return [];
  if (part.role.learns && !isDueAgain(read.since, night)) return [];
  const now: Power = { ...part, delay: part.role.learns ? part.delay : 0, layers: part.layers.filter(({ id: kind }) => modifierById(kind).results), way: 'self' };
  return [{
    id, held: { id: read.held, power: read.power, holder: by ?? holder, origin: 'own' }, by: by ?? holder, way: 'standing',
    power: now, parts: [{ power: now, on: [], works: false }], chosen: read.about ?? read.targets, targets: read.targets, copies: [], answer: {}, counted: [], home: false, failedAt: -1,
    ...(read.drawn ? { drawn: true as const } : {}),
  }];
}

/** What of a standing use takes effect in a phase. */
export function lastingPart(terms: Terms, { power: text, key, rider, from, lasts }: Standing, phase: Phase): Power | undefined {
  const power = powersOf(text).find(one => one.key === key);
  const part = power && (rider === undefined ? power : withRiders(power).find(one => one.key === rider));
  const isNow = from === undefined || from === phaseText(phase) || (lasts && isAtOrAfter(terms, phaseOf(from), phaseText(phase)));
  return isNow && !part?.role.kills ? part : undefined;
}

/** mafia/modifier/permanent?3: each later phase of the kind in which it was used. */
const isDueAgain = (since: string, { phase, play }: Night): boolean => since !== phase && since.startsWith(play.phase.name);

/** What a standing trait remembers of its use. */
export interface Standing {
  readonly held: string;
  /** The held power's text, the power's key in it, and that of the rider that it was. */
  readonly power: string;
  readonly key: string;
  readonly rider?: string;
  readonly targets: readonly Seat[];
  /** For what learns something: whom its results are about, and whether they must not tell what it is. mafia/role/cop?2, mafia/modifier/random#3 */
  readonly about?: readonly Seat[];
  readonly drawn?: boolean;
  /** The phase in which it was used. */
  readonly since: string;
  /** The only phase in which it takes effect, or the first (`lasts`); absent: in every one. */
  readonly from?: string;
  readonly lasts?: boolean;
}

export function readStanding(args: Json | undefined): Standing | undefined {
  const { held, power, key, rider, targets, about, drawn, since, from, lasts } = fieldsOf(args);
  if (typeof held !== 'string' || typeof power !== 'string' || typeof key !== 'string' || typeof since !== 'string' || !Array.isArray(targets)) return undefined;
  return {
    held, power, key, since, targets: textsOf(targets), drawn: drawn === true, lasts: lasts === true,
    ...(Array.isArray(about) ? { about: textsOf(about) } : {}), ...(typeof rider === 'string' ? { rider } : {}), ...(typeof from === 'string' ? { from } : {}),
  };
}
