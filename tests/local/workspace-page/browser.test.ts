import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { channel, clientState, message } from './fake-world.ts';
import { eventually, InBrowser } from './in-browser.ts';

const tab = new InBrowser();

test('the build is index.html and hashed assets, and asks for nothing elsewhere', async () => {
  expect((await readdir(tab.dir)).toSorted()).toEqual(['assets', 'index.html']);
  const names = await readdir(join(tab.dir, 'assets'));
  expect(
    names
      .filter(name => !name.endsWith('.map'))
      .map(name => name.replace(/-[A-Z0-9]{8}\./, '.'))
      .toSorted(),
  ).toEqual(['icon.svg', 'main.js', 'page.css']);
  expect(await readFile(join(tab.dir, 'index.html'), 'utf8')).not.toMatch(/https?:/);
  const asked: string[] = [];
  tab.page.on('request', request => asked.push(new URL(request.url()).host));
  await tab.open('#U0ANA/C0VILLAGE');
  expect(new Set(asked)).toEqual(new Set([new URL(tab.server.url).host]));
});

test('the address opens a person’s channel, and one click sits in another chair', async () => {
  await tab.open('#U0ANA/C0GENERAL');
  await tab.page.click('[data-channel-link=C0VILLAGE]');
  await tab.page.waitForSelector('[data-channel=C0VILLAGE][data-ts="10.000100"]');
  expect(tab.page.url()).toBe(`${tab.server.url}#U0ANA/C0VILLAGE`);
  await eventually(() => tab.called('POST read')).toContainEqual({ user: 'U0ANA', channel: 'C0VILLAGE', ts: '12.000100' });
  await tab.page.click('[data-person=U0BEN]');
  await tab.page.waitForSelector('[data-ready=U0BEN]');
  expect(tab.page.url()).toBe(`${tab.server.url}#U0BEN/C0VILLAGE`);
  expect(await tab.page.locator('[data-you]').inputValue()).toBe('U0BEN');
  expect(await tab.page.evaluate('window.pwned')).toBeUndefined();
});

test('a browser without a proper language, as Chromium under the C locale, shows the page all the same', async () => {
  await tab.page.addInitScript("Object.defineProperty(navigator, 'language', { value: 'en-US@posix' })");
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.waitForSelector('[data-ts="12.000100"]');
});

test('no address sits down in the first chair', async () => {
  await tab.open('');
  expect(tab.page.url()).toBe(`${tab.server.url}#U0ANA`);
});

test('the composer completes commands and people, and shows a failed command to its writer only', async () => {
  tab.answers['POST command'] = () => ({ ok: false, error: '/curfew failed with the error "operation_timeout"' });
  await tab.open('#U0ANA/C0VILLAGE');
  const composer = tab.page.locator('[data-composer=channel]');
  const say = async (line: string) => {
    await composer.fill(line);
    await tab.page.locator('.send[aria-busy=false]').waitFor(); // Enter does nothing while the line before is on its way
    await composer.press('Enter');
  };
  await composer.pressSequentially('/c');
  await composer.press('Enter');
  await composer.pressSequentially('vote @cl');
  await tab.page.locator('[data-proposal=U0CLEO]').waitFor();
  await composer.press('Tab');
  await composer.press('Enter');
  const note = tab.page.locator('.message.ephemeral');
  await eventually(() => note.textContent()).toContain('/curfew failed with the error "operation_timeout"');
  expect(await note.textContent()).toContain('Only visible to you');
  expect(tab.called('POST command')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE', text: '/curfew vote <@U0CLEO>' }]);
  await say('good *morning*');
  await eventually(() => tab.called('POST say')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE', text: 'good *morning*' }]);
  await say('it was @ben');
  await eventually(() => tab.called('POST say')[1]?.text).toBe('it was <@U0BEN>');
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
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.waitForSelector('[data-ts="12.000100"]');
  const late = message('13.000100', 'live');
  tab.server.push('U0ANA', { type: 'message', message: late });
  await tab.page.locator('[data-ts="13.000100"]').waitFor();
  tab.server.push('U0ANA', { type: 'message_changed', message: { ...late, text: 'changed', edited: true } });
  await eventually(() => tab.page.locator('[data-ts="13.000100"]').textContent()).toContain('changed(edited)');
  tab.server.push('U0ANA', { type: 'failure', text: 'Curfew did not answer.' });
  await eventually(() => tab.page.locator('[data-failure]').textContent()).toContain('Curfew did not answer.');
  tab.world.messages.push(message('14.000100', 'missed'));
  tab.server.drop();
  await tab.page.locator('[data-ts="14.000100"]').waitFor();
});

test('what is said and changed while older messages are on their way is not lost', async () => {
  tab.answers['GET messages'] = async ({ query }) => {
    const before = tab.world.messages.filter(known => known.channel === query.channel);
    tab.server.push('U0ANA', { type: 'message', message: message('13.000100', 'meanwhile') });
    tab.server.push('U0ANA', { type: 'message_changed', message: message('10.000100', 'anew', { edited: true }) });
    await setTimeout(200); // events overtake the answer
    return { messages: before, more: false };
  };
  await tab.open('#U0ANA/C0VILLAGE');
  await eventually(() => tab.page.locator('[data-ts="13.000100"]').allTextContents()).toEqual([expect.stringContaining('meanwhile')]);
  await eventually(() => tab.page.locator('[data-ts="10.000100"]').textContent()).toContain('anew(edited)');
});

test('a thread opens beside its channel and takes replies', async () => {
  const parent = { ...message('20.000100', 'parent'), replies: 1 };
  tab.world.messages = [parent, message('21.000100', 'reply', { threadTs: '20.000100' })];
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.getByText('1 reply').click();
  const thread = tab.page.getByRole('complementary', { name: 'Thread' });
  await thread.locator('[data-ts="21.000100"]').waitFor();
  await thread.locator('[data-composer=thread]').fill('me too');
  await thread.locator('[data-composer=thread]').press('Enter');
  await eventually(() => tab.called('POST say')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE', text: 'me too', thread_ts: '20.000100' }]);
  expect(await tab.page.locator('main [data-ts="21.000100"]').count()).toBe(0);
});

test('bots are set all at once or one by one', async () => {
  tab.world.state = {
    bots: ['U0BEN'],
    users: clientState('U0ANA').users.filter(user => ['U0ANA', 'U0BEN', 'U0CLEO', 'U0BOT'].includes(user.id)),
  };
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.getByText('Let bots play the others').click();
  await eventually(() => tab.called('POST bots')).toEqual([{ users: ['U0BEN', 'U0CLEO'] }]);
  await tab.page.click('.bots summary');
  await tab.page.click('[data-bot=U0BEN]');
  await eventually(() => tab.called('POST bots')[1]).toEqual({ users: [] });
});

test('a channel that one is not in offers to join, an archived one nothing', async () => {
  tab.world.state = { channels: [channel('C0VILLAGE', { member: false }), channel('C0OLD', { archived: true })] };
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.click('[data-join=C0VILLAGE]');
  await eventually(() => tab.called('POST join')).toEqual([{ user: 'U0ANA', channel: 'C0VILLAGE' }]);
  await tab.page.click('[data-channel-link=C0OLD]');
  await tab.page.getByText('#old is archived.').waitFor();
  expect(await tab.page.locator('[data-composer]').count()).toBe(0);
});

test('a refusal of the server is shown above the page', async () => {
  tab.answers['POST create-channel'] = () => ({ refuse: 'There is a channel of that name.' });
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.getByLabel('Create a channel').click();
  await tab.page.fill('[data-new-channel=name]', 'My Village');
  await tab.page.getByRole('button', { name: 'Create', exact: true }).click();
  await eventually(() => tab.page.locator('[data-failure]').textContent()).toContain('There is a channel of that name.');
  expect(tab.called('POST create-channel')).toEqual([{ user: 'U0ANA', name: 'my-village', private: false }]);
});

test('on a phone the channels are behind a button, and nothing is wider than the screen', async () => {
  await tab.page.setViewportSize({ width: 390, height: 780 });
  await tab.open('#U0ANA/C0VILLAGE');
  expect(await tab.page.locator('[data-channel-link=C0GENERAL]').isVisible()).toBe(false);
  await tab.page.getByLabel('Channels, unread messages').click();
  await tab.page.click('[data-channel-link=C0GENERAL]');
  await tab.page.locator('[data-open=C0GENERAL]').waitFor();
  expect(await tab.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
