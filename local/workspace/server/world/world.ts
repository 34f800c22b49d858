import type { Obj } from '../json.ts';

export interface User {
  readonly id: string;
  /** The handle, lower case. */
  readonly name: string;
  readonly realName: string;
  readonly displayName: string;
  readonly tz: string;
  readonly isBot: boolean;
  /** The one app's bot user. */
  readonly isApp: boolean;
  readonly deleted: boolean;
  readonly guest: 'none' | 'multi' | 'single';
  readonly updated: number;
}

export interface Channel {
  readonly id: string;
  readonly kind: 'public' | 'private' | 'im';
  readonly name: string;
  readonly creator: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly topic: string;
  readonly purpose: string;
  readonly archived: boolean;
  readonly general: boolean;
  readonly members: readonly string[];
  readonly pins: readonly string[];
}

export interface Reaction {
  readonly name: string;
  readonly users: readonly string[];
}

export interface Message {
  readonly channel: string;
  readonly ts: string;
  readonly user: string;
  readonly byApp: boolean;
  readonly text: string;
  readonly blocks: readonly Obj[] | null;
  readonly subtype: string | null;
  readonly threadTs: string | null;
  readonly broadcast: boolean;
  /** Who edited it and when, by ts. */
  readonly edited: { readonly user: string; readonly ts: string } | null;
  readonly files: readonly string[];
  readonly reactions: readonly Reaction[];
  readonly metadata: Obj | null;
  /** What a subtype says besides: inviter, topic, name. */
  readonly detail: Obj;
}

/** A view that is open (modal) or published (home). */
export interface ViewRecord {
  readonly id: string;
  readonly user: string;
  readonly hash: string;
  readonly root: string;
  readonly previous: string | null;
  readonly externalId: string;
  /** As the app gave it, with ids filled in. */
  readonly view: Obj;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly mimetype: string;
  readonly size: number;
  readonly user: string;
  readonly created: number;
  /** `asked` until the bytes came, `uploaded` until it was completed. */
  readonly stage: 'asked' | 'uploaded' | 'shared';
  readonly channels: readonly string[];
  /** A picture in words. */
  readonly alt?: string;
}

/** A response_url that was handed out. */
export interface ResponseUrl {
  readonly id: string;
  readonly kind: 'commands' | 'actions';
  readonly user: string;
  readonly channel: string;
  /** The message whose button was pressed, or the last one posted by it. */
  readonly ts: string | null;
  readonly ephemeral: boolean;
  readonly threadTs: string | null;
  readonly made: number;
  readonly uses: number;
}

/** An event on its way to the app. */
export interface Outgoing {
  readonly id: string;
  readonly body: Obj;
  /** Deliveries tried so far. */
  readonly tries: number;
  readonly due: number;
  readonly reason: string | null;
}

type Table<T> = Readonly<Record<string, T>>;

/** All that the workspace keeps. */
export interface World {
  readonly team: { readonly id: string; readonly name: string; readonly domain: string };
  readonly app: {
    readonly id: string;
    readonly name: string;
    readonly botUser: string;
    readonly botId: string;
    readonly installed: boolean;
  };
  readonly users: Table<User>;
  readonly channels: Table<Channel>;
  /** By channel, oldest first. */
  readonly messages: Table<readonly Message[]>;
  readonly views: Table<ViewRecord>;
  /** By user: view ids, topmost last. */
  readonly stacks: Table<readonly string[]>;
  readonly homes: Table<string>;
  readonly files: Table<StoredFile>;
  /** By user and channel: the ts read up to. */
  readonly reads: Table<Table<string>>;
  readonly bots: readonly string[];
  /** What bots have done: how often they acted on a message. */
  readonly botActs: Table<number>;
  readonly responses: Table<ResponseUrl>;
  readonly outbox: Table<Outgoing>;
  /** OAuth codes not yet exchanged. */
  readonly codes: Table<number>;
  readonly lastTs: string;
}
