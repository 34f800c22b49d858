import type { GameEvent } from '../../../core/events.ts';
import type { Json } from '../../../core/json.ts';
import type { DealFault } from '../../../core/explained.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { Play, Seat, Terms } from '../../../core/state.ts';
import { characterById } from '../catalogue.ts';
import type { Character } from '../character.ts';
import { opens, setup } from '../phases.ts';
import { askAll } from './by-hand.ts';
import { parseRole, printRole, type Role } from '../role.ts';
import { Scene } from '../scene.ts';
import { castOf } from '../script.ts';
import { WHO } from '../seats.ts';
import { HAD_DEMON } from '../victory.ts';
import { isOn, isSetUpByHand } from '../options.ts';
import { bagFor, isDrawn } from './bag.ts';
import { believing, type Filled } from './beliefs.ts';
import { DealChoices } from './choices.ts';
import { openFabled } from './fabled.ts';
import { powersOf } from './powers-of.ts';
import { publish } from './publish.ts';
import { sided } from './sides.ts';
import { granting } from './grants.ts';
import { hasRightCounts, offScript, unlawful } from './lawful.ts';
import { prepare } from './preparing.ts';
import { seating } from './seating.ts';
import { seatList } from './seat-list.ts';
import { tellStart } from './starting.ts';
import { tokenIn } from './token.ts';

type Dealt = { ok: true; outcome: Outcome } | { ok: false; faults: readonly DealFault[] };

/** Deals characters to seats: given ones, or drawn within the rules. The order of work is clocktower/setup/deal#6. */
export function deal(terms: Terms, names: readonly string[], texts: readonly Json[]): Dealt {
  const cast = castOf(terms);
  const choices = new DealChoices(terms);
  const list = seatList(choices, names);
  const seats = list.map((at): Chair => ({ seat: `s${at + 1}`, name: names[at]! }));
  const isOpen = texts.length > 0 && texts.every(isDrawn);
  const read = isOpen ? drawn(choices, cast, seats) : given(choices, cast, list.map(at => texts[at]!), seats.map(({ name }) => name));
  if (!read.ok) return placed(read, isOpen ? undefined : list);
  const faults = unlawful(terms, cast, read.roles);
  if (faults.length > 0) return placed({ faults }, isOpen ? undefined : list);
  const filled = believing(choices, cast, read.roles);
  return filled.ok ? { ok: true, outcome: dealt(choices, cast, seats, filled.roles) } : placed(filled, list);
}

/** A fault names the seat as it was given, not by its place at the table. */
const placed = ({ faults }: { readonly faults: readonly DealFault[] }, list: readonly number[] | undefined): Dealt =>
  ({ ok: false, faults: faults.map(({ at, ...fault }) => (at === undefined || !list ? fault : { at: list[at]!, ...fault })) });

function drawn(choices: DealChoices, cast: readonly Character[], seats: readonly Chair[]): Filled {
  const bag = bagFor(choices, cast, seats.length);
  return bag.ok ? { ok: true, roles: seating(choices, bag.roles, seats.map(({ name }) => name)).map(at => bag.roles[at]!) } : bag;
}

function given(choices: DealChoices, cast: readonly Character[], texts: readonly Json[], names: readonly string[]): Filled {
  const read = readRoles(texts);
  const strange = read.ok ? offScript(cast, read.roles) : [];
  if (strange.length > 0) return { ok: false, faults: strange };
  return read.ok ? granting(choices, cast, sided(choices, read.roles, names), roles => hasRightCounts(cast, roles)) : read;
}

function readRoles(texts: readonly Json[]): Filled {
  const read = texts.map(text => parseRole(typeof text === 'string' ? text : JSON.stringify(text)));
  const faults = read.flatMap((one, at): readonly DealFault[] => (one.ok ? [] : [{ at, ...one.fault }]));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, roles: read.flatMap(one => (one.ok ? [one.role] : [])) };
}

/** A drawn order of given roles, mended where a character must sit by another. */
export function mended(terms: Terms, names: readonly string[], texts: readonly Json[]): readonly Json[] {
  const choices = new DealChoices(terms);
  const list = seatList(choices, names);
  const read = readRoles(list.map(at => texts[at]!));
  if (!read.ok || texts.length !== names.length || !isOn(terms, 'check')) return texts;
  const order = seating(choices, read.roles, list.map(at => names[at]!));
  return texts.map((_, at) => texts[list[order[list.indexOf(at)]!]!]!);
}

/** A chair at the table, and who sits in it. */
interface Chair {
  readonly seat: Seat;
  readonly name: string;
}

function dealt(choices: DealChoices, cast: readonly Character[], seats: readonly Chair[], roles: readonly Role[]): Outcome {
  const { terms } = choices;
  const scene = new Scene(terms, firstPlay(seats.map(({ seat }) => seat), seats.map(({ name }) => name), roles), { cast, waits: false });
  scene.story.events.push({ type: 'Dealt', play: scene.play });
  if (isSetUpByHand(terms)) {
    scene.add(opens(terms, setup), ...choices.events, ...openTokens(cast, roles));
    askAll(scene);
    return scene.story;
  }
  scene.add(opens(terms, { name: 'night', number: 1 }), ...choices.events, ...openTokens(cast, roles));
  openFabled(scene);
  publish(scene);
  prepare(scene);
  tellStart(scene);
  return scene.story;
}

const bySeat = <T>(order: readonly Seat[], of: (index: number) => T): Readonly<Record<Seat, T>> => Object.fromEntries(order.map((seat, index) => [seat, of(index)]));

function firstPlay(order: readonly Seat[], names: readonly string[], roles: readonly Role[]): Play {
  return {
    phase: { name: 'night', number: 1 }, order,
    names: bySeat(order, at => names[at]!),
    seats: bySeat(order, at => ({ alive: true, role: printRole(roles[at]!), ...(roles[at]!.believed ? { believes: roles[at]!.believed.name } : {}) })),
    powers: Object.fromEntries(order.flatMap((seat, at) => powersOf(seat, roles[at]!).map(power => [power.id, power]))),
    traits: [], acts: {}, polls: {}, decisions: {}, answers: {}, chats: {}, drawn: {}, news: [], winners: null,
    facts: {
      [WHO]: bySeat(order, at => ({ id: roles[at]!.character.id, kind: roles[at]!.character.kind, side: roles[at]!.side, ...(roles[at]!.believed ? { believes: roles[at]!.believed.id } : {}) })),
      ...(roles.some(({ character }) => character.kind === 'demon') ? { [HAD_DEMON]: true } : {}),
    },
  };
}

function openTokens(cast: readonly Character[], roles: readonly Role[]): readonly GameEvent[] {
  const token = tokenIn(cast, roles);
  return token ? [{ type: 'PowerGained', power: { id: 't.1', power: characterById(token.id).id, holder: 'table', origin: 'own' } }, { type: 'FactSet', key: HAD_DEMON, value: true }] : [];
}
