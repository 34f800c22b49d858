import { differences } from '../core/differences.ts';
import { evolveAll } from '../core/evolve.ts';
import type { GameEvent } from '../core/events.ts';
import { check } from '../core/forms.ts';
import { look } from '../core/look.ts';
import type { TraceLine } from '../core/messages.ts';
import type { Mending } from '../core/mending.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { phaseText, type Play, type Seat } from '../core/state.ts';
import { applied } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { presiding } from './presiding.ts';
import type { GameState } from './table.ts';
import { nameIn, no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Whoever runs the game sets something of a seat by hand. It is said why and by whom, and can be taken back. */
export function mend(rules: Ruleset, state: GameState, { person, seat, field, value, at }: Of<'mend'>): Decision {
  const refused = presiding(state, person);
  if (refused) return refused;
  const { mending } = rules;
  const play = state.play!;
  if (!mending) return none(state);
  if (!play.order.includes(seat)) return no(state, 'unknown-player', { typed: seat, possible: play.order.map(nameIn(state)) });
  const form = mending.form(state.terms, play, seat);
  const chosen = form[field];
  if (!chosen) return no(state, 'unknown-option', { typed: field, possible: Object.keys(form) });
  const view = look(rules, state.terms, play, 'host');
  const checked = check({ [field]: chosen }, view, { [field]: value });
  if (!checked.ok) return no(state, 'unknown-option', { typed: value, possible: checked.faults[0]?.possible ?? [] }, undefined, field);
  const outcome = mending.mend(state.terms, play, seat, field, checked.answer[field]![0]!);
  if ('refused' in outcome) return no(state, outcome.refused.code, outcome.refused.args, outcome.refused.variant, field);
  return mended(state, mending, outcome, { seat, field, value }, at);
}

interface Wish {
  readonly seat: Seat;
  readonly field: string;
  readonly value: string;
}

function mended(state: GameState, mending: Mending, outcome: Outcome, wish: Wish, at: number): Decision {
  const play = state.play!;
  const changes = differences(play, evolveAll(play, outcome.events)!);
  if (changes.length === 0) return no(state, 'not-now', { name: play.names[wish.seat]! }, 'mend.same');
  const events = [...outcome.events, { type: 'Mended' as const, mend: { ...wish, changes } }];
  return followed(state, mending, events, [...outcome.trace, line(play, mending, 'mended', wish)], at);
}

/** The last thing that was set by hand is taken back. */
export function unmend(rules: Ruleset, state: GameState, { person, at }: Of<'unmend'>): Decision {
  const refused = presiding(state, person);
  if (refused) return refused;
  const { mending } = rules;
  const play = state.play!;
  const last = play.mends?.at(-1);
  if (!mending) return none(state);
  if (!last) return no(state, 'nothing-to-withdraw');
  const told = { type: 'Said', message: { to: 'table', phase: phaseText(play.phase), kind: 'notice', key: 'mend.undone', about: [last.seat] } } as const;
  return followed(state, mending, [{ type: 'MendUndone' }, ...(last.changes.some(isPublic) ? [told] : [])], [line(play, mending, 'unmended', last)], at);
}

/** Who is in and out everybody sees. */
const isPublic = ({ at }: { readonly at: readonly string[] }): boolean => at[0] === 'seats' && at[2] === 'alive';

const none = (state: GameState): Decision => no(state, 'malformed', { reason: 'these rules leave nothing of the kind to the host' });

const line = ({ phase }: Play, { rule }: Mending, key: string, { seat, field, value }: Wish): TraceLine =>
  ({ phase: phaseText(phase), step: 'mend', rule, key: `trace.${key}`, seats: { target: [seat] }, args: { field, value } });

function followed(state: GameState, mending: Mending, events: readonly GameEvent[], trace: readonly TraceLine[], at: number): Decision {
  const after = mending.after?.(state.terms, evolveAll(state.play, events)!) ?? { events: [], trace: [] };
  return applied(state, { events: [...events, ...after.events], trace: [...trace, ...after.trace] }, at);
}
