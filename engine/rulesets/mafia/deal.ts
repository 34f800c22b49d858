import type { Json } from '../../core/json.ts';
import { Story } from '../../core/story.ts';
import type { DealFault } from '../../core/explained.ts';
import type { Outcome } from '../../core/outcome.ts';
import { isAlive, phaseText, type HeldPower, type Play, type Terms } from '../../core/state.ts';
import type { Role } from './grammar/expression.ts';
import { parseRole } from './grammar/parse.ts';
import { printExpr, printRole } from './grammar/print.ts';
import { countedEnablers } from './enablers.ts';
import { factionOf, membershipsOf } from './memberships.ts';
import { unlawful } from './lawful.ts';
import { isOn } from './options.ts';
import { firstPhase } from './phases.ts';
import { nameAtStart } from './dawn/name.ts';
import { withStumps } from './day/level.ts';
import { stumped } from './day/stump.ts';
import { said, tellRole } from './tell.ts';
import { open } from './opening.ts';

type Dealt = { readonly ok: true; readonly outcome: Outcome } | { readonly ok: false; readonly faults: readonly DealFault[] };

/** Deals roles to seats in order, checks the table as a whole, tells each seat what it is, and opens the first phase. */
export function deal(terms: Terms, names: readonly string[], roles: readonly Json[]): Dealt {
  const read = roles.map((text, at) => readRole(text, at));
  const faults = read.flatMap(one => (one.ok ? [] : [one.fault]));
  if (names.length !== roles.length) {
    faults.push({ code: 'bad-setup', message: `there are ${names.length} players for ${roles.length} roles` });
  }
  if (faults.length > 0) return { ok: false, faults };
  const play = withStumps(terms, lay(terms, names, read.flatMap(one => (one.ok ? [one.role] : []))));
  const wrong = isOn(terms, 'check') ? unlawful(terms, play) : undefined;
  if (wrong) return { ok: false, faults: [wrong] };
  const story = new Story(play);
  story.events.push({ type: 'Dealt', play });
  story.add(...play.order.flatMap(seat => tellRole(terms, play, seat)));
  nameAtStart(terms, story);
  if (isOn(terms, 'hidden')) story.add(said({ to: 'table', phase: phaseText(play.phase), kind: 'notice', key: 'hidden.allowed' }));
  story.add(...play.order.filter(seat => !isAlive(play, seat)).flatMap(seat => stumped(seat, phaseText(play.phase))));
  return { ok: true, outcome: open(terms, story, { phase: play.phase, skipped: [] }, []) };
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
  const factions = [...new Set(roles.flatMap(role => membershipsOf(role).map(({ slug }) => slug)))];
  const powers: HeldPower[] = [
    ...order.flatMap((seat, index) => roles[index]!.parts.map((part, n): HeldPower => ({ id: `${seat}.${n + 1}`, power: printExpr(part), holder: seat, origin: 'own' }))),
    ...factions.flatMap(slug => factionOf(slug).powers.map((power): HeldPower => ({ id: '', power, holder: 'table', group: slug, origin: 'own' })))
      .map((power, n) => ({ ...power, id: `t.${n + 1}` })),
  ];
  return {
    phase: firstPhase(terms),
    order,
    names: Object.fromEntries(order.map((seat, index) => [seat, names[index]!])),
    seats: Object.fromEntries(order.map((seat, index) => [seat, { alive: true, role: printRole(roles[index]!) }])),
    powers: Object.fromEntries(powers.map(power => [power.id, power])),
    chats: {}, traits: [], acts: {}, polls: {}, decisions: {}, answers: {}, facts: countedEnablers(powers), drawn: {}, news: [], winners: null,
  };
}
