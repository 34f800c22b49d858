import type { Json } from '../../core/json.ts';
import { Story } from '../../core/story.ts';
import type { DealFault, Outcome } from '../../core/ruleset.ts';
import type { Chat, HeldPower, Play, Seat, SeatFacts, Terms } from '../../core/state.ts';
import { parseRole, type Role } from './grammar/parse.ts';
import { printRole } from './grammar/print.ts';
import { factionById } from './lookup.ts';
import { isOn } from './options.ts';
import { firstPhase } from './phases.ts';
import { tellRole } from './tell.ts';
import { open } from './turn.ts';
import { judge } from './wins.ts';

type Dealt = { readonly ok: true; readonly outcome: Outcome } | { readonly ok: false; readonly faults: readonly DealFault[] };

/** Deals roles to seats in order, checks the table as a whole, tells each seat what it is, and opens the first phase. */
export function deal(terms: Terms, names: readonly string[], roles: readonly Json[]): Dealt {
  const read = roles.map((text, at) => readRole(text, at));
  const faults = read.flatMap(one => (one.ok ? [] : [one.fault]));
  if (names.length !== roles.length) {
    faults.push({ code: 'bad-setup', message: `there are ${names.length} players for ${roles.length} roles` });
  }
  if (faults.length > 0) return { ok: false, faults };
  const play = lay(terms, names, read.flatMap(one => (one.ok ? [one.role] : [])));
  const wrong = isOn(terms, 'check') ? unlawful(terms, play) : undefined;
  if (wrong) return { ok: false, faults: [wrong] };
  const story = new Story(play);
  story.events.push({ type: 'Dealt', play });
  story.add(...play.order.flatMap(seat => tellRole(play, seat)));
  return { ok: true, outcome: open(story, play.phase, []) };
}

function readRole(text: Json, at: number): { ok: true; role: Role } | { ok: false; fault: DealFault } {
  if (typeof text !== 'string') return { ok: false, fault: { at, code: 'bad-setup', message: 'a role is a text such as "Town Cop"' } };
  const parsed = parseRole(text);
  if (!parsed.ok) return { ok: false, fault: { at, code: 'bad-setup', ...parsed.fault } };
  if (parsed.role.alignment === undefined) {
    return { ok: false, fault: { at, code: 'bad-setup', column: 0, message: `"${text}" has no alignment; a player has exactly one, as in "Town ${text}"` } };
  }
  return { ok: true, role: parsed.role };
}

function lay(terms: Terms, names: readonly string[], roles: readonly Role[]): Play {
  const order = names.map((_, index) => `s${index + 1}`);
  const facts = roles.map((role): SeatFacts => ({ alive: true, role: printRole(role) }));
  const members = (faction: string): Seat[] => order.filter((_, index) => roles[index]!.factions.includes(faction));
  const factions = [...new Set(roles.flatMap(role => role.factions))];
  const powers: HeldPower[] = [
    ...order.flatMap((seat, index) => roles[index]!.powers.map((power, n): HeldPower => ({ id: `${seat}.${n + 1}`, power, holder: seat, origin: 'own' }))),
    ...factions.flatMap(id => factionById(id).powers.map((power): HeldPower => ({ id: '', power, holder: 'table', group: id, origin: 'own' })))
      .map((power, n) => ({ ...power, id: `t.${n + 1}` })),
  ];
  return {
    phase: firstPhase(terms),
    order,
    names: Object.fromEntries(order.map((seat, index) => [seat, names[index]!])),
    seats: Object.fromEntries(order.map((seat, index) => [seat, facts[index]!])),
    powers: Object.fromEntries(powers.map(power => [power.id, power])),
    chats: Object.fromEntries(factions.filter(id => factionById(id).chat !== 'none').map((id): [string, Chat] => [id, { members: members(id), open: false }])),
    traits: [], acts: {}, polls: {}, decisions: {}, answers: {}, facts: {}, drawn: {}, news: [], winners: null,
  };
}

function unlawful(terms: Terms, play: Play): DealFault | undefined {
  if (play.order.length < 5) {
    return { code: 'bad-setup', message: `${play.order.length} players are too few for a lawful game of five or more (option check: off allows it)` };
  }
  return judge(terms, play) === null ? undefined : { code: 'bad-setup', message: 'this game would be over before it starts: somebody has already won (option check: off allows it)' };
}
