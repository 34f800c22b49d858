import type { DealFault } from '../../core/explained.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { alignmentById, modifierById, roleById } from './catalogue.ts';
import type { Expr, Mod, Role } from './grammar/expression.ts';
import { enablerNamed, labelled } from './enablers.ts';
import { modText } from './grammar/print-expr.ts';
import { roleOf } from './lookup.ts';
import { factionOf, factionsIn, namedMembers } from './memberships.ts';
import { isOn } from './options.ts';
import { judge } from './wins.ts';

/** The first thing that the rules would not deal, in one sentence that names it; undefined: the table is lawful. */
export const unlawful = (terms: Terms, play: Play): DealFault | undefined =>
  tooFew(play) ?? alone(play) ?? divided(play) ?? hiddenFault(terms, play) ?? disabled(play) ?? idle(play) ?? overBefore(terms, play);

const fault = (message: string, at?: number): DealFault =>
  ({ code: 'bad-setup', message: `${message} (option check: off allows it)`, ...(at === undefined ? {} : { at }) });

const tooFew = ({ order }: Play): DealFault | undefined =>
  (order.length < 5 ? fault(`${order.length} players are too few for a lawful game of five or more`) : undefined);

/** mafia/grammar/faction#1 */
function alone(play: Play): DealFault | undefined {
  for (const slug of factionsIn(play)) {
    const { least, name, memberNames } = factionOf(slug);
    const [only, ...others] = namedMembers(play, slug);
    if (only !== undefined && others.length + 1 < least) return fault(`the ${memberNames[0]!} is alone, and a ${name} has two members or more`, play.order.indexOf(only));
  }
  return undefined;
}

/** mafia/faction/friendship#3, ?1, mafia/faction/masonhood#3, ?1 */
function divided(play: Play): DealFault | undefined {
  for (const slug of factionsIn(play).filter(one => factionOf(one).isOneAlignment)) {
    const sides = [...new Set(namedMembers(play, slug).map(seat => roleOf(play, seat).alignment!))];
    const { memberNames: [name], name: faction } = factionOf(slug);
    if (sides.length > 1) return fault(`all of one ${faction} have the same alignment, and here is a ${name!} who is ${sides.map(side => alignmentById(side).name).join(' and one who is ')}`);
  }
  return undefined;
}

/** mafia/modifier/hidden#4, #5, ?1 */
function hiddenFault(terms: Terms, play: Play): DealFault | undefined {
  if (isOn(terms, 'hidden')) return undefined;
  const at = play.order.findIndex(seat => modsOf(roleOf(play, seat)).some(mod => mod.id === 'hidden' || (isHidden(mod) && !isSwitched(play, seat, mod))));
  return at < 0 ? undefined : fault('"Hidden" is used only with the option hidden: true, which all players are told, except for Hidden Enabled beside a Switch', at);
}

const isHidden = ({ on = [] }: Mod): boolean => on.some(({ id }) => id === 'hidden');

/** Enabled by the Switch of another player. */
const isSwitched = (play: Play, seat: Seat, mod: Mod): boolean =>
  needsEnabler(mod) && enablersBeside(play, seat).some(one => one.isSwitched && one.label === mod.label);

/** mafia/modifier/enabled#1, #5 */
function disabled(play: Play): DealFault | undefined {
  for (const [at, seat] of play.order.entries()) {
    const alone = modsOf(roleOf(play, seat)).filter(needsEnabler).find(({ label }) => !enablersBeside(play, seat).some(one => one.label === label));
    if (alone) return fault(`"${modText(alone).text}" needs an ${enablerNamed(alone.label)} with another player`, at);
  }
  return undefined;
}

/** mafia/role/enabler#1 */
function idle(play: Play): DealFault | undefined {
  for (const [at, seat] of play.order.entries()) {
    const isTied = (label: string | undefined): boolean =>
      play.order.some(other => other !== seat && modsOf(roleOf(play, other)).some(mod => needsEnabler(mod) && mod.label === label));
    const lone = roleOf(play, seat).parts.flatMap(enablersOf).find(({ label }) => !isTied(label));
    if (lone) return fault(`"${enablerNamed(lone.label)}" needs something ${labelled('Enabled', lone.label)} with another player`, at);
  }
  return undefined;
}

interface EnablerThere {
  readonly label: string | undefined;
  /** Its holder switches it on. */
  readonly isSwitched: boolean;
}

const enablersBeside = (play: Play, seat: Seat): readonly EnablerThere[] =>
  play.order.filter(other => other !== seat).flatMap(other => roleOf(play, other).parts.flatMap(enablersOf));

/** Every Enabler of an expression. */
function enablersOf(expr: Expr): readonly EnablerThere[] {
  switch (expr.kind) {
    case 'role': return roleById(expr.id).trait?.watch === 'enable' ? [{ label: expr.label, isSwitched: false }] : [];
    case 'mod': return enablersOf(expr.of).map(one => ({ ...one, isSwitched: one.isSwitched || expr.mod.id === 'active' }));
    case 'ing': return [...enablersOf(expr.of), ...enablersOf(expr.rider)];
    case 'slash':
    case 'all': return expr.of.flatMap(enablersOf);
    case 'er':
    case 'member': return [];
  }
}

const needsEnabler = ({ id }: Mod): boolean => modifierById(id).comesBy === 'others';

/** Every modifier of a role, with those that stand on it. */
const modsOf = ({ members, parts }: Role): readonly Mod[] => [...members, ...parts].flatMap(modsIn);

function modsIn(expr: Expr): readonly Mod[] {
  switch (expr.kind) {
    case 'mod': return [...within(expr.mod), ...modsIn(expr.of)];
    case 'ing': return [...modsIn(expr.rider), ...modsIn(expr.of)];
    case 'slash':
    case 'all': return expr.of.flatMap(modsIn);
    default: return [];
  }
}

const within = (mod: Mod): readonly Mod[] => [mod, ...(mod.on ?? []).filter(({ id }) => id !== 'hidden').flatMap(within)];

const overBefore = (terms: Terms, play: Play): DealFault | undefined =>
  (judge(terms, play) === null ? undefined : fault('this game would be over before it starts: somebody has already won'));
