import { fieldsOf, type Json } from '../../core/json.ts';
import { nearest } from '../../core/nearest.ts';
import type { DealFault } from '../../core/explained.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Play, Terms } from '../../core/state.ts';
import type { Story } from '../../core/story.ts';
import { catalogue } from './catalogue.ts';
import { gain } from './change-role.ts';
import { seatsFrom } from './draw/drawn-seats.ts';
import { unlawful } from './lawful.ts';
import { unfold } from './moment.ts';
import { isOn } from './options.ts';
import type { Role } from './role.ts';
import { tellRoleList } from './role-list.ts';
import { Scene } from './scene.ts';
import { tellStory } from './story.ts';

/** What a seat is dealt: a role, perhaps with partners that it starts with. */
export interface Dealt {
  readonly role: Role;
  readonly with: { readonly [key: string]: Json };
}

type Result = { ok: true; outcome: Outcome } | { ok: false; faults: readonly DealFault[] };

/** Deals roles to seats, in order. */
export function deal(terms: Terms, names: readonly string[], texts: readonly Json[]): Result {
  const seats = seatsFrom(terms, texts);
  if ('faults' in seats) return { ok: false, ...seats };
  const read = seats.texts.map((text, at) => readRole(text, at));
  const faults = read.flatMap(one => ('fault' in one ? [one.fault] : []));
  if (faults.length > 0) return { ok: false, faults };
  const dealt = read.flatMap(one => ('dealt' in one ? [one.dealt] : []));
  const wrong = unlawful(terms, dealt.map(({ role }) => role));
  if (wrong.length > 0) return { ok: false, faults: wrong };
  const outcome = begin(terms, names, dealt);
  return isOn(terms, 'check') && outcome.play.winners !== null ? { ok: false, faults: [OVER] } : { ok: true, outcome };
}

const OVER: DealFault = { code: 'bad-setup', message: 'this game would be over before it starts: add somebody of another side' };

/** `Witch`, or `{Undead Cupid: {lover: Leo}}`. */
export function readRole(text: Json, at: number): { readonly dealt: Dealt } | { readonly fault: DealFault } {
  const [name, more] = typeof text === 'string' ? [text, {}] : Object.entries(fieldsOf(text))[0] ?? ['', {}];
  const role = catalogue.named(name.replace(/[‘’]/g, "'"));
  if (role && role.category !== 'extra' && role.category !== 'elected') return { dealt: { role, with: fieldsOf(more as Json) } };
  const known = catalogue.all.filter(one => one.category !== 'extra' && one.category !== 'elected').map(one => one.name);
  return { fault: { at, code: 'unknown-role', message: `no role is called "${name}"`, column: 0, nearest: nearest(name, known) } };
}

function begin(terms: Terms, names: readonly string[], dealt: readonly Dealt[]): Story {
  const order = names.map((_, index) => `s${index + 1}`);
  const of = <T>(value: (at: number) => T) => Object.fromEntries(order.map((seat, at) => [seat, value(at)]));
  const play: Play = {
    phase: { name: 'day', number: 0 }, order, names: of(at => names[at]!), seats: of(at => ({ alive: true, role: dealt[at]!.role.name })),
    powers: {}, traits: [], acts: {}, polls: {}, decisions: {}, answers: {}, chats: {}, drawn: {}, news: [], winners: null,
    facts: { dealt: of(at => dealt[at]!.role.name), with: of(at => dealt[at]!.with) },
  };
  const scene = new Scene(terms, play, catalogue);
  scene.story.events.push({ type: 'Dealt', play });
  tellStory(scene, play.phase, false);
  tellRoleList(scene);
  for (const [at, seat] of order.entries()) scene.tell(seat, { kind: 'role', key: 'role.dealt', about: [], result: { word: dealt[at]!.role.name } });
  for (const [at, seat] of order.entries()) gain(scene, seat, dealt[at]!.role);
  for (const power of scene.powers) scene.of(power).begins?.(scene, power, power.holder);
  for (const group of scene.groups) group.begins?.(scene);
  unfold(scene);
  return scene.story;
}
