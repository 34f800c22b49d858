import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { ClientMessage, ClientState } from '../../../local/workspace/client-contract.ts';
import { buildPage } from '../../../local/workspace/page/build.mjs';
import { findBrowser } from '../../../tools/find-browser.mjs';
import { lobbyCard, voteCard } from './fake-blocks.ts';
import { type Answers, type Call, type FakeServer, fakeServer } from './fake-server.ts';
import { app, clientState, message } from './fake-world.ts';

/** A browser with the built page, for the tests of one file: each has a tab of its own, in which nothing may break. */
export class InBrowser {
  readonly answers: Record<string, (call: Call) => unknown> = {};
  readonly world: { state: Partial<ClientState>; messages: ClientMessage[] } = { state: {}, messages: [] };
  dir!: string;
  server!: FakeServer;
  page!: Page;
  private browser!: Browser;
  private context!: BrowserContext;
  /** What broke in the page. */
  private readonly faults: string[] = [];

  constructor() {
    beforeAll(() => this.start());
    afterAll(() => this.stop());
    beforeEach(() => this.begin());
    afterEach(() => this.end());
  }

  async open(hash: string, user = 'U0ANA'): Promise<void> {
    await this.page.goto(`${this.server.url}${hash}`);
    await this.page.waitForSelector(`[data-ready=${user}]`);
  }

  called(path: string): readonly Call['body'][] {
    return this.server.calls.filter(call => call.path === path).map(({ body }) => body);
  }

  private async start(): Promise<void> {
    this.dir = await mkdtemp(join(tmpdir(), 'curfew-page-'));
    await buildPage(this.dir);
    this.browser = await chromium.launch(await findBrowser());
    this.context = await this.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const fixed: Answers = {
      'GET state': ({ query }) => clientState(query['user'] ?? '', this.world.state),
      'GET messages': ({ query }) => ({ messages: this.world.messages.filter(known => known.channel === query['channel']), more: false }),
    };
    this.server = await fakeServer(this.dir, new Proxy(fixed, { get: (given, path: string) => this.answers[path] ?? given[path] }));
  }

  private async stop(): Promise<void> {
    await this.browser.close();
    await this.server.close();
    await rm(this.dir, { recursive: true });
  }

  private async begin(): Promise<void> {
    for (const path of Object.keys(this.answers)) delete this.answers[path];
    this.world.state = {};
    this.world.messages = [
      message('10.000100', 'hello <script>window.pwned = 1</script> <javascript:window.pwned=1|here>'),
      message('11.000100', 'lobby', { user: app.id, blocks: lobbyCard }),
      message('12.000100', 'vote', { user: app.id, blocks: voteCard }),
    ];
    this.server.calls.length = 0;
    this.faults.length = 0;
    this.page = await this.context.newPage();
    this.page.on('pageerror', error => this.faults.push(error.message));
  }

  private async end(): Promise<void> {
    await this.page.close();
    expect(this.faults).toEqual([]);
  }
}

/** Looks again for a while. */
export const eventually = (read: () => unknown) => expect.poll(read, { timeout: 5000, interval: 20 });
