import type { GameEvent } from '../../../core/events.ts';
import type { Json } from '../../../core/json.ts';
import type { DealFault, Outcome } from '../../../core/ruleset.ts';
import type { HeldPower, Play, Seat, Terms } from '../../../core/state.ts';
import { characterById } from '../catalogue.ts';
import type { Character } from '../character.ts';
import { opens } from '../phases.ts';
import { parseRole, printRole, type Role } from '../role.ts';
import { Scene } from '../scene.ts';
import { castOf } from '../script.ts';
import { WHO } from '../seats.ts';
import { HAD_DEMON } from '../victory.ts';
import { drawBag, isDrawn } from './bag.ts';
import { completed } from './beliefs.ts';
import { openFabled } from './fabled.ts';
import { unlawful } from './lawful.ts';
import { tellStart } from './starting.ts';
import { tokenIn } from './token.ts';

type Dealt = { ok: true; outcome: Outcome } | { ok: false; faults: readonly DealFault[] };

/** Deals characters to seats, in order: given ones, or drawn within the rules. The order of work is clocktower/setup/deal#6. */
export function deal(terms: Terms, names: readonly string[], roles: readonly Json[]): Dealt {
  const cast = castOf(terms);
  const read = readRoles(terms, cast, roles, names);
  if (!read.ok) return read;
  const faults = unlawful(terms, cast, read.roles);
  if (faults.length > 0) return { ok: false, faults };
  const seated = completed(terms, cast, read.roles, names);
  return { ok: true, outcome: dealt(terms, cast, names, seated) };
}

function readRoles(terms: Terms, cast: readonly Character[], texts: readonly Json[], names: readonly string[]): { ok: true; roles: readonly Role[] } | { ok: false; faults: readonly DealFault[] } {
  if (texts.length > 0 && texts.every(isDrawn)) return drawBag(terms, cast, names);
  const roles: Role[] = [];
  const faults: DealFault[] = [];
  for (const [at, text] of texts.entries()) {
    const read = parseRole(typeof text === 'string' ? text : JSON.stringify(text));
    if (read.ok) roles.push(read.role);
    else faults.push({ at, ...read.fault });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, roles };
}

function dealt(terms: Terms, cast: readonly Character[], names: readonly string[], roles: readonly Role[]): Outcome {
  const order = names.map((_, index) => `s${index + 1}`);
  const scene = new Scene(terms, firstPlay(order, names, roles), { cast, waits: false });
  scene.story.events.push({ type: 'Dealt', play: scene.play });
  scene.add(opens(terms, { name: 'night', number: 1 }), ...openTokens(cast, roles));
  openFabled(scene);
  for (const power of scene.powers) scene.abilityOf(power).prepares?.(scene, power);
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

/** What a seat holds: the own character's ability, that which it believes to have, and that which it was granted. */
export function powersOf(seat: Seat, { character, believed, granted }: Role): readonly HeldPower[] {
  const held = (n: number, { id }: Character, origin: HeldPower['origin']): HeldPower => ({ id: `${seat}.${n}`, power: id, holder: seat, origin });
  return [
    held(1, character, 'own'),
    ...(believed ? [held(2, believed, 'believed')] : []),
    ...(granted ? [held(2, granted, 'granted')] : []),
  ];
}

function openTokens(cast: readonly Character[], roles: readonly Role[]): readonly GameEvent[] {
  const token = tokenIn(cast, roles);
  return token ? [{ type: 'PowerGained', power: { id: 't.1', power: characterById(token.id).id, holder: 'table', origin: 'own' } }, { type: 'FactSet', key: HAD_DEMON, value: true }] : [];
}
