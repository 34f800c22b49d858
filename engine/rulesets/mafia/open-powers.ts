import type { Ask } from '../../core/asks.ts';
import { living, phaseText, type HeldPower, type Play, type Seat, type Terms } from '../../core/state.ts';
import { untilAnyChanged } from '../../core/until-changed.ts';
import { answersTo } from './grammar/answers.ts';
import { factionById } from './catalogue.ts';
import { alignedNames } from './grammar/recognise.ts';
import { fitsTime, holdings, holdingsOf, isThere, mayAct, type Holding } from './holding.ts';
import { roleOf } from './lookup.ts';
import { chosenBy } from './once-per-player.ts';
import { isOn } from './options.ts';
import { isPublic, seeksPermission } from './openness.ts';
import { ownExpr } from './own.ts';
import { formOfSet, formWith, knownCounts, leftOf, usesLeft } from './power-form.ts';
import { layerOf, type Place, type Power } from './power.ts';
import { alternativeOf, askOf, isRuledOut } from './slash.ts';
import { MOTIVATED } from './waiting.ts';

/** A power that may be used now: its form, and what it is. A Random set has several, of which one is drawn. */
export interface OpenPower {
  /** That of its form. */
  readonly id: string;
  readonly when: Ask['when'];
  /** Put together when it is first looked at: what was chosen is resolved without it. */
  readonly ask: Ask;
  /** As its holder can tell; whether one is really there is for the resolution to say. */
  readonly holdings: readonly Holding[];
  readonly kind: 'power' | 'random' | 'switch';
}

/** Every power that somebody may use in this phase, in seat order. mafia/grammar/base-role?1, mafia/modifier/inactive#1 */
export const openPowers = untilAnyChanged((terms: Terms, play: Play): readonly OpenPower[] =>
  (play.winners ? [] : [...play.order.flatMap(seat => ofSeat(terms, play, seat)), ...ofFactions(terms, play)]));

function ofSeat(terms: Terms, play: Play, seat: Seat): OpenPower[] {
  if (isBusy(terms, play, seat, false)) return [];
  const usable = holdings(play, seat).filter(holding => isUsable(terms, play, holding) && mayAct(play, seat, holding.power));
  const open = groupBySet(usable.filter(holding => !isTaken(play, holding, usable) && !isUsedUp(holding))).map(group => openGroup(terms, play, group, [seat]));
  return isMotivated(play, seat) ? [...open, ...open.filter(one => isTwice(play, one)).map(again)] : open;
}

/** Once every member of a set is used up, as its holder can reckon, the set is closed; while one is left, nothing tells which. mafia/modifier/random#3, ?5 */
function isUsedUp({ held, power }: Holding): boolean {
  const random = randomOf(power);
  return random !== undefined && holdingsOf(held, held.holder).filter(other => randomOf(other.power)?.set === random.set)
    .every(other => knownCounts(other.power).some(layer => leftOf(held, layer) <= 0));
}

/** True if copies that share a count have taken all that is left of it. mafia/modifier/n-shot#1 */
function isTaken({ acts }: Play, holding: Holding, usable: readonly Holding[]): boolean {
  if (askOf(holding) in acts) return false;
  const others = usable.filter(other => other.held === holding.held && askOf(other) in acts);
  return others.length > 0 && knownCounts(holding.power).some(layer =>
    others.filter(({ power }) => knownCounts(power).some(({ key }) => key === layer.key)).length >= leftOf(holding.held, layer));
}

const isMotivated = (play: Play, seat: Seat): boolean =>
  play.phase.name === 'night' && play.traits.some(({ trait, holder, until }) => trait === MOTIVATED && holder === seat && until === phaseText(play.phase));

/** Once it is used, it can be used again if it is not counted or another use is left. mafia/role/motivator?1 */
const isTwice = ({ acts }: Play, { ask: { id, usesLeft: left = Infinity }, kind }: OpenPower): boolean => kind === 'power' && id in acts && left > 1;

/** A second use tonight of one ability. mafia/role/motivator#3 */
const again = (open: OpenPower): OpenPower => {
  const { alternative: _, ...ask } = open.ask;
  const id = `${open.id}~2`;
  return { ...open, id, ask: { ...ask, id, excludes: `${ask.seats[0]!}~2` } };
};

function ofFactions(terms: Terms, play: Play): OpenPower[] {
  if (play.phase.name !== 'night' || play.phase.number === 0) return [];
  return Object.values(play.powers).filter(({ holder }) => holder === 'table').flatMap(held => {
    const users = living(play).filter(seat => play.chats[held.group!]?.members.includes(seat));
    const free = users.filter(seat => !isBusy(terms, play, seat, true));
    return free.length === 0 ? [] : holdingsOf(held, free[0]!).map(holding => openGroup(terms, play, [holding], free));
  });
}

/** mafia/grammar/faction?1: with the option `multitask` off, who uses the shared power uses no other tonight, and the other way round. */
const isBusy = (terms: Terms, play: Play, seat: Seat, isShared: boolean): boolean =>
  !isOn(terms, 'multitask') && Object.values(play.acts).some(act => act.by === seat && isOfGroup(play, act.ask) !== isShared);

/** True if a form is that of a power which nobody holds alone. */
const isOfGroup = (play: Play, ask: string): boolean =>
  Object.values(play.powers).some(({ id, holder }) => holder === 'table' && ask.startsWith(id) && !/^\d/.test(ask.slice(id.length)));

function isUsable(terms: Terms, play: Play, holding: Holding): boolean {
  const { power } = holding;
  const isChoice = power.way === 'chosen' || power.switched || isSwitch(power);
  return isChoice && !isRuledOut(play, holding) && !layerOf(power, 'hidden') && !layerOf(power, 'backup') && fitsTime(power, play.phase) && power.role.isUsable?.(play, holding.id) !== false
    && isThere(terms, play, holding, play.phase, randomOf(power) ? 'blind' : 'holder');
}

/** A passive alternative of a slash is picked by the same choice. mafia/grammar/composition?1 */
const isSwitch = ({ sets, way, switched }: Power): boolean => sets.some(({ kind }) => kind === 'slash') && way !== 'chosen' && !switched;

const randomOf = ({ sets }: Power): Place | undefined => sets.find(({ kind }) => kind === 'random');

/** The members of a Random set go together. mafia/modifier/random#1 */
function groupBySet(usable: readonly Holding[]): Holding[][] {
  const groups = new Map<string, Holding[]>();
  for (const holding of usable) {
    const key = askOf(holding);
    groups.set(key, [...(groups.get(key) ?? []), holding]);
  }
  return [...groups.values()];
}

function openGroup(terms: Terms, play: Play, group: readonly Holding[], seats: readonly Seat[]): OpenPower {
  const [first] = group;
  const { power } = first!;
  const kind = randomOf(power) ? 'random' : isSwitch(power) ? 'switch' : 'power';
  const isNight = play.phase.name === 'night';
  const needsLeave = group.some(one => seeksPermission(one.power));
  let ask: Ask | undefined;
  return {
    kind, holdings: group,
    id: askOf(first!),
    when: isNight && !needsLeave ? 'end' : 'now',
    get ask() { return ask ??= askFor(terms, play, this, seats, isPublic(power) || (needsLeave && !isNight)); },
  };
}

function askFor(terms: Terms, play: Play, { id, when, kind, holdings: group }: Omit<OpenPower, 'ask'>, seats: readonly Seat[], open: boolean): Ask {
  const { held, power } = group[0]!;
  const slash = power.sets.find(({ kind: set }) => set === 'slash');
  return {
    id, seats, when,
    abilities: kind === 'random' ? ['random'] : namesOf(held, power, roleOf(play, seats[0]!).alignment),
    form: kind === 'random' ? formOfSet(group) : kind === 'switch' ? {} : formWith(terms, play, group[0]!),
    ...(held.group === undefined ? {} : { shared: held.group }),
    ...(open ? { open } : {}),
    ...(slash ? { excludes: `${held.id}${slash.set}/`, alternative: alternativeOf(power) } : {}),
    ...(kind === 'power' ? { ...usesLeft(held, power), ...warningOf(play, group[0]!) } : {}),
  };
}

/** mafia/modifier/erratic?1: accepted, with a warning. */
function warningOf(play: Play, holding: Holding): Pick<Ask, 'remark'> {
  const before = chosenBy(play, holding);
  if (before.length === 0) return {};
  return { remark: ({ targets = [] }) => {
    const about = targets.filter(seat => before.includes(seat));
    return about.length === 0 ? undefined : { key: 'chosen.again', about };
  } };
}

/** What an act may call it, in the words that its holder knows: a faction's power goes by the faction's name. */
const namesOf = (held: HeldPower, power: Power, alignment: string | undefined): readonly string[] => {
  const names = ownNames(power);
  if (held.group === undefined) return [...alignedNames(alignment, power.expr), ...names];
  const [id, label] = held.group.split(':');
  const faction = factionById(id!);
  const groups = [...new Set([faction.name, ...faction.alsoNamed])];
  return [...groups, ...(label === undefined ? [] : groups.map(group => `${group}:${label}`))].flatMap(group => names.map(name => `${group} ${name}`.toLowerCase()));
};

function ownNames(power: Power): readonly string[] {
  const names = named.get(power) ?? answersTo(ownExpr(power.expr));
  named.set(power, names);
  return names;
}

/** Every look at a state asks for the names of the same powers. */
const named = new WeakMap<Power, readonly string[]>();
