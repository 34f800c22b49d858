import { isAlive, phaseText, type HeldPower, type Phase, type Play, type Seat, type Terms } from '../../core/state.ts';
import { modifierById } from './catalogue.ts';
import { enablersIn, isEnabledBy, type Enabler } from './enablers.ts';
import { fitsTime, usedIn, type Holding } from './held.ts';
import type { GateContext } from './modifier.ts';
import type { Layer, Power } from './power.ts';
import { hasBegun, phasesBetween } from './phases.ts';
import { isPicked } from './slash.ts';

export { fitsTime, holdings, holdingsOf, usedIn, usedKey, type Holding } from './held.ts';

/**
 * Who asks whether a power is there: the rules; its holder, who does not notice what depends on others or is Hidden; or somebody
 * who must not learn either what it was used for, as the user of a Random set; or whoever reads a role, in which also counts what only has to
 * rest. mafia/modifier/enabled?1, mafia/modifier/random#3, mafia/role/rolecop?3
 */
export type Eye = 'rules' | 'holder' | 'blind' | 'reader';

/** True if what comes and goes with a power lets it be there now: an Inactive part does not count as held. mafia/modifier/inactive#1 */
export const isThere = (terms: Terms, play: Play, holding: Holding, phase: Phase = play.phase, eye: Eye = 'rules'): boolean =>
  isOpenTo(sceneOf(terms, play), holding, phase, eye);

/** Whether a layer lets what it stands on be there: its own kind says so, if it is not itself gone. */
export const isOpen = (terms: Terms, play: Play, layer: Layer, on: Bearer, phase: Phase = play.phase): boolean => opens(sceneOf(terms, play), layer, on, phase);

/** True if a modifier is there now: Even Strongman. */
export const isLayerThere = (terms: Terms, play: Play, layer: Layer, on: Bearer, phase: Phase = play.phase): boolean =>
  layer.gates.every(gate => isOpen(terms, play, gate, on, phase));

/** What must happen in the phase itself for a power to be there. mafia/modifier/triggered#5, #6 */
export const awaitsOf = ({ layers }: Pick<Power, 'layers'>): 'visit' | 'death' | undefined =>
  layers.map(layer => modifierById(layer.id).awaits?.(layer)).find(what => what !== undefined);

/** mafia/modifier/triggered#4: only a lynched player acts when dead. */
export const mayAct = (play: Play, seat: Seat, { layers }: Pick<Power, 'layers'>): boolean =>
  isAlive(play, seat) || layers.some(layer => modifierById(layer.id).outlives?.(layer) === true);

/** What a layer stands on. */
interface Bearer {
  readonly id: string;
  readonly held: HeldPower;
  readonly holder: Seat;
  readonly power: Pick<Power, 'time' | 'layers'>;
}

/** What is asked about, with the labels of Enablers that are there. */
interface Scene {
  readonly terms: Terms;
  readonly play: Play;
  enables(label: string, phase: Phase): boolean;
}

function isOpenTo(scene: Scene, holding: Holding, phase: Phase, eye: Eye): boolean {
  const { power } = holding;
  if (!isHeld(scene, holding.held, phase, eye)) return false;
  if (eye !== 'reader' && phase.number === 0 && isUsed(power) && !isForNight0(power)) return false;
  return power.layers.every(layer => !isSeen(layer, power, eye) || opens(scene, layer, holding, phase));
}

/** What was lost unknown to its holder is there for nobody else; what is gained is there from its phase on. mafia/role/vanillaiser?5, mafia/role/absorber#2 */
const isHeld = ({ terms }: Scene, { origin, since }: HeldPower, phase: Phase, eye: Eye): boolean =>
  (origin !== 'believed' || eye === 'holder' || eye === 'blind') && (since === undefined || hasBegun(terms, since, phase));

/** Passive powers are there in Night 0; nothing is used in it without a permission. mafia/general/phases#6, mafia/modifier/even?1 */
const isUsed = ({ way, switched }: Power): boolean => way !== 'passive' || switched;

const isForNight0 = (power: Pick<Power, 'layers'>): boolean => power.layers.some(layer => modifierById(layer.id).isForNight0?.(layer) === true);

/** What a count limits is one option of the form; the rest stays. mafia/role/arsonist#4 */
const limitsAll = ({ id }: Layer, { role }: Pick<Power, 'role'>): boolean => role.counts === undefined || modifierById(id).counts !== 'use';

function isSeen(layer: Layer, power: Power, eye: Eye): boolean {
  if (!limitsAll(layer, power)) return false;
  if (eye === 'rules') return true;
  const { comesBy, rests } = modifierById(layer.id);
  if (eye === 'reader') return !rests;
  return comesBy !== 'others' && !layer.hidden && (eye === 'holder' || comesBy !== 'use');
}

function opens(scene: Scene, layer: Layer, on: Bearer, phase: Phase): boolean {
  const kind = modifierById(layer.id);
  if (!kind.isOpen) return true;
  const at = contextOf(scene, layer, on, phase);
  const isGone = layer.gates.some(gate => (modifierById(gate.id).counts ? at.earlier.length >= gate.n! : !opens(scene, gate, on, phase)));
  return isGone || kind.isOpen(layer, at);
}

const contextOf = (scene: Scene, layer: Layer, on: Bearer, phase: Phase): GateContext => ({
  terms: scene.terms, play: scene.play, holder: on.holder, phase,
  spent: on.held.spent?.[layer.key] ?? 0,
  get earlier() { return opportunities(scene, layer, on, phase); },
  get usedIn() { return usedIn(scene.play, on.id); },
  isEnabled: label => scene.enables(label, phase),
});

/** What depends on phases alone counts wherever it stands, and Novice where it stands inside. mafia/modifier/novice?2, mafia/modifier/non-consecutive?3 */
function opportunities(scene: Scene, layer: Layer, on: Bearer, phase: Phase): readonly string[] {
  const { power, held } = on;
  const depth = power.layers.indexOf(layer);
  const others = power.layers.filter((other, at) => {
    const { comesBy } = modifierById(other.id);
    const isPlain = comesBy === 'phase' && other.gates.length === 0;
    return other !== layer && (isPlain || (at < depth && (comesBy === 'phase' || comesBy === 'opportunity')));
  });
  return phasesBetween(scene.terms, held.since, phase)
    .filter(past => fitsTime(power, past) && (past.number > 0 || isForNight0(power)) && others.every(other => opens(scene, other, on, past)))
    .map(phaseText);
}

const sceneOf = (terms: Terms, play: Play): Scene => ({ terms, play, enables: (label, phase) => isEnabledBy(play, label, working(terms, play, phase)) });

/** The Enablers that are in the game and work: an Enabled one among them needs others that do. mafia/role/enabler#3, #5, mafia/modifier/enabled#3 */
function working(terms: Terms, play: Play, phase: Phase): readonly Enabler[] {
  const all = enablersIn(play).filter(({ holding }) => mayAct(play, holding.holder, holding.power) && fitsTime(holding.power, phase) && isPicked(play, holding) && awaitsOf(holding.power) === undefined);
  let on = all;
  for (let round = 0; round <= all.length; round += 1) {
    const scene: Scene = { terms, play, enables: label => isEnabledBy(play, label, on) };
    const next = all.filter(({ holding, isOn, gates }) => isOn(phase) && isOpenTo(scene, holding, phase, 'rules') && gates.every(gate => opens(scene, gate, holding, phase)));
    if (next.length === on.length) break;
    on = next;
  }
  return on;
}
