import { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError } from '@slack/web-api';
import type { SlackClient } from '../../../../functions/adapters/slack/client.ts';

/** A refusal as Slack's client throws it. */
export const refusal = (error: string): Error => new WebAPIPlatformError({ ok: false, error });
export const tooOften = (seconds: number): Error => new WebAPIRateLimitedError(seconds);
export const broken = (): Error => new WebAPIRequestError(new Error('connection lost'));
export const httpError = (status: number): Error => new WebAPIHTTPError(status, 'no', {});

interface Call {
  readonly method: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Slack in memory, with channels and their members; `fail` makes the next calls of a method throw. */
export class FakeSlack implements SlackClient {
  readonly calls: Call[] = [];
  readonly members = new Map<string, string[]>();
  private readonly faults = new Map<string, Error[]>();
  private count = 0;
  /** Where files go; nothing listens there unless a test says so. */
  uploadUrl = 'http://127.0.0.1:9/upload';

  fail(method: string, ...faults: readonly Error[]): this {
    this.faults.set(method, [...(this.faults.get(method) ?? []), ...faults]);
    return this;
  }

  of(method: string): readonly Call['args'][] {
    return this.calls.filter(call => call.method === method).map(({ args }) => args);
  }

  /** The methods called since the last time. */
  methods(): readonly string[] {
    return this.calls.splice(0).map(({ method }) => method);
  }

  private async called<T>(method: string, args: Call['args'], result: () => T): Promise<T> {
    this.calls.push({ method, args });
    const fault = this.faults.get(method)?.shift();
    if (fault) throw fault;
    return result();
  }

  readonly chat: SlackClient['chat'] = {
    postMessage: async message =>
      this.called('chat.postMessage', { ...message }, () => ({ channel: message.channel.replace(/^U/, 'DU'), ts: `${(this.count += 1)}.0` })),
    update: async message => this.called('chat.update', { ...message }, () => ({ channel: message.channel, ts: message.ts })),
  };

  readonly conversations: SlackClient['conversations'] = {
    create: async room =>
      this.called('conversations.create', { ...room }, () => {
        const id = `CR${(this.count += 1)}`;
        this.members.set(id, ['UBOT']);
        return { channel: { id } };
      }),
    invite: async ({ channel, users }) =>
      this.called('conversations.invite', { channel, users }, () => this.members.get(channel)!.push(...users.split(','))),
    kick: async ({ channel, user }) =>
      this.called('conversations.kick', { channel, user }, () => this.members.set(channel, this.members.get(channel)!.filter(member => member !== user))),
    members: async ({ channel, cursor = '0' }) =>
      this.called('conversations.members', { channel, cursor }, () => {
        const [all, from] = [this.members.get(channel) ?? [], Number(cursor)];
        return { members: all.slice(from, from + 2), response_metadata: { next_cursor: all.length > from + 2 ? String(from + 2) : '' } };
      }),
    archive: async room => this.called('conversations.archive', { ...room }, () => undefined),
    join: async room => this.called('conversations.join', { ...room }, () => undefined),
    setTopic: async room => this.called('conversations.setTopic', { ...room }, () => undefined),
  };

  readonly files: SlackClient['files'] = {
    getUploadURLExternal: async file =>
      this.called('files.getUploadURLExternal', { ...file }, () => ({ upload_url: this.uploadUrl, file_id: `F${(this.count += 1)}` })),
    completeUploadExternal: async done => this.called('files.completeUploadExternal', { ...done }, () => undefined),
  };

  readonly views: SlackClient['views'] = {
    publish: async home => this.called('views.publish', { ...home }, () => undefined),
  };
}
