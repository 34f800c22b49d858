import type { Command } from '../../engine/table/commands.ts';
import type { Change, Decision, Refusal } from '../../engine/table/decision.ts';
import type { GameState } from '../../engine/table/table.ts';
import { nextDue } from '../../engine/table/calls.ts';
import type { Effect } from './effects.ts';
import { type Pauses, tries } from './jitter.ts';
import type { Clock, Commit, GameStore, Report, Wake } from './ports.ts';
import { isSeen } from './seen.ts';

/** The engine: what a command does to a game, or why not. */
export type Decide = (state: GameState | undefined, command: Command) => Decision;

/** What is to be done after a change, in order. */
export type EffectsOf = (before: GameState | undefined, change: Change, command: Command) => readonly Effect[];

export type Reply =
  | { readonly ok: true; readonly repeated: false; readonly state: GameState; readonly change: Change }
  /** The state had seen the command already: this is what stands now. */
  | { readonly ok: true; readonly repeated: true; readonly state: GameState }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Carries out a command. `known` is what the caller has just loaded, so that it is not read twice; where it is no longer the newest,
 * the conditional put says so, and the game is loaded anew.
 */
export type Play = (command: Command, known?: Commit) => Promise<Reply>;

export interface PlayPorts extends Pauses {
  readonly store: Pick<GameStore, 'load' | 'commit' | 'lock' | 'enter'>;
  readonly wake: Wake;
  readonly clock: Clock;
  readonly decide: Decide;
  readonly effectsOf: EffectsOf;
  readonly report: Report;
}

const mostTries = 8;
/** Delivery has this long to finish before the sweep takes a wake-up for lost. */
const patience = 60_000;

const no = (code: Refusal['code'], message: string): Reply => ({ ok: false, refusals: [{ code, message }] });

/** One command, one conditional put. A command that the state has seen already is answered with what stands now. */
export const makePlay =
  (ports: PlayPorts): Play =>
  async (command, known) => {
    let loaded = known?.game === command.game ? known : undefined;
    for await (const _ of tries(mostTries, ports)) {
      const reply = await attempt(ports, command, loaded ?? (await ports.store.load(command.game)));
      if (reply !== 'stale') return reply;
      loaded = undefined;
    }
    ports.report({ event: 'busy', game: command.game, command: command.type });
    return no('busy', 'Too many people act at this very moment. Please try again.');
  };

async function attempt(ports: PlayPorts, command: Command, stored: Commit | undefined): Promise<Reply | 'stale'> {
  if (stored && isSeen(stored.state, command)) {
    await wakeUp(ports, stored); // the first time may have died before its own wake-up
    return { ok: true, repeated: true, state: stored.state };
  }
  if (!stored && command.type !== 'create') return no('no-such-game', 'There is no such game.');
  const decision = ports.decide(stored?.state, command);
  if (!decision.ok) return decision;
  const change = decision.value;
  if (stored && change.state === stored.state) return { ok: true, repeated: false, state: stored.state, change };
  if (command.type === 'create') {
    const { game, place } = command;
    const at = ports.clock.now();
    const locked = await ports.store.lock(place, game, at);
    if (!locked.ok) return no('already-started', 'There is a game in this channel already.');
    await ports.store.enter({ game, place, at });
  }
  return commit(ports, stored, command, change);
}

async function commit(ports: PlayPorts, before: Commit | undefined, command: Command, change: Change): Promise<Reply | 'stale'> {
  const { state, events, trace, kept = command } = change;
  const now = ports.clock.now();
  const effects = ports.effectsOf(before?.state, change, command);
  const due = newDeadline(before?.state, state);
  const next: Commit = {
    game: command.game,
    version: (before?.version ?? 0) + 1,
    at: now,
    command: kept,
    state,
    events,
    trace,
    effects,
    ...(due === undefined ? {} : { due }),
  };
  const looks = [...(effects.length > 0 ? [now + patience] : []), ...(due === undefined ? [] : [due])];
  const put = await ports.store.commit(next, looks.length > 0 ? Math.min(...looks) : undefined);
  if (put === 'stale') return 'stale';
  await wakeUp(ports, next);
  return { ok: true, repeated: false, state, change };
}

function newDeadline(before: GameState | undefined, after: GameState): number | undefined {
  const due = nextDue(after.table);
  if (due === null) return undefined;
  return before && nextDue(before.table) === due && before.table.revision === after.table.revision ? undefined : due;
}

/** Only a hint: the mark in the commit outlives it, and the sweep finds that. */
async function wakeUp({ wake, report }: PlayPorts, { game, version, effects }: Commit): Promise<void> {
  if (effects.length === 0) return;
  try {
    await wake.wake(game, `${game}#${version}`);
  } catch (fault) {
    report({ event: 'wake-failed', game, version, fault: fault instanceof Error ? fault.name : typeof fault });
  }
}
