import { evolveAll } from '../core/evolve.ts';
import { knownRules } from './known-rules.ts';
import { NOBODY, type SimulationPlan, type Tally } from './simulate.ts';

/** A share of all games, with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What a simulation found: the object that `curfew simulate --json` prints. */
export interface Report {
  readonly games: number;
  readonly seed: number;
  readonly wins: Readonly<Record<string, Share>>;
  /** In phases, days and nights counted alike. */
  readonly length: { readonly mean: number; readonly max: number };
  readonly gamesPerSecond: number;
  /** Deaths a game in each phase, by role. */
  readonly deaths: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Sums as shares and means, sides and phases in a fixed order. */
export function reportOf(plan: SimulationPlan, tally: Tally, seconds: number): Report {
  const { games } = tally;
  const sides = [...new Set([...sidesOf(plan), ...Object.keys(tally.wins)])].sort((a, b) => Number(a === NOBODY) - Number(b === NOBODY) || (a < b ? -1 : 1));
  return {
    games,
    seed: plan.terms.seed,
    wins: Object.fromEntries(sides.map(side => [side, shareOf(tally.wins[side] ?? 0, games)])),
    length: { mean: rounded(tally.phases / games), max: tally.longest },
    gamesPerSecond: Math.round(games / seconds),
    deaths: Object.fromEntries(inOrder(Object.keys(tally.deaths), plan).map(phase =>
      [phase, Object.fromEntries(Object.entries(tally.deaths[phase]!).sort(([a], [b]) => (a < b ? -1 : 1)).map(([role, count]) => [role, rounded(count / games)]))])),
  };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The sides that this setup has, also those that never won. */
function sidesOf({ terms, roles }: SimulationPlan): readonly string[] {
  const ruleset = knownRules(terms.ruleset)!;
  if (ruleset.sides) return ruleset.sides;
  const texts = roles.map(role => {
    const explained = typeof role === 'string' ? ruleset.explain(role) : undefined;
    return explained?.ok ? explained.canonical : '';
  });
  return ruleset.entries().filter(({ kind, name }) => kind === 'alignment' && texts.some(text => text.startsWith(name))).map(({ name }) => name);
}

/** Phases as they follow one another: by number, and within it as the game begins. */
function inOrder(phases: readonly string[], plan: SimulationPlan): readonly string[] {
  const number = (phase: string): number => Number(/\d+/.exec(phase)?.[0] ?? 0);
  const nightFirst = opening(plan) === 'night';
  return [...phases].sort((a, b) => number(a) - number(b) || (a < b ? -1 : 1) * (nightFirst ? -1 : 1));
}

/** The name of the phase with which such a game begins. */
function opening({ terms, roles }: SimulationPlan): string | undefined {
  const dealt = knownRules(terms.ruleset)!.deal(terms, roles.map((_, at) => `P${at + 1}`), roles);
  return dealt.ok ? evolveAll(undefined, dealt.outcome.events)?.phase.name : undefined;
}

/** Wilson's interval: it is right for rare events too, and never leaves 0 to 1. */
export function shareOf(count: number, games: number): Share {
  const z = 1.96;
  const share = count / games;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const reach = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return { share: rounded(share), low: rounded(Math.max(0, middle - reach)), high: rounded(Math.min(1, middle + reach)) };
}
