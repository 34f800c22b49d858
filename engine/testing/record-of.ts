import { stringify } from 'yaml';
import type { Json } from '../core/json.ts';
import { isAlive, phaseText, type Play } from '../core/state.ts';
import type { Command } from '../table/commands.ts';
import type { GameState } from '../table/table.ts';
import { knownRules } from './known-rules.ts';
import { hasMovedOn, lineOf, type Move } from './act-line.ts';

/** What is needed of a stored commit: the command, and the state that it led to. */
export interface Step {
  readonly command: Command;
  readonly state: GameState;
}

type Item = 'end' | Readonly<Record<string, Json>>;

/**
 * A game as a record that plays to the same end: the seats, the roles that were dealt, the seed, and what was done.
 * Of several choices for one ability in a phase only the last stands, so only that one is written.
 * @param steps all commits of the game, oldest first
 */
export function recordOf(steps: readonly Step[]): string {
  const at = steps.findIndex(({ state }) => state.play !== undefined);
  if (at < 0) throw new Error('this game was never dealt');
  const { terms, play } = steps[at]!.state;
  const last = steps.at(-1)!.state;
  const record = {
    rules: terms.ruleset,
    seed: terms.seed,
    ...(Object.keys(terms.options).length === 0 ? {} : { options: terms.options }),
    ...(Object.keys(terms.pins).length === 0 ? {} : { decide: terms.pins }),
    players: Object.fromEntries(play!.order.map(seat => [play!.names[seat]!, play!.seats[seat]!.role])),
    play: [...itemsOf(steps.slice(at)), { expect: endOf(last.play!) }],
  };
  return stringify(record, { lineWidth: 0 });
}

interface PhasePlayed {
  readonly phase: string;
  readonly moves: readonly Move[];
  /** Its time ran out. */
  readonly ended: boolean;
}

/** Phases with their acts, and an `end` where a phase ran out of time; an `end` would pass by what only closes the phase before it, so that the next header ends it. */
const itemsOf = (steps: readonly Step[]): Item[] =>
  phasesOf(steps).flatMap(({ phase, moves, ended }) => [
    { [phase]: moves.flatMap((move, index) => lineOf(move, moves.slice(index + 1)) ?? []) },
    ...(ended ? ['end' as const] : []),
  ]);

/** What was done, phase by phase; `steps` begins with the deal. */
function phasesOf(steps: readonly Step[]): readonly PhasePlayed[] {
  const phases: { phase: string; moves: Move[]; ended: boolean }[] = [];
  for (const [index, { command, state }] of steps.slice(1).entries()) {
    const before = steps[index]!.state;
    const phase = phaseText(before.play!.phase);
    if (before.play!.winners) break;
    if (phases.at(-1)?.phase !== phase) phases.push({ phase, moves: [], ended: false });
    phases.at(-1)!.moves.push({ before, command, after: state });
    if (command.type === 'tick' && hasMovedOn(before.play!, state.play!)) phases.at(-1)!.ended = state.play!.winners !== null || !knownRules(state.terms.ruleset)!.isPassedBy?.(state.play!);
  }
  return phases;
}

/** How the game stood at last: what the record must come to again. */
const endOf = (play: Play): Json => ({
  phase: play.winners ? 'over' : phaseText(play.phase),
  dead: play.order.filter(seat => !isAlive(play, seat)).map(seat => play.names[seat]!),
  winners: (play.winners ?? []).map(seat => play.names[seat]!),
});
