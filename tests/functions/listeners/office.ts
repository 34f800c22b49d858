import { createHmac } from 'node:crypto';
import type { InputBlock, ModalView } from '@slack/types';
import { makeMemoryStore } from '../../../functions/adapters/memory/store.ts';
import { decide, type Rules } from '../../../engine/table/decide.ts';
import { makeEffectsOf } from '../../../functions/app/effects-of.ts';
import { rules as ours } from '../../../functions/app/rules.ts';
import type { GameStore } from '../../../functions/app/ports.ts';
import { makeUseCases } from '../../../functions/app/use-cases.ts';
import type { ListenerPorts } from '../../../functions/listeners/ports.ts';
import { makeSlackHandler } from '../../../functions/slack-app.ts';
import type { RequestHandler } from '../../../functions/strict-request.ts';
import { checkBlocks, checkView } from '../../../local/workspace/server/blocks/index.ts';
import type { GameState } from '../../../engine/table/table.ts';
import { isRecord, readAnswer, textOf, type Answer } from './answers.ts';
import { answerOf, stateOf, team, users, type Call, type Pressed, type Sent } from './slack-table.ts';

export { textOf, type Answer } from './answers.ts';
export { team, users, type Call } from './slack-table.ts';

export const signingSecret = 'the secret of tests';

/** A workspace around the real handler: signed requests one way, Slack's Web API played by a table the other. */
export class Office {
  now = Date.now();
  readonly calls: Call[] = [];
  readonly responses: Record<string, unknown>[] = [];
  readonly lines: Record<string, unknown>[] = [];
  readonly homes: string[] = [];
  /** What Slack says of channels and of users besides, by id. */
  readonly channels = new Map<string, Readonly<Record<string, unknown>>>();
  readonly profiles = new Map<string, Readonly<Record<string, unknown>>>();
  /** Codes with which a method answers from now on. */
  readonly failing = new Map<string, string>();
  /** Methods that take longer than anybody waits. */
  readonly slow = new Set<string>();
  readonly store: GameStore;
  readonly handler: RequestHandler;
  installed = true;
  seed = 4653;
  private count = 0;
  private readonly useCases: ReturnType<typeof makeUseCases>;

  constructor(rules: Rules = ours) {
    const clock = { now: () => this.now };
    this.store = makeMemoryStore({ clock });
    const nothing = async (): Promise<void> => {};
    const report = (line: Record<string, unknown>): void => void this.lines.push(line);
    const scheduler = { at: nothing };
    this.useCases = makeUseCases({
      store: this.store, wake: { wake: nothing }, clock, decide: decide.bind(undefined, rules), effectsOf: makeEffectsOf(rules), report, scheduler, ticks: scheduler,
      messenger: { perform: async () => ({ done: true }) }, sleep: nothing, random: () => 0.5,
    });
    const ports: Omit<ListenerPorts, 'gameAt'> = {
      play: this.useCases.play, store: this.store, rules, clock, seed: () => this.seed, report,
      publishHome: async person => void this.homes.push(person),
    };
    this.handler = makeSlackHandler({
      signingSecret, ports, fetch: (url, init) => this.fetch(String(url), init),
      botOf: async () => (this.installed ? { token: 'xoxb-test', botUser: 'UBOT', botId: 'BBOT' } : undefined),
    });
  }

  /** A slash command. */
  async command(user: string, text: string, { channel = 'C1', trigger }: Sent = {}): Promise<Answer> {
    const fields = {
      team_id: team, user_id: user, user_name: `${user}-handle`, channel_id: channel, channel_name: channel.startsWith('D') ? 'directmessage' : 'games',
      command: '/curfew', text, trigger_id: trigger ?? this.trigger(), response_url: 'https://hooks.test/commands/1', api_app_id: 'A1',
    };
    return this.request('application/x-www-form-urlencoded', new URLSearchParams(fields).toString());
  }

  /** A button, or a choice in a select. */
  async press(user: string, { id, value, block = 'b', choice, channel = 'C1', trigger, from = 'message' }: Pressed): Promise<Answer> {
    const action = choice === undefined
      ? { type: 'button', action_id: id, block_id: block, ...(value === undefined ? {} : { value }), action_ts: '1' }
      : { type: 'static_select', action_id: id, block_id: block, selected_option: { text: { type: 'plain_text', text: 'x' }, value: choice }, action_ts: '1' };
    const place = from === 'message'
      ? { container: { type: 'message', channel_id: channel, is_ephemeral: false }, channel: { id: channel, name: 'games' }, response_url: 'https://hooks.test/actions/1' }
      : { container: { type: 'view', view_id: 'V1' }, view: { id: 'V1', type: from, hash: 'h' } };
    return this.interaction({ type: 'block_actions', ...this.who(user), trigger_id: trigger ?? this.trigger(), ...place, actions: [action] });
  }

  /** A form as it was opened, sent with these values: options by value, texts as they stand, null for what is cleared. */
  async submit(user: string, view: ModalView, values: Readonly<Record<string, string | readonly string[] | null>> = {}, sent: Sent = {}): Promise<Answer> {
    const isInput = (block: ModalView['blocks'][number]): block is InputBlock => block.type === 'input';
    const state = Object.fromEntries(view.blocks.filter(isInput).map(({ block_id, element }) => [block_id!, { pick: stateOf({ ...element }, values[block_id!]) }]));
    return this.interaction({
      type: 'view_submission', ...this.who(user), trigger_id: sent.trigger ?? this.trigger(),
      view: { ...view, id: 'V1', hash: 'h', state: { values: state } },
    });
  }

  async event(event: Record<string, unknown>): Promise<Answer> {
    const body = { type: 'event_callback', team_id: team, api_app_id: 'A1', event_id: `Ev${(this.count += 1)}`, event_time: Math.floor(this.now / 1000), event, authorizations: [{ enterprise_id: null, team_id: team, user_id: 'UBOT', is_bot: true, is_enterprise_install: false }] };
    return this.request('application/json', JSON.stringify(body));
  }

  interaction(payload: unknown): Promise<Answer> {
    return this.request('application/x-www-form-urlencoded', new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
  }

  /** A signed request; everything that it shows is looked at with Slack's own limits. */
  async request(type: string, body: string): Promise<Answer> {
    const before = { calls: this.calls.length, responses: this.responses.length };
    const answer = await this.handler({ headers: this.signed(body, type), body, isBase64Encoded: false }, {});
    const read = readAnswer(answer);
    const shown = [read.body, ...this.responses.slice(before.responses)].filter(isRecord);
    for (const one of shown) {
      const problems = Array.isArray(one['blocks']) ? checkBlocks(one['blocks'], 'message') : one['view'] ? checkView(one['view'], 'modal') : [];
      if (problems.length > 0) throw new Error(problems.map(({ said }) => said).join('\n'));
      if (one['response_type'] !== undefined && one['response_type'] !== 'ephemeral') throw new Error('an answer that all can see');
    }
    for (const { args } of this.calls.slice(before.calls)) if (args['view']) this.check(args['view']);
    await this.deliver();
    return read;
  }

  signed(body: string, type: string, second = Math.floor(this.now / 1000), secret = signingSecret): Record<string, string> {
    const signature = `v0=${createHmac('sha256', secret).update(`v0:${second}:${body}`).digest('hex')}`;
    return { 'Content-Type': type, 'X-Slack-Signature': signature, 'X-Slack-Request-Timestamp': String(second) };
  }

  /** The form that was opened last. */
  get opened(): ModalView {
    const call = this.calls.findLast(({ method }) => method === 'views.open' || method === 'views.push');
    if (!call) throw new Error('no form was opened');
    return JSON.parse(call.args['view']!);
  }

  /** What the last refusal of a button said. */
  get responded(): string {
    return textOf(this.responses.at(-1));
  }

  async game(channel = 'C1'): Promise<GameState> {
    const { game: id } = await this.store.at(`${team}/${channel}`);
    const commit = id === undefined ? undefined : await this.store.load(id);
    if (!commit) throw new Error(`no game in ${channel}`);
    return commit.state;
  }

  async version(channel = 'C1'): Promise<number> {
    return (await this.store.load((await this.store.at(`${team}/${channel}`)).game!))!.version;
  }

  /** A game for five, all in, and started: Ann is the host and plays. */
  async begin(more = '', channel = 'C1'): Promise<GameState> {
    await this.command('UANN', `new plain-5 zone=Europe/Berlin ${more}`.trim(), { channel });
    for (const user of users.slice(1, 5)) await this.command(user, 'join', { channel });
    await this.command('UANN', 'start', { channel });
    return this.game(channel);
  }

  /** The time of the running phase is up. */
  async pass(channel = 'C1'): Promise<void> {
    const { game, table } = await this.game(channel);
    this.now = table.due!;
    await this.useCases.tick(game);
    await this.deliver();
  }

  /** The Mafia's room, as delivery makes it and the game learns of it. */
  async room(game: string, channel: string): Promise<void> {
    const place = `${team}/${channel}`;
    await this.store.putRoom(place, game, 'mafia');
    await this.makeRoom(game, 'mafia', channel);
  }

  /** A game learns of the room of a chat. */
  async makeRoom(game: string, slug: string, channel: string): Promise<void> {
    await this.useCases.play({ type: 'room-made', id: channel, game, at: this.now, slug, place: `${team}/${channel}` });
  }

  trigger(): string {
    this.count += 1;
    return `${this.count}.1.ab`;
  }

  private who = (user: string) => ({ team: { id: team, domain: 'acme' }, user: { id: user, username: `${user}-handle`, team_id: team }, api_app_id: 'A1' });

  private check(view: string): void {
    const problems = checkView(JSON.parse(view), 'modal');
    if (problems.length > 0) throw new Error(problems.map(({ said }) => said).join('\n'));
  }

  private async deliver(): Promise<void> {
    for (const { game } of await this.store.dueBefore(Number.MAX_SAFE_INTEGER)) await this.useCases.deliver(game);
  }

  private async fetch(url: string, init?: RequestInit): Promise<Response> {
    if (url.startsWith('https://hooks.test/')) {
      this.responses.push(JSON.parse(String(init?.body)));
      return new Response('{"ok":true}');
    }
    const method = url.split('/').at(-1)!;
    const args = Object.fromEntries(new URLSearchParams(String(init?.body ?? '')));
    this.calls.push({ method, args });
    if (this.slow.has(method)) await new Promise(resolve => setTimeout(resolve, 2_900).unref());
    const error = this.failing.get(method);
    const body = error === undefined ? { ok: true, ...answerOf(method, args, this) } : { ok: false, error };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  }
}
