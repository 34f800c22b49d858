import { oneOf } from '../core/nearest.ts';
import type { Side } from '../core/declared.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { phaseText } from '../core/state.ts';
import { applied, followedBy } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision, Refused } from './decision.ts';
import { hosting } from './hosting.ts';
import type { GameState } from './table.ts';
import { no } from './words.ts';

type Declare = Extract<Command, { type: 'declare' }>;

/** The host says who has won: the game ends, and everybody hears by whose word. */
export function declare(rules: Ruleset, state: GameState, command: Declare): Decision {
  const meant = sideMeant(rules, state, command);
  if (!meant.ok) return meant;
  const play = state.play!;
  const told = { type: 'Said', message: { to: 'table', phase: phaseText(play.phase), kind: 'notice', key: 'win.declared' } } as const;
  return applied(state, followedBy([told], rules.declared!.declare(state.terms, play, meant.side.name)), command.at);
}

/** What the host means to have won, or why that cannot be declared. */
export function sideMeant(rules: Ruleset, state: GameState, { person, side: typed, phase }: Pick<Declare, 'person' | 'side' | 'phase'>): { readonly ok: true; readonly side: Side } | Refused {
  const refused = hosting(state, person);
  if (refused) return refused;
  const play = state.play!;
  const now = phaseText(play.phase);
  if (phase !== undefined && phase !== now) return no(state, 'stale', { then: phase, now });
  if (!rules.declared) return no(state, 'malformed', { reason: 'these rules know no way to say who has won' });
  const sides = rules.declared.sides(state.terms, play);
  const side = sideNamed(sides, typed);
  return side ? { ok: true, side } : unknown(state, sides, typed);
}

const wordsFor = ({ name, also }: Side): readonly string[] => [name, ...also];

const sideNamed = (sides: readonly Side[], typed: string): Side | undefined =>
  sides.find(side => wordsFor(side).some(word => word.toLowerCase() === typed.trim().toLowerCase()));

function unknown(state: GameState, sides: readonly Side[], typed: string): Refused {
  const nearest = oneOf(typed.trim(), sides.flatMap(wordsFor));
  const possible = sides.map(({ name }) => name);
  return nearest === undefined ? no(state, 'unknown-option', { typed, possible }, 'side') : no(state, 'unknown-option', { typed, possible, nearest }, 'side-near');
}
