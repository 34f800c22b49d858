import { fieldsOf, type Json } from '../../core/json.ts';
import { phaseText, type HeldPower, type Phase, type Play } from '../../core/state.ts';
import { modifierById } from './catalogue.ts';
import type { Expr } from './grammar/expression.ts';
import { printExpr } from './grammar/print-expr.ts';
import { holdings, withRiders, type Holding } from './held.ts';
import { powersOf } from './lookup.ts';
import { uncovered } from './own.ts';
import type { BaseRole, Layer, Power } from './power.ts';
import { roles } from './roles/index.ts';
import { askOf } from './slash.ts';
import { STANDING } from './waiting.ts';

/** An Enabler in somebody's hands, perhaps riding on another power. */
export interface Enabler {
  readonly holding: Holding;
  readonly label: string;
  /** What must be there for it to ride along. */
  readonly gates: readonly Layer[];
  /** False for one that has to be switched on and is not. mafia/modifier/active#4 */
  isOn(phase: Phase): boolean;
}

const enables = ({ trait }: BaseRole): boolean => trait?.watch === 'enable';
const isEnabler = ({ role }: Power): boolean => enables(role);

const baseRoles: readonly BaseRole[] = roles;
/** What an Enabler is called, with its label. */
export const enablerNamed = (label: string | undefined): string => labelled(baseRoles.find(enables)!.name, label);

export const labelled = (name: string, label: string | undefined): string => (label === undefined ? name : `${name}:${label}`);

/** All Enablers of the game. */
export const enablersIn = (play: Play): readonly Enabler[] => play.order.flatMap(seat => holdings(play, seat)).flatMap(holding => {
  const isOn = (phase: Phase): boolean => !holding.power.switched || isSwitchedOn(play, holding, phase);
  return [{ power: holding.power, gates: [] }, ...holding.power.layers.flatMap(({ rider, gates }) => (rider ? [{ power: rider, gates }] : []))]
    .filter(({ power }) => isEnabler(power))
    .map(({ power, gates }) => ({ holding, gates, isOn, label: labelOf(power) }));
});

/** By night the choice that stands, by day what it has brought; a Delayed one comes later. */
function isSwitchedOn({ acts, traits }: Play, holding: Holding, phase: Phase): boolean {
  const { held, power } = holding;
  const isForced = power.layers.some(({ id }) => id === 'compulsive');
  const isChosen = power.delay === 0 && (isForced || askOf(holding) in acts);
  return isChosen || traits.some(({ trait, args }) => trait === STANDING && isOf(args, held, power) && hasFrom(args, phase));
}

const isOf = (args: Json | undefined, held: HeldPower, power: Power): boolean => {
  const of = fieldsOf(args);
  return of['held'] === held.id && of['key'] === power.key;
};
const hasFrom = (args: Json | undefined, phase: Phase): boolean => fieldsOf(args)['from'] === phaseText(phase);

/** The label after the colon; all without one belong together. */
export const labelOf = ({ expr }: Pick<Power, 'expr'>): string => labelIn(expr);

function labelIn(expr: Expr): string {
  switch (expr.kind) {
    case 'role': return expr.label ?? '';
    case 'mod':
    case 'ing': return labelIn(expr.of);
    default: return '';
  }
}

/** What is tied to the Enablers of a label, as it is printed but for the word Hidden; whose it is does not show. mafia/role/enabler#4, ?3 */
export const enabledBy = (play: Play, label: string): readonly string[] =>
  [...new Set(play.order.flatMap(seat => holdings(play, seat)).filter(({ power }) => power.layers.some(layer => needs(layer, label))).map(({ power }) => printExpr(uncovered(power.expr))))].sort();

const needs = (layer: Layer, label: string): boolean => [layer, ...layer.gates].some(({ id, label: own }) => modifierById(id).comesBy === 'others' && (own ?? '') === label);

const DEALT = 'enablers';

/** How many Enablers of each label a game begins with: a part needs all of its own. mafia/role/enabler#6, ?1 */
export function countedEnablers(powers: readonly HeldPower[]): Readonly<Record<string, Json>> {
  const labels = powers.flatMap(({ power }) => powersOf(power)).flatMap(withRiders).filter(isEnabler).map(labelOf);
  return labels.length === 0 ? {} : { [DEALT]: Object.fromEntries([...new Set(labels)].map(label => [label, labels.filter(one => one === label).length])) };
}

/** True if as many Enablers of the label are there as the game began with. mafia/modifier/enabled#5 */
export function isEnabledBy({ facts }: Play, label: string, working: readonly Enabler[]): boolean {
  const dealt = fieldsOf(facts[DEALT])[label];
  return typeof dealt === 'number' && working.filter(one => one.label === label).length >= dealt;
}
