import type { Json } from '../core/json.ts';
import { phaseText, type Terms } from '../core/state.ts';
import type { Change } from '../table/decision.ts';
import { playOut } from './bot-game.ts';
import type { BotKind } from './bots.ts';
import { Desk } from './desk.ts';
import { knownRules } from './known-rules.ts';
import { withTies } from './ties.ts';

/** What is played again and again; plain JSON, so that another thread can be told. Game n has the seed of the terms plus n. */
export interface SimulationPlan {
  readonly terms: Terms;
  readonly roles: readonly Json[];
  readonly bots: BotKind;
}

/** Sums over games: those of several parts are added. */
export interface Tally {
  readonly games: number;
  /** How many games each side won, and `Nobody`: no side, or a tie. */
  readonly wins: Readonly<Record<string, number>>;
  readonly phases: number;
  readonly longest: number;
  /** Deaths in each phase by role. */
  readonly deaths: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const NOBODY = 'Nobody';

/** Plays `count` games, the first with number `from`, each through commands as any game. */
export function simulate({ terms, roles, bots }: SimulationPlan, from: number, count: number): Tally {
  const lobby = Desk.lobby({ rules: knownRules, terms: withTies(terms), players: roles.map((role, index) => ({ name: `P${index + 1}`, role })) });
  const wins: Record<string, number> = {};
  const deaths: Record<string, Record<string, number>> = {};
  let [phases, longest] = [0, 0];
  for (let n = from; n < from + count; n += 1) {
    const desk = lobby.again(terms.seed + n);
    let before = desk.start().state.play!;
    const length = playOut(desk, bots, terms.seed + n, change => {
      for (const side of sidesThatWon(change)) wins[side] = (wins[side] ?? 0) + 1;
      for (const event of change.events) {
        if (event.type !== 'Died') continue;
        const phase = (deaths[event.in ?? phaseText(before.phase)] ??= {});
        const { role } = before.seats[event.seat]!;
        phase[role] = (phase[role] ?? 0) + 1;
      }
      before = change.state.play!;
    });
    phases += length;
    longest = Math.max(longest, length);
  }
  return { games: count, wins, phases, longest, deaths };
}

/** The sides that a change declares the winners, as the game announces them; where it ends, that comes after whoever left it as a winner of their own. */
function sidesThatWon({ messages, state }: Change): readonly string[] {
  const win = state.play!.winners ? messages.findLast(({ kind }) => kind === 'win') : undefined;
  if (!win) return [];
  const { result } = win;
  if (!result || state.play!.winners!.length === 0) return [NOBODY];
  return 'words' in result ? result.words : 'word' in result ? [result.word] : [];
}

/** The sums of two parts. */
export function added(one: Tally, two: Tally): Tally {
  const phases = [...new Set([...Object.keys(one.deaths), ...Object.keys(two.deaths)])];
  return {
    games: one.games + two.games,
    wins: sums(one.wins, two.wins),
    phases: one.phases + two.phases,
    longest: Math.max(one.longest, two.longest),
    deaths: Object.fromEntries(phases.map(phase => [phase, sums(one.deaths[phase] ?? {}, two.deaths[phase] ?? {})])),
  };
}

const sums = (one: Readonly<Record<string, number>>, two: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(two)])].map(key => [key, (one[key] ?? 0) + (two[key] ?? 0)]));
