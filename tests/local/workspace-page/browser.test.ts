import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClientState } from '../../../local/workspace/client-contract.ts';
import { buildPage } from '../../../local/workspace/page/build.mjs';
import { findBrowser } from '../../../tools/find-browser.mjs';
import { type Answers, type Call, type FakeServer, fakeServer } from './fake-server.ts';
import { app, channel, clientState, homeView, lobbyCard, message, nightModal, voteCard } from './fake-world.ts';

let dir: string;
let browser: Browser;
let context: BrowserContext;
let server: FakeServer;
let page: Page;
const answers: Record<string, (call: Call) => unknown> = {};
/** What broke in the page. */
const faults: string[] = [];
const world: { state: Partial<ClientState>; messages: ReturnType<typeof message>[] } = { state: {}, messages: [] };

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'curfew-page-'));
  await buildPage(dir);
  browser = await chromium.launch(await findBrowser());
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const fixed: Answers = {
    'GET state': ({ query }) => clientState(query.user ?? '', world.state),
    'GET messages': ({ query }) => ({ messages: world.messages.filter(known => known.channel === query.channel), more: false }),
  };
  server = await fakeServer(dir, new Proxy(fixed, { get: (given, path: string) => answers[path] ?? given[path] }));
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(dir, { recursive: true });
});

beforeEach(async () => {
  for (const path of Object.keys(answers)) delete answers[path];
  world.state = {};
  world.messages = [
    message('10.000100', 'hello <script>window.pwned = 1</script> <javascript:window.pwned=1|here>'),
    message('11.000100', 'lobby', { user: app.id, blocks: lobbyCard }),
    message('12.000100', 'vote', { user: app.id, blocks: voteCard }),
  ];
  server.calls.length = 0;
  faults.length = 0;
  page = await context.newPage();
  page.on('pageerror', error => faults.push(error.message));
});
afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

const open = async (hash: string, user = 'U0ANA') => {
  await page.goto(`${server.url}${hash}`);
  await page.waitForSelector(`[data-ready=${user}]`);
};
const called = (path: string) => server.calls.filter(call => call.path === path).map(({ body }) => body);
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 5000, interval: 20 });

test('the build is index.html and hashed assets, and asks for nothing elsewhere', async () => {
  expect((await readdir(dir)).toSorted()).toEqual(['assets', 'index.html']);
  const names = await readdir(join(dir, 'assets'));
  expect(
    names
      .filter(name => !name.endsWith('.map'))
      .map(name => name.replace(/-[A-Z0-9]{8}\./, '.'))
      .toSorted(),
  ).toEqual(['icon.svg', 'main.js', 'page.css']);
  expect(await readFile(join(dir, 'index.html'), 'utf8')).not.toMatch(/https?:/);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).host));
  await open('#U0ANA/C0VILLAGE');
  expect(new Set(asked)).toEqual(new Set([new URL(server.url).host]));
});

test('the address opens a person’s channel, and one click sits in another chair', async () => {
  await open('#U0ANA/C0GENERAL');
  await page.click('[data-channel-link=C0VILLAGE]');
  await page.waitForSelector('[data-channel=C0VILLAGE][data-ts="10.000100"]');
  expect(page.url()).toBe(`${server.url}#U0ANA/C0VILLAGE`);
  await eventually(() => called('POST read')).toContainEqual({ user: 'U0ANA', channel: 'C0VILLAGE', ts: '12.000100' });
  await page.click('[data-person=U0BEN]');
  await page.waitForSelector('[data-ready=U0BEN]');
  expect(page.url()).toBe(`${server.url}#U0BEN/C0VILLAGE`);
  expect(await page.locator('[data-you]').inputValue()).toBe('U0BEN');
  expect(await page.evaluate('window.pwned')).toBeUndefined();
});

test('a browser without a proper language, as Chromium under the C locale, shows the page all the same', async () => {
  await page.addInitScript("Object.defineProperty(navigator, 'language', { value: 'en-US@posix' })");
  await open('#U0ANA/C0VILLAGE');
  await page.waitForSelector('[data-ts="12.000100"]');
});

test('no address sits down in the first chair', async () => {
  await open('');
  expect(page.url()).toBe(`${server.url}#U0ANA`);
});

test('a button tells the app, shows that it waits, and what went wrong', async () => {
  let release: (answer: unknown) => void = () => undefined;
  answers['POST action'] = () =>
    new Promise(resolve => {
      release = resolve;
    });
  await open('#U0ANA/C0VILLAGE');
  const join = page.locator('[data-block-id=lobby][data-action-id=join]');
  await join.click();
  await join.click();
  await eventually(() => join.getAttribute('aria-busy')).toBe('true');
  release({ ok: false, error: 'The lobby is full.' });
  await eventually(() => page.locator('[data-error-for=lobby]').textContent()).toBe('The lobby is full.');
  expect(await join.getAttribute('aria-busy')).toBe('false');
  expect(called('POST action')).toEqual([
    {
      user: 'U0ANA',
      container: { channel: 'C0VILLAGE', ts: '11.000100' },
      action: { type: 'button', text: { type: 'plain_text', text: 'Join' }, value: 'g1', block_id: 'lobby', action_id: 'join' },
      state: {},
    },
  ]);
});

test('a confirm dialog stands between a press and the app', async () => {
  await open('#U0ANA/C0VILLAGE');
  const leave = page.locator('[data-action-id=leave]');
  await leave.click();
  expect(await page.locator('dialog.confirm h2').textContent()).toBe('Leave the game?');
  await page.click('[data-confirm=no]');
  await leave.click();
  await page.keyboard.press('Escape');
  await page.locator('dialog.confirm').waitFor({ state: 'detached' });
  expect(called('POST action')).toEqual([]);
  await leave.click();
  await page.click('[data-confirm=yes]');
  await eventually(() => called('POST action').map(({ action }) => action)).toEqual([
    { type: 'button', text: { type: 'plain_text', text: 'Leave' }, value: 'g1', block_id: 'lobby', action_id: 'leave' },
  ]);
});

test('a choice in a message tells the app, with the state of the whole message; an overflow menu too', async () => {
  answers['POST action'] = () => ({ ok: true });
  await open('#U0ANA/C0VILLAGE');
  await page.selectOption('[data-action-id=vote]', 'U0CLEO');
  const cleo = { type: 'static_select', selected_option: { text: { type: 'plain_text', text: 'Cleo' }, value: 'U0CLEO' } };
  await eventually(() => called('POST action')).toEqual([
    {
      user: 'U0ANA',
      container: { channel: 'C0VILLAGE', ts: '12.000100' },
      action: { ...cleo, block_id: 'ballot', action_id: 'vote' },
      state: { ballot: { vote: cleo } },
    },
  ]);
  await page.click('[data-action-id=more]');
  await page.click('[role=menuitem][value=cancel]');
  await eventually(() => called('POST action')[1]?.action).toEqual({
    type: 'overflow',
    selected_option: { text: { type: 'plain_text', text: 'Cancel the game' }, value: 'cancel' },
    block_id: 'lobby',
    action_id: 'more',
  });
});

test('a modal checks its form, shows the app’s errors, keeps what was typed over an update, and closes', async () => {
  world.state = { modals: [nightModal] };
  const replies: unknown[] = [
    { ok: false, errors: { target: 'Cleo is dead.' } },
    { ok: true, closed: true },
  ];
  answers['POST submit'] = () => replies.shift();
  await open('#U0ANA/C0VILLAGE');
  const night = page.locator('dialog[data-view=V0NIGHT]');
  await night.locator('[data-modal=submit]').click();
  expect(await night.locator('[data-error-for=target]').textContent()).toBe('Please complete this required field.');
  expect(await page.evaluate('document.activeElement.dataset.blockId')).toBe('target');
  await night.getByLabel('Whom do you investigate?').selectOption({ label: 'Cleo' });
  await night.locator('[data-block-id=guests][value=U0CLEO]').check();
  await night.locator('[data-block-id=guests][value=U0BEN]').check();
  expect(await night.locator('[data-block-id=guests][value=U0DOV]').isDisabled()).toBe(true);
  expect(await night.locator('.count').textContent()).toBe('Cleo, Ben · 2 of at most 2 selected');
  await night.getByLabel('Openly').check();
  await night.getByLabel('A note to yourself').fill('hm');
  await night.locator('[data-modal=submit]').click();
  await eventually(() => night.locator('[data-error-for=target]').textContent()).toBe('Cleo is dead.');
  const updated = {
    ...nightModal,
    hash: '2.b',
    blocks: [...nightModal.blocks, { type: 'section', block_id: 'more', text: { type: 'mrkdwn', text: 'Anew.' } }],
  };
  const pushed = { ...nightModal, id: 'V1', blocks: nightModal.blocks.slice(0, 1) };
  server.push('U0ANA', { type: 'modals', modals: [updated, pushed] });
  await page.locator('dialog[data-view=V1] [data-modal=close]').click();
  await page.locator('dialog[data-view=V1]').waitFor({ state: 'detached' });
  expect(called('POST close')).toEqual([{ user: 'U0ANA', view: 'V1', all: false }]);
  await night.getByText('Anew.').waitFor();
  await night.locator('[data-modal=submit]').click();
  await night.waitFor({ state: 'detached' });
  const cleo = { text: { type: 'plain_text', text: 'Cleo' }, value: 'U0CLEO' };
  const ben = { text: { type: 'plain_text', text: 'Ben' }, value: 'U0BEN' };
  expect(called('POST submit')[1]).toEqual({
    user: 'U0ANA',
    view: 'V0NIGHT',
    state: {
      target: { pick: { type: 'static_select', selected_option: cleo } },
      guests: { pick: { type: 'multi_static_select', selected_options: [cleo, ben] } },
      mode: {
        pick: {
          type: 'radio_buttons',
          selected_option: {
            text: { type: 'plain_text', text: 'Openly' },
            value: 'open',
            description: { type: 'plain_text', text: 'Your target learns of it.' },
          },
        },
      },
      note: { text: { type: 'plain_text_input', value: 'hm' } },
    },
  });
});

test('the cross closes the whole stack, Escape the topmost', async () => {
  world.state = { modals: [nightModal, { ...nightModal, id: 'V1' }] };
  await open('#U0ANA/C0VILLAGE');
  await page.locator('dialog[data-view=V1]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[data-view=V1]').waitFor({ state: 'detached' });
  await page.click('dialog[data-view=V0NIGHT] [data-modal=dismiss]');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(called('POST close')).toEqual([
    { user: 'U0ANA', view: 'V1', all: false },
    { user: 'U0ANA', view: 'V0NIGHT', all: true },
  ]);
});

test('the composer completes commands and people, and shows a failed command to its writer only', async () => {
  answers['POST command'] = () => ({ ok: false, error: '/curfew failed with the error "operation_timeout"' });
  await open('#U0ANA/C0VILLAGE');
  const composer = page.locator('[data-composer=channel]');
  const say = async (line: string) => {
    await composer.fill(line);
    await page.locator('.send[aria-busy=false]').waitFor(); // Enter does nothing while the line before is on its way
    await composer.press('Enter');
  };
  await composer.pressSequentially('/c');
  await composer.press('Enter');
  await composer.pressSequentially('vote @cl');
  await page.locator('[data-proposal=U0CLEO]').waitFor();
  await composer.press('Tab');
  await composer.press('Enter');
  const note = page.locator('.message.ephemeral');
  await eventually(() => note.textContent()).toContain('/curfew failed with the error "operation_timeout"');
  expect(await note.textContent()).toContain('Only visible to you');
  expect(called('POST command')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE', text: '/curfew vote <@U0CLEO>' }]);
  await say('good *morning*');
  await eventually(() => called('POST say')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE', text: 'good *morning*' }]);
  await say('it was @ben');
  await eventually(() => called('POST say')[1]?.text).toBe('it was <@U0BEN>');
  await say('/nothing');
  await eventually(() => note.nth(1).textContent()).toContain('/nothing is not a valid command.');
  await composer.fill('ask  today');
  await composer.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
  await composer.pressSequentially('@cl');
  await composer.press('Tab');
  await composer.pressSequentially('now ');
  expect(await composer.inputValue()).toBe('ask @Cleo now today');
});

test('what happens is shown as it happens, and what was missed when the line broke comes after', async () => {
  await open('#U0ANA/C0VILLAGE');
  await page.waitForSelector('[data-ts="12.000100"]');
  const late = message('13.000100', 'live');
  server.push('U0ANA', { type: 'message', message: late });
  await page.locator('[data-ts="13.000100"]').waitFor();
  server.push('U0ANA', { type: 'message_changed', message: { ...late, text: 'changed', edited: true } });
  await eventually(() => page.locator('[data-ts="13.000100"]').textContent()).toContain('changed(edited)');
  server.push('U0ANA', { type: 'failure', text: 'Curfew did not answer.' });
  await eventually(() => page.locator('[data-failure]').textContent()).toContain('Curfew did not answer.');
  world.messages.push(message('14.000100', 'missed'));
  server.drop();
  await page.locator('[data-ts="14.000100"]').waitFor();
});

test('what is said and changed while older messages are on their way is not lost', async () => {
  answers['GET messages'] = async ({ query }) => {
    const before = world.messages.filter(known => known.channel === query.channel);
    server.push('U0ANA', { type: 'message', message: message('13.000100', 'meanwhile') });
    server.push('U0ANA', { type: 'message_changed', message: message('10.000100', 'anew', { edited: true }) });
    await setTimeout(200); // events overtake the answer
    return { messages: before, more: false };
  };
  await open('#U0ANA/C0VILLAGE');
  await eventually(() => page.locator('[data-ts="13.000100"]').allTextContents()).toEqual([expect.stringContaining('meanwhile')]);
  await eventually(() => page.locator('[data-ts="10.000100"]').textContent()).toContain('anew(edited)');
});

test('a thread opens beside its channel and takes replies', async () => {
  const parent = { ...message('20.000100', 'parent'), replies: 1 };
  world.messages = [parent, message('21.000100', 'reply', { threadTs: '20.000100' })];
  await open('#U0ANA/C0VILLAGE');
  await page.getByText('1 reply').click();
  const thread = page.getByRole('complementary', { name: 'Thread' });
  await thread.locator('[data-ts="21.000100"]').waitFor();
  await thread.locator('[data-composer=thread]').fill('me too');
  await thread.locator('[data-composer=thread]').press('Enter');
  await eventually(() => called('POST say')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE', text: 'me too', thread_ts: '20.000100' }]);
  expect(await page.locator('main [data-ts="21.000100"]').count()).toBe(0);
});

test('the app’s Home tab is asked for when it is opened, and its buttons act in it', async () => {
  world.state = { home: homeView };
  answers['POST open-im'] = () => ({ channel: 'C0GENERAL' });
  await open('#U0ANA/C0VILLAGE');
  await page.click('[data-app-link]');
  await page.locator('[data-home=U0ANA] h3').first().waitFor();
  await eventually(() => called('POST home')).toEqual([{ user: 'U0ANA' }]);
  await page.click('[data-action-id=act]');
  await eventually(() => called('POST action')[0]?.container).toEqual({ view: 'V0HOME' });
  await page.click('[data-tab=messages]');
  await eventually(() => called('POST open-im')).toEqual([{ user: 'U0ANA', with: 'U0BOT' }]);
});

test('bots are set all at once or one by one', async () => {
  world.state = {
    bots: ['U0BEN'],
    users: clientState('U0ANA').users.filter(user => ['U0ANA', 'U0BEN', 'U0CLEO', 'U0BOT'].includes(user.id)),
  };
  await open('#U0ANA/C0VILLAGE');
  await page.getByText('Let bots play the others').click();
  await eventually(() => called('POST bots')).toEqual([{ users: ['U0BEN', 'U0CLEO'] }]);
  await page.click('.bots summary');
  await page.click('[data-bot=U0BEN]');
  await eventually(() => called('POST bots')[1]).toEqual({ users: [] });
});

test('a channel that one is not in offers to join, an archived one nothing', async () => {
  world.state = { channels: [channel('C0VILLAGE', { member: false }), channel('C0OLD', { archived: true })] };
  await open('#U0ANA/C0VILLAGE');
  await page.click('[data-join=C0VILLAGE]');
  await eventually(() => called('POST join')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE' }]);
  await page.click('[data-channel-link=C0OLD]');
  await page.getByText('#old is archived.').waitFor();
  expect(await page.locator('[data-composer]').count()).toBe(0);
});

test('a refusal of the server is shown above the page', async () => {
  answers['POST create-channel'] = () => ({ refuse: 'There is a channel of that name.' });
  await open('#U0ANA/C0VILLAGE');
  await page.getByLabel('Create a channel').click();
  await page.fill('[data-new-channel=name]', 'My Village');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await eventually(() => page.locator('[data-failure]').textContent()).toContain('There is a channel of that name.');
  expect(called('POST create-channel')).toEqual([{ user: 'U0ANA', name: 'my-village', private: false }]);
});

test('on a phone the channels are behind a button, and nothing is wider than the screen', async () => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open('#U0ANA/C0VILLAGE');
  expect(await page.locator('[data-channel-link=C0GENERAL]').isVisible()).toBe(false);
  await page.getByLabel('Channels, unread messages').click();
  await page.click('[data-channel-link=C0GENERAL]');
  await page.locator('[data-open=C0GENERAL]').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
