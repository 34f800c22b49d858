import type { Channel, Message, Outgoing, ResponseUrl, StoredFile, User, ViewRecord, World } from './world.ts';

/** One thing that became different; what the journal's lines are made of. */
export type Change =
  | { readonly type: 'snapshot'; readonly world: World }
  | { readonly type: 'user-put'; readonly user: User }
  | { readonly type: 'channel-put'; readonly channel: Channel }
  | { readonly type: 'message-posted'; readonly message: Message }
  | { readonly type: 'message-edited'; readonly message: Message }
  | { readonly type: 'message-removed'; readonly channel: string; readonly ts: string }
  | { readonly type: 'view-put'; readonly view: ViewRecord }
  | { readonly type: 'stack-set'; readonly user: string; readonly views: readonly string[] }
  | { readonly type: 'home-set'; readonly user: string; readonly view: string }
  | { readonly type: 'file-put'; readonly file: StoredFile }
  | { readonly type: 'read-up-to'; readonly user: string; readonly channel: string; readonly ts: string }
  | { readonly type: 'bots-set'; readonly users: readonly string[] }
  | { readonly type: 'bot-acted'; readonly key: string }
  | { readonly type: 'response-put'; readonly response: ResponseUrl }
  | { readonly type: 'event-queued'; readonly event: Outgoing }
  | { readonly type: 'event-settled'; readonly id: string }
  | { readonly type: 'code-made'; readonly code: string; readonly at: number }
  | { readonly type: 'code-used'; readonly code: string }
  | { readonly type: 'installed'; readonly installed: boolean };
