import type { HomeView, KnownBlock } from '@slack/types';
import { LogLevel, WebClient } from '@slack/web-api';

interface Shown {
  readonly text: string;
  readonly blocks: KnownBlock[];
}

type Said = Shown & { readonly channel: string; readonly unfurl_links: false; readonly unfurl_media: false };

/** In a thread. */
type Answered = { readonly channel: string; readonly thread_ts: string; readonly text: string };

interface Posted {
  readonly channel?: string;
  readonly ts?: string;
}

interface Page {
  readonly members?: readonly string[];
  readonly response_metadata?: { readonly next_cursor?: string };
}

/** What the messenger calls on: the part of Slack's own client that it needs. */
export interface SlackClient {
  readonly chat: {
    postMessage(message: Said | Answered): Promise<Posted>;
    update(message: Shown & { readonly channel: string; readonly ts: string }): Promise<Posted>;
  };
  readonly conversations: {
    create(room: { readonly name: string; readonly is_private: true }): Promise<{ readonly channel?: { readonly id?: string } }>;
    invite(guests: { readonly channel: string; readonly users: string; readonly force: true }): Promise<unknown>;
    kick(guest: { readonly channel: string; readonly user: string }): Promise<unknown>;
    members(page: { readonly channel: string; readonly cursor?: string; readonly limit: number }): Promise<Page>;
    archive(room: { readonly channel: string }): Promise<unknown>;
    join(room: { readonly channel: string }): Promise<unknown>;
    setTopic(room: { readonly channel: string; readonly topic: string }): Promise<unknown>;
  };
  readonly files: {
    /** The words of a picture go under both names: Slack's reference has one, its own client the other. */
    getUploadURLExternal(file: { readonly filename: string; readonly length: number; readonly alt_txt: string; readonly alt_text: string }): Promise<{ readonly upload_url?: string; readonly file_id?: string }>;
    completeUploadExternal(done: { readonly files: [{ readonly id: string; readonly title: string }]; readonly channel_id: string }): Promise<unknown>;
  };
  readonly views: { publish(home: { readonly user_id: string; readonly view: HomeView }): Promise<unknown> };
}

/** The client of a workspace, or nothing where Curfew is not installed any more. */
export type SlackClients = (team: string) => Promise<SlackClient | undefined>;

interface Reach {
  tokenOf(team: string): Promise<string | undefined>;
  /** Another address than Slack's own: the local workspace. */
  readonly slackApiUrl?: string;
}

/** Slack's client, one for each token. It never waits or tries again by itself: delivery knows when to come back. */
export function slackClients({ tokenOf, slackApiUrl }: Reach): SlackClients {
  const clients = new Map<string, WebClient>();
  return async team => {
    const token = await tokenOf(team);
    if (token === undefined) return undefined;
    const known = clients.get(token);
    if (known) return known;
    const client = new WebClient(token, {
      timeout: 2_500,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      logLevel: LogLevel.ERROR, // what goes wrong is thrown, and reported by its code
      ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
    });
    clients.set(token, client);
    return client;
  };
}
