import type { ClientChannel, ClientEvent, ClientMessage, ClientState } from '../client-contract.ts';
import { type ChannelLog, emptyState, isLocal, isTopLevel, type PageState, SLACKBOT } from './state.ts';

/** What changes the page's state. Answers name the person they were asked for: a late one for somebody else changes nothing. */
export type Change =
  | { readonly type: 'person'; readonly person: string }
  | { readonly type: 'client'; readonly person: string; readonly client: ClientState }
  | {
      readonly type: 'history';
      readonly person: string;
      readonly channel: string;
      readonly how: 'newest' | 'older' | 'thread';
      readonly log: ChannelLog;
    }
  | { readonly type: 'event'; readonly person: string; readonly event: ClientEvent }
  | { readonly type: 'viewing'; readonly channel: string | null }
  | { readonly type: 'line'; readonly line: PageState['line'] }
  | {
      readonly type: 'note';
      readonly person: string;
      readonly channel: string;
      readonly threadTs: string | null;
      readonly text: string;
      readonly now: number;
    }
  | { readonly type: 'failure'; readonly text: string | null }
  /** `null`: all of them. */
  | { readonly type: 'closed'; readonly view: string | null };

/** The next state. */
export function reduce(state: PageState, change: Change): PageState {
  if ('person' in change && change.type !== 'person' && change.person !== state.person) return state;
  switch (change.type) {
    case 'person':
      return { ...emptyState, person: change.person, line: state.line };
    case 'client':
      return seen({ ...state, client: change.client });
    case 'history':
      return withHistory(state, change.channel, change.how, change.log);
    case 'event':
      return reduceEvent(state, change.event);
    case 'viewing':
      return seen({ ...state, viewing: change.channel });
    case 'line':
      return { ...state, line: change.line };
    case 'note':
      return withNote(state, change);
    case 'failure':
      return { ...state, failure: change.text };
    case 'closed':
      return onClient(state, client => ({
        ...client,
        modals: client.modals.filter(view => change.view !== null && view.id !== change.view),
      }));
  }
}

function reduceEvent(state: PageState, event: ClientEvent): PageState {
  switch (event.type) {
    case 'message':
      return arrived(
        onLog(state, event.message.channel, messages => upsert(messages, event.message)),
        event.message,
      );
    case 'message_changed':
      return onLog(state, event.message.channel, messages => replace(messages, event.message));
    case 'message_deleted':
      return onLog(state, event.channel, messages => messages.filter(message => message.ts !== event.ts));
    case 'channels':
      return seen(onClient(state, client => ({ ...client, channels: event.channels })));
    case 'users':
      return onClient(state, client => ({
        ...client,
        users: event.users,
        me: event.users.find(user => user.id === client.me.id) ?? client.me,
      }));
    case 'modals':
      return onClient(state, client => ({ ...client, modals: event.modals }));
    case 'home':
      return onClient(state, client => ({ ...client, home: event.home }));
    case 'bots':
      return onClient(state, client => ({ ...client, bots: event.bots }));
    case 'failure':
      return { ...state, failure: event.text };
  }
}

const onClient = (state: PageState, next: (client: ClientState) => ClientState): PageState =>
  state.client === null ? state : { ...state, client: next(state.client) };

const onChannel = (state: PageState, id: string, next: (channel: ClientChannel) => ClientChannel): PageState =>
  onClient(state, client => ({ ...client, channels: client.channels.map(channel => (channel.id === id ? next(channel) : channel)) }));

/** The channel on the screen has nothing unread. */
const seen = (state: PageState): PageState =>
  state.viewing === null ? state : onChannel(state, state.viewing, channel => (channel.unread === 0 ? channel : { ...channel, unread: 0 }));

/** A channel that is not held stays so: it is asked for as a whole when it comes on the screen. */
function onLog(state: PageState, channel: string, next: (messages: readonly ClientMessage[]) => readonly ClientMessage[]): PageState {
  const log = state.logs[channel];
  return log ? { ...state, logs: { ...state.logs, [channel]: { ...log, messages: next(log.messages) } } } : state;
}

const byTs = (a: ClientMessage, b: ClientMessage): number => (a.ts < b.ts ? -1 : a.ts > b.ts ? 1 : 0);

const upsert = (messages: readonly ClientMessage[], message: ClientMessage): readonly ClientMessage[] =>
  [...messages.filter(other => other.ts !== message.ts), message].sort(byTs);

/** A change of something older than what is held would tear a hole into the history, so it is left out. */
const replace = (messages: readonly ClientMessage[], message: ClientMessage): readonly ClientMessage[] =>
  messages.map(other => (other.ts === message.ts ? message : other));

/** Counts a message only when the channel list that counted it has not come first. */
function arrived(state: PageState, message: ClientMessage): PageState {
  const unseen = message.channel !== state.viewing && message.user !== state.person && isTopLevel(message);
  return onChannel(state, message.channel, channel =>
    channel.latest !== null && channel.latest >= message.ts
      ? channel
      : { ...channel, latest: message.ts, unread: channel.unread + (unseen ? 1 : 0) },
  );
}

function withHistory(state: PageState, channel: string, how: 'newest' | 'older' | 'thread', log: ChannelLog): PageState {
  const held = state.logs[channel];
  const all = held?.messages ?? [];
  // The newest page comes in place of what was held, since some of it may have been deleted. A thread asks for its replies itself.
  const kept = how === 'newest' ? all.filter(message => isLocal(message) || !isTopLevel(message)) : all;
  const messages = log.messages.reduce(upsert, kept);
  return { ...state, logs: { ...state.logs, [channel]: { messages, more: how === 'thread' ? (held?.more ?? false) : log.more } } };
}

function withNote(state: PageState, note: Extract<Change, { type: 'note' }>): PageState {
  const held = state.logs[note.channel] ?? { messages: [], more: false };
  const message: ClientMessage = {
    channel: note.channel,
    ts: after(held.messages.at(-1)?.ts, note.now),
    user: SLACKBOT,
    text: note.text,
    blocks: null,
    edited: false,
    ephemeral: true,
    subtype: 'local',
    threadTs: note.threadTs,
    replies: 0,
    files: [],
    reactions: [],
  };
  return { ...state, logs: { ...state.logs, [note.channel]: { ...held, messages: upsert(held.messages, message) } } };
}

/** A `ts` for now, yet behind the last message, whatever clock that one was made with. */
function after(last: string | undefined, now: number): string {
  const ts = `${Math.floor(now / 1000)}.${String(now % 1000).padStart(3, '0')}000`;
  if (last === undefined || ts > last) return ts;
  const [seconds = '0', micros = '0'] = last.split('.');
  return `${seconds}.${String(Number(micros) + 1).padStart(6, '0')}`;
}
