import { check, type Fault } from '../core/forms.ts';
import { evolveAll } from '../core/evolve.ts';
import { look } from '../core/look.ts';
import { areRivals } from '../core/rivals.ts';
import type { GameEvent } from '../core/events.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { isAlive, phaseText, type Act, type Play, type Seat } from '../core/state.ts';
import type { AskView, View } from '../core/views.ts';
import { announced } from './announce.ts';
import { applied, followedBy, ruled } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision, Refusal } from './decision.ts';
import { seatOf, type GameState } from './table.ts';
import { nameIn, no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

type Player = { readonly play: Play; readonly seat: Seat; readonly view: View };

/** Who acts, and what that seat may know; or why not. `phase` is the one that the sender had before the eyes. */
function player(rules: Ruleset, state: GameState, person: string, phase: string | undefined): Player | Decision {
  const { table, play } = state;
  if (table.stage === 'cancelled') return no(state, 'cancelled');
  if (!play) return no(state, 'not-started');
  const seat = seatOf(table, person);
  if (seat === undefined) return no(state, 'not-in-game');
  if (play.winners) return no(state, 'over');
  const now = phaseText(play.phase);
  if (phase !== undefined && phase !== now) return no(state, 'stale', { then: phase, now });
  if (table.paused !== null) return no(state, 'paused');
  return { play, seat, view: look(rules, state.terms, play, seat) };
}

/** An answer to an open form: checked by the form's own declaration, kept until the phase ends. */
export function answer(rules: Ruleset, state: GameState, command: Of<'answer'>): Decision {
  const who = player(rules, state, command.person, command.phase);
  if ('ok' in who) return who;
  const { play, seat, view } = who;
  const ask = view.asks.find(({ id }) => id === command.ask);
  if (!ask) return shutOut(state, view, command.ask) ?? no(state, isAlive(play, seat) ? 'wrong-phase' : 'dead', { now: phaseText(play.phase) });
  const checked = check(ask.form, view, command.raw);
  if (!checked.ok) return { ok: false, refusals: checked.faults.map(fault => refusal(state, ask.form, fault)) };
  if (ask.open && command.hidden) return no(state, 'not-in-public', { ability: ask.abilities[0]! });
  const act = { ask: ask.id, by: seat, answer: checked.answer };
  const chosen = [...instead(view, play, ask, seat), { type: 'ActChosen' as const, act }, ...remarked(play, ask, act), ...announced(play, ask, act, 'chosen')];
  return ask.now ? ruled(state, chosen, rules.acted(state.terms, evolveAll(play, chosen)!, act), command.at) : applied(state, { events: chosen, trace: [] }, command.at);
}

/** Why something that is known of is not open now. */
function shutOut(state: GameState, view: View, id: string): Decision | undefined {
  const why = view.shut.find(one => one.id === id)?.why;
  return why && no(state, why.code, why.args, why.variant);
}

/** What the maker alone is told of it. */
function remarked(play: Play, ask: AskView, { by, answer: chosen }: Act): readonly GameEvent[] {
  const remark = ask.remark?.(chosen);
  return remark ? [{ type: 'Said', message: { to: by, phase: phaseText(play.phase), kind: 'notice', ability: ask.abilities[0]!, ...remark } }] : [];
}

/** What a choice takes the place of: other choices of the same seat, or of the same group, in a group of asks of which one is used. */
const instead = (view: View, play: Play, ask: AskView, seat: Seat): readonly GameEvent[] =>
  view.asks
    .filter(other => other.chosen !== undefined && areRivals(other, ask))
    .filter(other => play.acts[other.id]!.by === seat || (ask.shared !== undefined && ask.shared === other.shared))
    .map(({ id }) => ({ type: 'ActWithdrawn' as const, ask: id }));

function refusal(state: GameState, form: View['asks'][number]['form'], fault: Fault): Refusal {
  const field = form[fault.field ?? ''];
  const possible = (fault.possible ?? []).map(nameIn(state));
  const needed = field === undefined ? 0 : fault.code === 'too-few' ? field.min : fault.code === 'too-long' ? field.longest ?? 0 : fault.code === 'too-many-words' ? field.mostWords ?? 0 : field.max;
  const variant = field?.of === 'text' && fault.code === 'too-few' ? 'text' : fault.because?.variant;
  const decision = no(state, fault.code, {
    typed: fault.value === undefined ? '' : nameIn(state)(fault.value), needed, possible: possible.length > 0 ? possible : ['nothing'], ...fault.because?.args,
  }, variant, fault.field);
  if (decision.ok) throw new Error('a refusal is no change');
  return decision.refusals[0]!;
}

export function withdraw(rules: Ruleset, state: GameState, command: Of<'withdraw'>): Decision {
  const who = player(rules, state, command.person, command.phase);
  if ('ok' in who) return who;
  const { play, seat, view } = who;
  const ask = view.asks.find(({ id }) => id === command.ask);
  const act = play.acts[command.ask];
  if (!ask?.chosen || !act) return shutOut(state, view, command.ask) ?? no(state, 'nothing-to-withdraw');
  if (ask.open && command.hidden) return no(state, 'not-in-public', { ability: ask.abilities[0]! });
  const events = [{ type: 'ActWithdrawn' as const, ask: ask.id }, ...announced(play, ask, { ...act, by: seat }, 'withdrawn')];
  const more = ask.now ? rules.withdrawn?.(state.terms, evolveAll(play, events)!, act) : undefined;
  return applied(state, more ? followedBy(events, more) : { events, trace: [] }, command.at);
}

export function vote(rules: Ruleset, state: GameState, command: Of<'vote'>): Decision {
  const found = ballot(rules, state, command);
  if ('ok' in found) return found;
  const { seat, poll } = found;
  if (isLocked(poll, seat)) return no(state, 'locked');
  if (!poll.choices.includes(command.choice)) {
    const why = rules.poll(state.terms, found.play, poll.id)?.refuses?.(found.play, seat, command.choice)?.refused;
    return why ? no(state, why.code, why.args, why.variant, 'choice') : no(state, 'illegal-target', { typed: nameIn(state)(command.choice), possible: poll.choices.map(nameIn(state)) }, undefined, 'choice');
  }
  return cast(rules, state, { type: 'Voted', poll: poll.id, seat, choice: command.choice }, command.at);
}

export function unvote(rules: Ruleset, state: GameState, command: Of<'unvote'>): Decision {
  const found = ballot(rules, state, command);
  if ('ok' in found) return found;
  const { seat, poll } = found;
  if (!poll.ballots.some(cast => cast.seat === seat)) return no(state, 'nothing-to-withdraw');
  if (isLocked(poll, seat)) return no(state, 'locked');
  if (!poll.mayUnvote) return no(state, 'vote-stands');
  return cast(rules, state, { type: 'Unvoted', poll: poll.id, seat }, command.at);
}

const isLocked = (poll: View['polls'][number], seat: Seat): boolean => poll.ballots.some(one => one.seat === seat && one.locked);

function ballot(rules: Ruleset, state: GameState, command: Of<'vote'> | Of<'unvote'>): (Player & { poll: View['polls'][number] }) | Decision {
  const who = player(rules, state, command.person, command.phase);
  if ('ok' in who) return who;
  const poll = who.view.polls.find(({ id }) => id === command.poll);
  if (poll?.mayVote) return { ...who, poll };
  const why = poll && rules.poll(state.terms, who.play, poll.id)?.refuses?.(who.play, who.seat)?.refused;
  if (why) return no(state, why.code, why.args, why.variant);
  if (!isAlive(who.play, who.seat)) return no(state, 'dead');
  if (poll) return no(state, 'no-vote');
  const open = who.view.polls.map(({ id, subject }) => (subject === undefined ? id : nameIn(state)(subject)));
  return open.length === 0
    ? no(state, 'unknown-poll', { now: phaseText(who.play.phase) }, 'none')
    : no(state, 'unknown-poll', { typed: command.poll, possible: open }, 'some');
}

function cast(rules: Ruleset, state: GameState, event: Extract<Parameters<typeof followedBy>[0][number], { type: 'Voted' | 'Unvoted' }>, at: number): Decision {
  const after = applied(state, { events: [event], trace: [] }, at);
  if (!after.ok || (event.type === 'Unvoted' && rules.poll(state.terms, state.play!, event.poll)?.order === undefined)) return after;
  const next = after.value.state.play!;
  return applied(state, followedBy([event], rules.polled(state.terms, next, next.polls[event.poll]!)), at);
}
