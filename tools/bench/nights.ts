import { pick } from '../../engine/core/chance.ts';
import { check } from '../../engine/core/forms.ts';
import { look } from '../../engine/core/look.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { evolveAll } from '../../engine/core/evolve.ts';
import type { Play, Terms } from '../../engine/core/state.ts';
import { composedRole } from '../../engine/testing/composed-roles.ts';
import { knownRules } from '../../engine/testing/known-rules.ts';
import { choice } from './choice.ts';
import { median, percentile } from './percentile.ts';
import type { Row } from './row.ts';

const terms = (seed: number): Terms => ({ ruleset: 'mafia', seed, options: { start: 'night', check: 'off', parity: 'off', hidden: 'on' }, pins: {} });

/** The engine is still being compiled while so many nights are played: the slowest of the first ones take thrice as long. */
const warming = 3_000;

/** Nights of composed roles in which everybody does what they can: how long each takes, and how that grows with the players. */
export function nights(count: number, progress: (text: string) => void): readonly Row[] {
  const rules = knownRules('mafia')!;
  progress(`nights: ${count} of fifteen players\n`);
  const first = timed(rules, 15, 0, Math.min(warming, count));
  const times = timed(rules, 15, 1, count);
  const growth = [5, 15, 30, 75].map(players => ({ players, ms: median(timed(rules, players, 2, Math.max(3, Math.floor(count / players / 4)))) }));
  const at = (players: number): number => growth.find(one => one.players === players)!.ms;
  const knots = Array.from({ length: Math.min(20, count) }, (_, n) => knot(rules, n));
  return [
    { part: 'nights', name: 'a night of 15, median', value: median(times), unit: 'ms', note: `${Math.round(1000 / mean(times)).toLocaleString('en')} nights a second` },
    { part: 'nights', name: 'a night of 15, p99', value: percentile(times, 0.99), unit: 'ms', aim: 2 },
    { part: 'nights', name: `the first ${first.length} nights of a process, p99`, value: percentile(first, 0.99), unit: 'ms' },
    { part: 'nights', name: 'a night of 15, slowest', value: Math.max(...times), unit: 'ms' },
    ...growth.map(({ players, ms }) => ({ part: 'nights', name: `a night of ${players}, median`, value: ms, unit: 'ms' })),
    { part: 'nights', name: 'a night of 75', value: at(75), unit: 'ms', against: { name: 'one of 15', value: at(15) }, aim: 25 },
    { part: 'nights', name: 'a knot of twelve controls, slowest', value: Math.max(...knots), unit: 'ms', aim: 20 },
  ];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** So many nights are dealt before they are timed: what dealing leaves behind is collected with one of them, not with every one. */
const batch = 200;

function timed(rules: Ruleset, players: number, salt: number, count: number): readonly number[] {
  return Array.from({ length: Math.ceil(count / batch) }, (_, nth) => nth * batch).flatMap(from => {
    const nights = Array.from({ length: Math.min(batch, count - from) }, (_, n) => dusk(rules, players, salt * 1_000_000 + players * 10_000 + from + n));
    return nights.map(({ of, play }) => timeOf(rules, of, play));
  });
}

function dusk(rules: Ruleset, players: number, seed: number): { readonly of: Terms; readonly play: Play } {
  const roles = Array.from({ length: players }, (_, seat) => (seat % 4 === 3 ? 'Mafia ' : 'Town ') + composedRole(seed, `seat${seat}`, 3));
  return { of: terms(seed), play: everybodyActs(rules, terms(seed), dealt(rules, terms(seed), roles)) };
}

/** Twelve who move each other's moves, and three who block. */
function knot(rules: Ruleset, seed: number): number {
  const roles = Array.from({ length: 15 }, (_, seat) => (seat < 12 ? pick(seed, `k${seat}`, ['Town Redirector', 'Town Bus Driver', 'Town Deflector', 'Town Sidekick']) : 'Mafia Roleblocker'));
  return timeOf(rules, terms(seed), everybodyActs(rules, terms(seed), dealt(rules, terms(seed), roles)));
}

function dealt(rules: Ruleset, of: Terms, roles: readonly string[]): Play {
  const deal = rules.deal(of, roles.map((_, n) => `P${n + 1}`), roles);
  if (!deal.ok) throw new Error(`${deal.faults[0]!.message}: ${roles[deal.faults[0]!.at ?? 0]}`);
  return evolveAll(undefined, deal.outcome.events)!;
}

/** Every form answered with a legal choice drawn at random. */
function everybodyActs(rules: Ruleset, of: Terms, play: Play): Play {
  return rules.asks(of, play).reduce((at, ask) => {
    const [by] = ask.seats;
    const view = look(rules, of, at, by!);
    const raw = Object.fromEntries(Object.entries(ask.form).map(([name, field]) => [name, choice(field, view, of.seed, `${ask.id}/${name}`)]));
    const checked = check(ask.form, view, raw);
    return checked.ok ? { ...at, acts: { ...at.acts, [ask.id]: { ask: ask.id, by: by!, answer: checked.answer } } } : at;
  }, play);
}

function timeOf(rules: Ruleset, of: Terms, play: Play): number {
  const start = performance.now();
  rules.end(of, play, 'deadline');
  return performance.now() - start;
}
