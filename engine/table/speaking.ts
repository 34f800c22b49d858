import { evolveAll } from '../core/evolve.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Refused } from '../core/refused.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { GameEvent } from '../core/events.ts';
import { phaseText, present, type Seat } from '../core/state.ts';
import { chatNameIn } from './act-names.ts';
import { applied, ruled } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { seatOf, type GameState } from './table.ts';
import { nameIn, no } from './words.ts';

type Said = Extract<GameEvent, { type: 'Said' }>;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Far more than one says at once; the state keeps a few of them. */
const longestWords = 500;

/** Words: in public the rules may listen to them, and they are not kept; in a private chat every other living member hears them, and whoever reads along. */
export function say(rules: Ruleset, state: GameState, command: Of<'say'>): Decision {
  const { play, table } = state;
  if (!play) return no(state, 'not-started');
  const seat = seatOf(table, command.person);
  if (seat === undefined) return no(state, 'not-in-game');
  if (play.winners) return no(state, 'over');
  const { caught = rules.catches?.(state.terms, play, seat, command) ?? [], chat: slug, message } = command;
  const overheard = { caught, ...(slug === undefined ? {} : { chat: slug }), ...(message === undefined ? {} : { message }) };
  const chat = play.chats[slug ?? ''];
  const isThere = chat !== undefined && present(play, chat).includes(seat);
  const read = isThere ? readAlong(rules, state, seat, slug!, command.text) : [];
  if (command.heard && read.length > 0) return ruled(state, read, rules.heard?.(state.terms, play, seat, overheard) ?? { events: [], trace: [] }, command.at);
  if (rules.heard && (slug === undefined || command.heard)) return listened(state, rules.heard(state.terms, play, seat, overheard), { ...command, text: '', caught });
  if (command.heard) return { ok: true, value: { state, events: [], trace: [], messages: [] } };
  if (slug === undefined) return nowhere(state, seat);
  if (!isThere) return shutOut(rules, state, seat, slug);
  if (command.text.length > longestWords) return no(state, 'too-long', { needed: longestWords });
  const heard = chat.members.filter(member => member !== seat).map(to => ({
    type: 'Said' as const,
    message: { to, phase: phaseText(play.phase), kind: 'notice' as const, key: 'chat.said', about: [seat], args: { text: command.text } },
  }));
  const told = [...heard, ...read];
  return rules.heard ? ruled(state, told, rules.heard(state.terms, evolveAll(play, told)!, seat, overheard), command.at) : applied(state, { events: told, trace: [] }, command.at);
}

/** The words as whoever reads along gets them: cut where they are long, and without a name where the rules want it so. */
function readAlong(rules: Ruleset, { play, terms }: GameState, speaker: Seat, chat: string, words: string): readonly Said[] {
  const { seats = [], unnamed } = rules.readers?.(terms, play!)[chat] ?? {};
  const inside = present(play!, play!.chats[chat]);
  const text = words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
  return seats.filter(seat => !inside.includes(seat)).map(to => ({
    type: 'Said',
    message: { to, phase: phaseText(play!.phase), kind: 'notice', key: unnamed ? 'chat.read.unnamed' : 'chat.read', about: unnamed ? [] : [speaker], args: { chat, text } },
  }));
}

/** Words for which no chat is named: which there are. */
export function nowhere(state: GameState, seat: Seat): Extract<Decision, { ok: false }> {
  const open = Object.entries(state.play!.chats).filter(([, chat]) => present(state.play!, chat).includes(seat)).map(([slug]) => slug);
  return open.length === 0 ? no(state, 'closed', {}, 'none') : no(state, 'closed', { possible: open.map(slug => `in ${chatNameIn(state.play!, slug)}`) }, 'which');
}

/** Why somebody cannot write in a chat: whoever reads along there, or has an ability for it, learns what is possible in its place. */
function shutOut(rules: Ruleset, state: GameState, seat: Seat, chat: string): Decision {
  const { terms, play } = state;
  const reads = rules.readers?.(terms, play!)[chat]?.seats.includes(seat) === true;
  const [ability] = rules.asks(terms, play!).find(({ into, seats }) => into === chat && seats.includes(seat))?.abilities ?? [];
  if (ability !== undefined) return no(state, 'closed', { chat, ability }, reads ? 'whisper' : 'into');
  return reads ? no(state, 'closed', { chat }, 'read') : no(state, 'closed');
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
