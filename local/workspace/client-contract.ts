import type { Block, View as SlackView } from '@slack/types';

/**
 * What the workspace's page and its server say to each other. Everything under `/client/`, JSON both ways, same origin only.
 * The page acts for one person at a time (`user`); there is no log-in, the server is bound to 127.0.0.1.
 */

export interface ClientUser {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly realName: string;
  readonly isBot: boolean;
  readonly isApp: boolean;
  readonly deleted: boolean;
  /** A colour for the avatar, chosen from the id. */
  readonly colour: string;
  readonly tz: string;
}

export interface ClientChannel {
  readonly id: string;
  readonly kind: 'public' | 'private' | 'im';
  /** Without `#`; for a direct message the other one's user id. */
  readonly name: string;
  readonly topic: string;
  readonly archived: boolean;
  readonly member: boolean;
  readonly members: readonly string[];
  readonly unread: number;
  readonly latest: string | null;
}

export interface ClientMessage {
  readonly channel: string;
  readonly ts: string;
  readonly user: string;
  readonly text: string;
  readonly blocks: readonly Block[] | null;
  readonly edited: boolean;
  readonly ephemeral: boolean;
  readonly subtype: string | null;
  readonly threadTs: string | null;
  readonly replies: number;
  readonly files: readonly { readonly id: string; readonly name: string; readonly title: string; readonly mimetype: string; readonly alt: string; readonly url: string }[];
  /** `pending` while an interaction waits for the app, an error text when it failed. */
  readonly reactions: readonly { readonly name: string; readonly users: readonly string[] }[];
}

/** `GET /client/state?user=U` */
export interface ClientState {
  readonly team: { readonly id: string; readonly name: string; readonly domain: string };
  readonly app: { readonly id: string; readonly name: string; readonly botUser: string; readonly commands: readonly { readonly command: string; readonly description: string; readonly hint: string }[] };
  readonly me: ClientUser;
  readonly users: readonly ClientUser[];
  readonly channels: readonly ClientChannel[];
  /** The open modal stack of this person, topmost last. */
  readonly modals: readonly ClientView[];
  readonly home: ClientView | null;
  /** Users whom the built-in bots play. */
  readonly bots: readonly string[];
}

export type ClientView = SlackView & { readonly id: string; readonly hash: string; readonly private_metadata?: string };

/** What an element was set to, in the form of Slack's own `state.values[block_id][action_id]`. */
export type ElementState = Readonly<Record<string, unknown>> & { readonly type: string };
export type FormState = Readonly<Record<string, Readonly<Record<string, ElementState>>>>;

/**
 * | call | body or query | gives |
 * |---|---|---|
 * | `GET /client/state` | user | ClientState |
 * | `GET /client/messages` | user, channel, thread? , before?, limit? | `{messages: ClientMessage[], more: boolean}` oldest first; ephemerals of that user included |
 * | `POST /client/say` | {user, channel, text, thread_ts?} | `{ts}` |
 * | `POST /client/command` | {user, channel, text} text with the slash, mentions as `@name` or `<@U…>` | CommandResult; what the app answered comes as messages |
 * | `POST /client/action` | {user, container: {channel, ts} \| {view}, action: {block_id, action_id, ...ElementState}, state: FormState} | CommandResult |
 * | `POST /client/submit` | {user, view, state: FormState} | SubmitResult |
 * | `POST /client/close` | {user, view, all?} `all` closes the whole stack, as the × does | `{}` |
 * | `POST /client/options` | reserved | |
 * | `POST /client/home` | {user} the App Home tab was opened | `{}` |
 * | `POST /client/open-im` | {user, with} | `{channel}` |
 * | `POST /client/join`, `/client/leave` | {user, channel} | `{}` |
 * | `POST /client/invite` | {user, channel, users: string[]} the app's bot can be invited too | `{}` |
 * | `POST /client/create-channel` | {user, name, private} | `{channel}` |
 * | `POST /client/read` | {user, channel, ts} | `{}` |
 * | `POST /client/bots` | {users: string[]} exactly these are played by bots from now on | `{bots}` |
 * | `GET /client/events` | user; Server-Sent Events, data = ClientEvent | |
 * | `GET /client/files/ID` | user | the bytes |
 *
 * A modal's first values: what the page does not send counts as the element's `initial_*`. What an element is set to may be sent with the
 * option's value alone. A form is checked (required, lengths, number of choices) as Slack's client does before it is sent: `errors` by block.
 * Errors: 4xx with `{error: string}` in plain words.
 */
export type CommandResult = { readonly ok: true } | { readonly ok: false; readonly error: string };
export type SubmitResult =
  | { readonly ok: true; readonly closed: boolean }
  | { readonly ok: false; readonly errors?: Readonly<Record<string, string>>; readonly error?: string };

export type ClientEvent =
  | { readonly type: 'message'; readonly message: ClientMessage }
  | { readonly type: 'message_changed'; readonly message: ClientMessage }
  | { readonly type: 'message_deleted'; readonly channel: string; readonly ts: string }
  | { readonly type: 'channels'; readonly channels: readonly ClientChannel[] }
  | { readonly type: 'users'; readonly users: readonly ClientUser[] }
  | { readonly type: 'modals'; readonly modals: readonly ClientView[] }
  | { readonly type: 'home'; readonly home: ClientView | null }
  | { readonly type: 'bots'; readonly bots: readonly string[] }
  /** The app did not answer in time, or answered with an error: what Slack's own client would show. */
  | { readonly type: 'failure'; readonly text: string };
