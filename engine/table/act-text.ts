import { oneOf } from '../core/nearest.ts';
import { phaseText } from '../core/state.ts';
import type { AskView, PollView, ShutAsk, View } from '../core/views.ts';
import { readClauses, splitSpoken, type Spoken } from './act-clauses.ts';
import { suits } from './act-fit.ts';
import { readAnswer } from './act-answer.ts';
import { bad, good, type ActText } from './act-meaning.ts';
import { mainPoll } from './polls.ts';
import { chatNamed, seatNamed, unknownPlayer } from './act-names.ts';

export type { ActText, Meant, Misread } from './act-meaning.ts';

/**
 * Reads what a player typed: the same text in a record and after the slash command. Players are named by their seat's name,
 * or as `@s3`, which is what a listener makes of a mention.
 */
export function readAct(text: string, view: View): ActText {
  const { words, ...spoken } = splitSpoken(text);
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(words) ?? [];
  switch (verb.toLowerCase()) {
    case 'vote': return readVote(rest, view);
    case 'unvote': return readUnvote(rest, view);
    case 'cancel': return rest === '' ? readCancel(view) : withAbility(rest, view, isChosen, ask => good({ type: 'withdraw', ask: ask.id }));
    case 'say': return readSay(rest, view);
    case 'laugh': return readLaugh(rest, view);
    case 'use': return readUse({ ...spoken, words: rest }, view);
    default: return withAbility(words, view, isFree, (ask, left) => readAnswer(ask, { ...spoken, words: left }, view));
  }
}

/** The poll that a bare `vote` means: the vote where it is open to this player, else the first that is, else the first that is seen. */
function bareVote(view: View): string {
  const polls = view.polls.filter(({ subject }) => subject === undefined);
  return (polls.find(({ id, mayVote }) => mayVote && id === mainPoll) ?? polls.find(({ mayVote }) => mayVote) ?? polls[0])?.id ?? mainPoll;
}

const isFree = (ask: AskView): boolean => ask.chosen === undefined;
const isChosen = (ask: AskView): boolean => ask.chosen !== undefined;

/** `use …`: the only ability, of which there may be several copies. */
function readUse(rest: Spoken, view: View): ActText {
  const possible = abilitiesOf(view);
  if (possible.length > 1) return bad('ambiguous', { possible });
  return possible.length === 0 ? nothingToDo(view) : readAnswer(copyOf(view.asks, isFree), rest, view);
}

/** A bare `cancel`: the only act that stands. */
function readCancel(view: View): ActText {
  const [only, another] = view.asks.filter(isChosen);
  if (view.asks.length === 0) return nothingToDo(view);
  if (only === undefined) return bad('nothing-to-withdraw');
  return another === undefined ? good({ type: 'withdraw', ask: only.id }) : bad('ambiguous', { possible: abilitiesOf(view) });
}

const abilitiesOf = (view: View): string[] => [...new Set(view.asks.map(({ abilities }) => abilities[0]!))];

/** Of several copies of an ability the next for which this holds, else the last. */
const copyOf = (copies: readonly AskView[], fits: (ask: AskView) => boolean): AskView => copies.find(fits) ?? copies.at(-1)!;

/** Why a player has no ability at all just now. */
function nothingToDo(view: View): ActText {
  if (view.over) return bad('over');
  return view.dead.includes(view.viewer) ? bad('dead') : bad('wrong-phase', { now: phaseText(view.phase) });
}

function readVote(rest: string, view: View): ActText {
  const [, named = '', poll] = /^(.*?)(?:\s+in\s+(.+))?$/is.exec(rest)!;
  const about = poll === undefined ? pollAbout(named.split(' ')[0]!, view) : undefined;
  if (about) return readStand(named.split(' ').slice(1).join(' '), about, view);
  if (poll === undefined && isOnNobody(named, view)) return noVoteOn(named.split(' ')[0]!, view);
  const stand = poll === undefined ? withoutSubject(named, view) : undefined;
  if (stand) return stand;
  const id = pollNamed(poll, view) ?? bareVote(view);
  if (named === '') return bad('malformed', { reason: 'whom is the vote for? For example: vote nobody' });
  const seat = seatNamed(named, view);
  if (seat !== undefined) return good({ type: 'vote', poll: id, choice: seat });
  const words = view.polls.find(one => one.id === id)?.choices.filter(choice => !view.seats.some(known => known.seat === choice)) ?? [];
  const word = words.find(choice => choice === named.toLowerCase());
  return word !== undefined || named.toLowerCase() === 'nobody' ? good({ type: 'vote', poll: id, choice: named.toLowerCase() }) : unknownPlayer(named, view);
}

/** A bare `yes` or `no` where the votes that are open are about players: on whom it is has to be said. */
function withoutSubject(typed: string, view: View): ActText | undefined {
  const [only, ...others] = view.polls.flatMap(({ subject, mayVote }) => (subject !== undefined && mayVote ? [view.seats.find(({ seat }) => seat === subject)?.name ?? subject] : []));
  if (!/^(yes|no)\b/i.test(typed) || only === undefined || view.polls.some(({ subject, choices }) => subject === undefined && choices.includes(typed.toLowerCase()))) return undefined;
  const asks = [only, ...others].map(name => `vote ${name} ${typed.toLowerCase()}`).join(', or ');
  return bad('malformed', { reason: `the vote is about somebody, who has to be named: ${asks}` });
}

/** The id of a poll as it was typed. */
const pollNamed = (typed: string | undefined, { polls }: View): string | undefined =>
  typed === undefined ? undefined : polls.find(({ id }) => id.toLowerCase() === typed.toLowerCase())?.id ?? typed.toLowerCase();

/** The poll on a player or a name of this kind. */
const pollAbout = (named: string, view: View): PollView | undefined => {
  const subject = seatNamed(named, view);
  return subject === undefined ? undefined : view.polls.find(poll => poll.subject === subject);
};

function readUnvote(rest: string, view: View): ActText {
  const poll = pollNamed(/^in (.+)$/i.exec(rest)?.[1], view) ?? pollAbout(rest, view)?.id;
  if (poll === undefined && isOnNobody(`${rest} no`, view)) return noVoteOn(rest, view);
  return good({ type: 'unvote', poll: poll ?? bareVote(view) });
}

/** True for a vote about somebody, of whom there is no vote: where whole players are voted for, `Bob yes` is only a name that nobody has. */
const isOnNobody = (typed: string, view: View): boolean =>
  seatNamed(typed.split(' ')[0]!, view) !== undefined && !view.polls.some(({ id }) => id === mainPoll) &&
  (/^\S+ (yes|no)\b/i.test(typed) || (view.polls.length > 0 && typed.split(' ').length === 1 && view.polls.every(({ subject }) => subject !== undefined)));

function noVoteOn(typed: string, view: View): ActText {
  const possible = view.polls.flatMap(({ subject }) => (subject === undefined ? [] : [view.seats.find(({ seat }) => seat === subject)?.name ?? subject]));
  return bad('unknown-poll', { typed, possible, now: phaseText(view.phase) }, possible.length === 0 ? 'none' : 'some');
}

/** `yes`, `no`, or a longer choice in which players are named: `yes unless Bob`. */
function readStand(typed: string, poll: PollView, view: View): ActText {
  const words = typed.toLowerCase().split(' ').map(word => seatNamed(word, view) ?? word);
  return good({ type: 'vote', poll: poll.id, choice: words.join(' ') });
}

/** `laugh at Tom`: at the last that Tom said in public today; `laugh at Tom in MESSAGE`: at what is called so where it was said. */
function readLaugh(rest: string, view: View): ActText {
  const [, named = '', message] = /^(?:at\s+)?(\S*)(?:\s+in\s+(\S+))?$/i.exec(rest) ?? [undefined, rest];
  const whom = seatNamed(named, view);
  return whom === undefined ? unknownPlayer(named, view) : good({ type: 'laugh', whom, ...(message === undefined ? {} : { message }) });
}

function readSay(rest: string, view: View): ActText {
  const read = /^"(.*)"(?:\s+in\s+(\S+))?$/s.exec(rest);
  if (!read) return rest === '' || rest.includes('"') ? bad('malformed', { reason: 'what is said stands in quotes, as in say "hello" in mafia' }) : readBareSay(rest, view);
  return good({ type: 'say', text: read[1]!, ...(read[2] === undefined ? {} : { chat: chatNamed(read[2], view) }) });
}

/** Words without quotes; the last of them names the chat where the player has one that is called so. */
function readBareSay(rest: string, view: View): ActText {
  const [, text = '', typed = ''] = /^(.+)\s+in\s+(\S+)$/is.exec(rest) ?? [];
  const chat = chatNamed(typed, view);
  const isKnown = typed !== '' && (view.chats.some(({ slug }) => slug === chat) || view.reads?.includes(chat) === true);
  return good(isKnown ? { type: 'say', text, chat } : { type: 'say', text: rest });
}

function withAbility(text: string, view: View, fits: (ask: AskView) => boolean, go: (ask: AskView, rest: string) => ActText): ActText {
  const name = longest(text, view.asks.flatMap(({ abilities }) => abilities));
  if (name !== undefined) {
    const rest = text.slice(name.length).trim();
    const copies = view.asks.filter(({ abilities }) => abilities.includes(name));
    const stand = fits === isChosen ? copies.filter(isChosen) : []; // taken back is what stands, whatever else has that name
    return go(copyOf(suiting(stand.length > 0 ? stand : copies, rest, view), fits), rest);
  }
  const shut = longest(text, view.shut.flatMap(({ abilities }) => abilities));
  if (shut !== undefined) return shutOut(view.shut.find(({ abilities }) => abilities.includes(shut))!);
  const way = waysOf(view).filter(({ way: name }) => name === text.toLowerCase());
  if (way.length === 1) return go(way[0]!.ask, `with ${text}`);
  const typed = text.split(/\s+/).filter(word => seatNamed(word, view) === undefined).join(' ') || text;
  const known = [...new Set(view.asks.flatMap(({ abilities }) => abilities))];
  if (known.length === 0) return nothingToDo(view);
  const near = oneOf(typed, known);
  return near === undefined ? bad('unknown-ability', { typed, possible: known }) : bad('unknown-ability', { typed, possible: known, nearest: near }, 'near');
}

/** Each way in which an ability can be used, by its own name: `resign` is the Mayor's only. */
const waysOf = (view: View): readonly { readonly ask: AskView; readonly way: string }[] =>
  view.asks.flatMap(ask => Object.values(ask.form).filter(({ of }) => of === 'option').flatMap(field => field.from(view).map(way => ({ ask, way: way.toLowerCase() }))));

const shutOut = ({ why }: ShutAsk): ActText => bad(why.code, why.args ?? {}, why.variant);

/** The longest of these names with which a text begins. */
const longest = (text: string, names: readonly string[]): string | undefined =>
  names.filter(one => startsWithWords(text, one)).sort((a, b) => b.length - a.length)[0];

/** Of asks of one name those whose form has room for what was typed: the ways in which one ability is used. */
function suiting(asks: readonly AskView[], rest: string, view: View): readonly AskView[] {
  const suited = asks.length < 2 ? asks : asks.filter(({ form }) => suits(form, readClauses({ words: rest }), view));
  return suited.length > 0 ? suited : asks;
}

const startsWithWords = (text: string, name: string): boolean =>
  text.toLowerCase().startsWith(name) && /^(\s|$)/.test(text.slice(name.length));
