import { evolveAll } from '../core/evolve.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Refused } from '../core/refused.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { phaseText, present } from '../core/state.ts';
import { applied, ruled } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { seatOf, type GameState } from './table.ts';
import { nameIn, no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Far more than one says at once; the state keeps a few of them. */
const longestWords = 500;

/** Words: in public the rules may listen to them, and they are not kept; in a private chat every other living member hears them. */
export function say(rules: Ruleset, state: GameState, command: Of<'say'>): Decision {
  const { play, table } = state;
  if (!play) return no(state, 'not-started');
  const seat = seatOf(table, command.person);
  if (seat === undefined) return no(state, 'not-in-game');
  if (play.winners) return no(state, 'over');
  const { caught = rules.catches?.(state.terms, play, seat, command) ?? [], chat: slug, message } = command;
  const overheard = { caught, ...(slug === undefined ? {} : { chat: slug }), ...(message === undefined ? {} : { message }) };
  if (rules.heard && (slug === undefined || command.heard)) return listened(state, rules.heard(state.terms, play, seat, overheard), { ...command, text: '', caught });
  const chat = play.chats[command.chat ?? ''];
  if (!chat || !present(play, chat).includes(seat)) return no(state, 'closed');
  if (command.text.length > longestWords) return no(state, 'too-long', { needed: longestWords });
  const told = chat.members.filter(member => member !== seat).map(to => ({
    type: 'Said' as const,
    message: { to, phase: phaseText(play.phase), kind: 'notice' as const, key: 'chat.said', about: [seat], args: { text: command.text } },
  }));
  return rules.heard ? ruled(state, told, rules.heard(state.terms, evolveAll(play, told)!, seat, overheard), command.at) : applied(state, { events: told, trace: [] }, command.at);
}

/** What words and laughs come to: mostly nothing, and then nothing is kept, not even that somebody spoke. */
function listened(state: GameState, outcome: Outcome | Refused, kept: Of<'say' | 'laugh'>): Decision {
  if (!('refused' in outcome) && outcome.events.length === 0) return { ok: true, value: { state, events: [], trace: [], messages: [] } };
  const decision = ruled(state, [], outcome, kept.at);
  return decision.ok ? { ok: true, value: { ...decision.value, kept } } : decision;
}

/** Somebody laughs at what another has said in public, where rules care for it. */
export function laugh(rules: Ruleset, state: GameState, command: Of<'laugh'>): Decision {
  const { person, whom, message } = command;
  const { play, table } = state;
  if (!play) return no(state, 'not-started');
  const seat = seatOf(table, person);
  if (seat === undefined) return no(state, 'not-in-game');
  if (play.winners) return no(state, 'over');
  if (!rules.laughed) return no(state, 'malformed', { reason: 'these rules do not ask who laughs' });
  if (!play.order.includes(whom)) return no(state, 'unknown-player', { typed: nameIn(state)(whom), possible: play.order.map(nameIn(state)) });
  return listened(state, rules.laughed(state.terms, play, { by: seat, at: whom, ...(message === undefined ? {} : { message }) }), command);
}
