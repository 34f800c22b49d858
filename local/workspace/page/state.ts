import type { ClientChannel, ClientMessage, ClientState, ClientUser } from '../client-contract.ts';

/** The part of a channel's history that the page holds, oldest first; replies stand among the rest. */
export interface ChannelLog {
  readonly messages: readonly ClientMessage[];
  /** True when older ones can be asked for. */
  readonly more: boolean;
}

/** Everything the page knows for the person it acts for. */
export interface PageState {
  readonly person: string | null;
  readonly client: ClientState | null;
  readonly logs: Readonly<Record<string, ChannelLog>>;
  /** The channel on the screen: what comes there is read. */
  readonly viewing: string | null;
  readonly line: 'connecting' | 'live' | 'lost';
  /** What went wrong last, outside any channel. */
  readonly failure: string | null;
}

/** Before anybody has been chosen. */
export const emptyState: PageState = { person: null, client: null, logs: {}, viewing: null, line: 'connecting', failure: null };

/** Lines that only this page knows: what Slackbot would say. They go when the page is loaded anew. */
export const SLACKBOT = 'USLACKBOT';
export const isLocal = (message: ClientMessage): boolean => message.subtype === 'local';

/** A message without its replies, as the channel shows it. */
export const isTopLevel = (message: ClientMessage): boolean =>
  message.threadTs === null || message.threadTs === message.ts || message.subtype === 'thread_broadcast';

/** What the channel list shows, in its order. */
export interface ChannelGroups {
  readonly joined: readonly ClientChannel[];
  readonly others: readonly ClientChannel[];
  readonly direct: readonly ClientChannel[];
  /** The direct messages with the app. */
  readonly app: ClientChannel | undefined;
}

/** Channels in the places where the sidebar shows them. */
export function groupsOf({ channels, app }: ClientState): ChannelGroups {
  const byName = [...channels].sort((a, b) => a.name.localeCompare(b.name));
  const rooms = byName.filter(channel => channel.kind !== 'im' && (!channel.archived || channel.member));
  return {
    joined: rooms.filter(channel => channel.member),
    others: rooms.filter(channel => !channel.member && channel.kind === 'public'),
    direct: byName.filter(channel => channel.kind === 'im' && channel.name !== app.botUser),
    app: channels.find(channel => channel.kind === 'im' && channel.name === app.botUser),
  };
}

/** True for the direct messages with the app. */
export const isApp = ({ app }: ClientState, channel: ClientChannel): boolean => channel.kind === 'im' && channel.name === app.botUser;

/** Those in whose chair one can sit. Slackbot says of itself that it is no bot. */
export const people = (users: readonly ClientUser[]): readonly ClientUser[] =>
  users.filter(user => !user.isApp && !user.isBot && !user.deleted && user.id !== SLACKBOT);
