import { living } from '../../engine/core/state.ts';
import { spread } from '../../engine/setup.ts';
import { setups } from '../../engine/setups/index.ts';
import { botKinds } from '../../engine/testing/bots.ts';
import { Desk } from '../../engine/testing/desk.ts';
import type { HostKind } from '../../engine/testing/host-bot.ts';
import { isPlain, lostActs, watchGame, type Watched } from '../../engine/testing/invariants.ts';
import { knownRules } from '../../engine/testing/known-rules.ts';
import { withTies } from '../../engine/testing/ties.ts';
import type { GameState } from '../../engine/table/table.ts';

/** One game of a soak that is worth a look: by its number and its setup it can be played again. */
export interface Finding {
  readonly seed: number;
  readonly setup: string;
  readonly message: string;
  /** True where nothing went wrong, but the host had to end it as a tie: whoever reads it may look whether none could move. */
  readonly isTie: boolean;
}

/** What is played: ready-made setups of these rules, one after another. */
export interface Plan {
  readonly rules: readonly string[];
  readonly games: number;
  readonly seed: number;
}

/** Kinds of bots, times with somebody who runs the game and without. */
const WAYS = botKinds.length * 2;

/** Plays one game of bots with its seed, and says what was wrong with it, or that it was a tie, or nothing. */
export function played(plan: Plan, seed: number): Finding | undefined {
  const ready = setups.filter(({ ruleset }) => plan.rules.includes(ruleset));
  const setup = ready[Math.floor(seed / WAYS) % ready.length]!; // each of them with every kind of bots and of host
  const told = (message: string, isTie = false): Finding => ({ seed, setup: setup.id, message, isTie });
  try {
    const { steps, moves } = watchedGame(setup, seed);
    const fault = faultOf(steps, moves);
    if (fault !== undefined) return told(fault);
    const last = steps.at(-1)!;
    return last.command.type === 'declare' ? told(`a tie of ${leftIn(last.state)}`, true) : undefined;
  } catch (thrown) {
    return told(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  }
}

/** Somebody runs every other game of rules that leave something to be decided. */
function watchedGame({ ruleset, roles }: (typeof setups)[number], seed: number): Watched {
  const rules = knownRules(ruleset)!;
  const isRun = rules.options['mode'] !== undefined && seed % 2 === 1;
  const host: HostKind = isRun ? 'random' : 'absent';
  const terms = withTies({ ruleset, seed, options: isRun ? { mode: 'storyteller' } : {}, pins: {} });
  const names = roles.map((_, at) => `P${at + 1}`);
  const seated = rules.seated?.(terms, names, spread(roles)) ?? spread(roles);
  const { desk } = Desk.seat({ rules: knownRules, terms, players: names.map((name, at) => ({ name, role: seated[at]! })) });
  return watchGame(desk, botKinds[Math.floor(seed / 2) % botKinds.length]!, seed, host);
}

function faultOf(steps: Watched['steps'], moves: Watched['moves']): string | undefined {
  const last = steps.at(-1)!.state;
  if (last.play!.winners === null) return 'it did not end';
  if (!isPlain(last)) return 'its state is no plain JSON';
  const lost = moves.flatMap((move, index) => lostActs(steps[index]!.state.play!, steps[index + 1]!.state.play!, move));
  return lost.length === 0 ? undefined : `acts were lost: ${lost.join(', ')}`;
}

/** The roles of those who are left. */
const leftIn = ({ play }: GameState): string => living(play!).map(seat => play!.seats[seat]!.role).join(', ');
