/** How much, how fast, how long: Slack's own numbers unless a test says otherwise. */
export interface Limits {
  /** Calls a minute by tier; `special` for methods outside the tiers. */
  readonly tiers: Readonly<Record<Tier, number>>;
  /** chat.postMessage, a channel: how many a second in the long run, and how many at once. */
  readonly postsPerSecond: number;
  readonly postBurst: number;
  /** How long the app has to answer. */
  readonly ackMs: number;
  readonly triggerMs: number;
  /** The pauses before an event's second, third and fourth delivery. */
  readonly retryMs: readonly number[];
  readonly responseUses: number;
  readonly responseMs: number;
}

export type Tier = '1' | '2' | '3' | '4' | 'special' | 'none';

/** Slack's numbers. */
export const slackLimits: Limits = {
  tiers: { '1': 1, '2': 20, '3': 50, '4': 100, special: 600, none: Number.POSITIVE_INFINITY },
  postsPerSecond: 1,
  postBurst: 10,
  ackMs: 3_000,
  triggerMs: 3_000,
  retryMs: [0, 60_000, 300_000],
  responseUses: 5,
  responseMs: 30 * 60_000,
};

/** What the app's manifest says: its commands, scopes, events, and the tabs of its home. */
export interface Manifest {
  readonly commands: readonly { readonly command: string; readonly description: string; readonly hint: string; readonly escape: boolean }[];
  readonly scopes: readonly string[];
  readonly events: readonly string[];
  readonly homeTab: boolean;
  readonly messagesTab: 'on' | 'read-only' | 'off';
}

/** The app's manifest as it is installed here. */
export const curfewManifest: Manifest = {
  commands: [{ command: '/curfew', description: 'Start or join a game', hint: '[new | join | status | help]', escape: true }],
  scopes: [
    'commands',
    'chat:write',
    'users:read',
    'channels:read',
    'channels:join',
    'channels:history',
    'groups:read',
    'groups:write',
    'groups:history',
    'files:write',
    'reactions:read',
  ],
  events: [
    'app_home_opened',
    'app_uninstalled',
    'tokens_revoked',
    'member_joined_channel',
    'channel_archive',
    'channel_left',
    'group_archive',
    'group_left',
    'message.channels',
    'message.groups',
    'reaction_added',
  ],
  homeTab: true,
  messagesTab: 'read-only',
};

export interface Clock {
  now(): number;
}

/** How the bots behave: their seed, and the shortest and longest moment they think. */
export interface BotOptions {
  readonly seed: number;
  readonly thinkMs: readonly [number, number];
}

export interface WorkspaceOptions {
  /** Where the workspace keeps its data. */
  readonly dir: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Slack's requests go to `appUrl + '/slack/events'`. */
  readonly appUrl: string;
  readonly signingSecret: string;
  readonly botToken: string;
  readonly clock?: Clock;
  /** The built page. */
  readonly staticDir: string;
  readonly limits?: Partial<Limits>;
  readonly manifest?: Partial<Manifest>;
  readonly bots?: Partial<BotOptions>;
}
