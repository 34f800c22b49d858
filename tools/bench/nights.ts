import { pick } from '../../engine/core/chance.ts';
import { check } from '../../engine/core/forms.ts';
import { look } from '../../engine/core/look.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { evolveAll } from '../../engine/core/evolve.ts';
import type { Play, Terms } from '../../engine/core/state.ts';
import { withRiders } from '../../engine/rulesets/mafia/held.ts';
import { powersOf } from '../../engine/rulesets/mafia/lookup.ts';
import { isControlPart } from '../../engine/rulesets/mafia/night/use.ts';
import { composedRole } from '../../engine/testing/composed-roles.ts';
import { knownRules } from '../../engine/testing/known-rules.ts';
import { choice } from './choice.ts';
import { median, percentile } from './percentile.ts';
import type { Row } from './row.ts';
import { thrice, type Times } from './thrice.ts';

const terms = (seed: number): Terms => ({ ruleset: 'mafia', seed, options: { start: 'night', check: 'off', parity: 'off', hidden: 'on' }, pins: {} });

/** The engine is still being compiled while so many nights are played: the slowest of the first ones take thrice as long. */
const warming = 3_000;

/** Nights of composed roles in which everybody does what they can: how long each takes, and how that grows with the players. */
export function nights(count: number, progress: (text: string) => void): readonly Row[] {
  const rules = knownRules('mafia')!;
  progress(`nights: ${count} of fifteen players, each three times\n`);
  const cold = timed(rules, 15, 0, Math.min(warming, count)).map(({ first }) => first);
  const times = timed(rules, 15, 1, count);
  const middles = times.map(({ middle }) => middle);
  const knots = Array.from({ length: Math.min(20, count) }, (_, n) => knot(rules, n));
  return [
    { part, name: 'a night of 15, median', value: median(middles), unit: 'ms', note: `${Math.round(1000 / mean(middles)).toLocaleString('en')} nights a second` },
    { part, name: 'a night of 15, p99', value: percentile(middles, 0.99), unit: 'ms', aim: 2, note: 'the middle one of three times' },
    { part, name: 'the same with all that is collected and compiled meanwhile', value: percentile(times.map(({ first }) => first), 0.99), unit: 'ms', note: 'the first time of each' },
    { part, name: `the first ${cold.length} nights of a process, p99`, value: percentile(cold, 0.99), unit: 'ms' },
    { part, name: 'a night of 15, slowest', value: Math.max(...middles), unit: 'ms' },
    ...growth(rules, count, 'all', [5, 15, 30, 75]),
    ...growth(rules, count, 'free', [15, 75]),
    { part, name: 'a knot of twelve controls, slowest', value: Math.max(...knots), unit: 'ms', aim: 20 },
  ];
}

const part = 'nights';

/** Which roles are dealt: all, or those that move nobody, hide nobody and give nothing, so that no knot can come about. */
type Dealt = 'all' | 'free';

function growth(rules: Ruleset, count: number, dealt: Dealt, sizes: readonly number[]): readonly Row[] {
  const name = (players: number): string => `a night of ${players}${dealt === 'all' ? '' : ' without controls'}`;
  const medians = sizes.map(players => ({ players, ms: median(timed(rules, players, 2, Math.max(3, Math.floor(count / players / 4)), dealt).map(({ middle }) => middle)) }));
  const of = (size: number): number => medians.find(({ players }) => players === size)!.ms;
  return [
    ...medians.map(({ players, ms }) => ({ part, name: `${name(players)}, median`, value: ms, unit: 'ms' })),
    { part, name: name(75), value: of(75), unit: 'ms', against: { name: 'one of 15', value: of(15) }, ...(dealt === 'free' ? { aim: 25 } : {}) },
  ];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** So many nights are dealt before they are timed: what dealing leaves behind is collected with one of them, not with every one. */
const batch = 200;

function timed(rules: Ruleset, players: number, salt: number, count: number, dealt: Dealt = 'all'): readonly Times[] {
  return Array.from({ length: Math.ceil(count / batch) }, (_, nth) => nth * batch).flatMap(from => {
    const nights = Array.from({ length: Math.min(batch, count - from) }, (_, n) => dusk(rules, players, salt * 1_000_000 + players * 10_000 + from + n, dealt));
    return nights.map(({ of, play }) => timesOf(rules, of, play));
  });
}

function dusk(rules: Ruleset, players: number, seed: number, dealt: Dealt): { readonly of: Terms; readonly play: Play } {
  const roles = Array.from({ length: players }, (_, seat) => (seat % 4 === 3 ? 'Mafia ' : 'Town ') + drawn(seed, `seat${seat}`, dealt));
  return { of: terms(seed), play: everybodyActs(rules, terms(seed), deal(rules, terms(seed), roles)) };
}

function drawn(seed: number, seat: string, dealt: Dealt): string {
  const role = composedRole(seed, seat, 3);
  return dealt === 'all' || !hasControl(role) ? role : drawn(seed, `${seat}'`, dealt);
}

const hasControl = (role: string): boolean => powersOf(`Town ${role}`).flatMap(withRiders).some(power => isControlPart({ power: { ...power, delay: 0 } }));

/** Twelve who move each other's moves, and three who block. */
function knot(rules: Ruleset, seed: number): number {
  const roles = Array.from({ length: 15 }, (_, seat) => (seat < 12 ? pick(seed, `k${seat}`, ['Town Redirector', 'Town Bus Driver', 'Town Deflector', 'Town Sidekick']) : 'Mafia Roleblocker'));
  return timesOf(rules, terms(seed), everybodyActs(rules, terms(seed), deal(rules, terms(seed), roles))).middle;
}

function deal(rules: Ruleset, of: Terms, roles: readonly string[]): Play {
  const dealt = rules.deal(of, roles.map((_, n) => `P${n + 1}`), roles);
  if (!dealt.ok) throw new Error(`${dealt.faults[0]!.message}: ${roles[dealt.faults[0]!.at ?? 0]}`);
  return evolveAll(undefined, dealt.outcome.events)!;
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

const timesOf = (rules: Ruleset, of: Terms, play: Play): Times => thrice(play, copy => rules.end(of, copy, 'deadline'));
