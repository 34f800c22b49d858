import { expect, test } from 'vitest';
import { homeView, nightModal } from './fake-blocks.ts';
import { eventually, InBrowser } from './in-browser.ts';

const tab = new InBrowser();

test('a button tells the app, shows that it waits, and what went wrong', async () => {
  let release: (answer: unknown) => void = () => undefined;
  tab.answers['POST action'] = () =>
    new Promise(resolve => {
      release = resolve;
    });
  await tab.open('#U0ANA/C0VILLAGE');
  const join = tab.page.locator('[data-block-id=lobby][data-action-id=join]');
  await join.click();
  await join.click();
  await eventually(() => join.getAttribute('aria-busy')).toBe('true');
  release({ ok: false, error: 'The lobby is full.' });
  await eventually(() => tab.page.locator('[data-error-for=lobby]').textContent()).toBe('The lobby is full.');
  expect(await join.getAttribute('aria-busy')).toBe('false');
  expect(tab.called('POST action')).toEqual([
    {
      user: 'U0ANA',
      container: { channel: 'C0VILLAGE', ts: '11.000100' },
      action: { type: 'button', text: { type: 'plain_text', text: 'Join' }, value: 'g1', block_id: 'lobby', action_id: 'join' },
      state: {},
    },
  ]);
});

test('a confirm dialog stands between a press and the app', async () => {
  await tab.open('#U0ANA/C0VILLAGE');
  const leave = tab.page.locator('[data-action-id=leave]');
  await leave.click();
  expect(await tab.page.locator('dialog.confirm h2').textContent()).toBe('Leave the game?');
  await tab.page.click('[data-confirm=no]');
  await leave.click();
  await tab.page.keyboard.press('Escape');
  await tab.page.locator('dialog.confirm').waitFor({ state: 'detached' });
  expect(tab.called('POST action')).toEqual([]);
  await leave.click();
  await tab.page.click('[data-confirm=yes]');
  await eventually(() => tab.called('POST action').map(({ action }) => action)).toEqual([
    { type: 'button', text: { type: 'plain_text', text: 'Leave' }, value: 'g1', block_id: 'lobby', action_id: 'leave' },
  ]);
});

test('a choice in a message tells the app, with the state of the whole message; an overflow menu too', async () => {
  tab.answers['POST action'] = () => ({ ok: true });
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.selectOption('[data-action-id=vote]', 'U0CLEO');
  const cleo = { type: 'static_select', selected_option: { text: { type: 'plain_text', text: 'Cleo' }, value: 'U0CLEO' } };
  await eventually(() => tab.called('POST action')).toEqual([
    {
      user: 'U0ANA',
      container: { channel: 'C0VILLAGE', ts: '12.000100' },
      action: { ...cleo, block_id: 'ballot', action_id: 'vote' },
      state: { ballot: { vote: cleo } },
    },
  ]);
  await tab.page.click('[data-action-id=more]');
  await tab.page.click('[role=menuitem][value=cancel]');
  await eventually(() => tab.called('POST action')[1]?.action).toEqual({
    type: 'overflow',
    selected_option: { text: { type: 'plain_text', text: 'Cancel the game' }, value: 'cancel' },
    block_id: 'lobby',
    action_id: 'more',
  });
});

test('a modal checks its form, shows the app’s errors, keeps what was typed over an update, and closes', async () => {
  tab.world.state = { modals: [nightModal] };
  const replies: unknown[] = [
    { ok: false, errors: { target: 'Cleo is dead.' } },
    { ok: true, closed: true },
  ];
  tab.answers['POST submit'] = () => replies.shift();
  await tab.open('#U0ANA/C0VILLAGE');
  const night = tab.page.locator('dialog[data-view=V0NIGHT]');
  await night.locator('[data-modal=submit]').click();
  expect(await night.locator('[data-error-for=target]').textContent()).toBe('Please complete this required field.');
  expect(await tab.page.evaluate('document.activeElement.dataset.blockId')).toBe('target');
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
  tab.server.push('U0ANA', { type: 'modals', modals: [updated, pushed] });
  await tab.page.locator('dialog[data-view=V1] [data-modal=close]').click();
  await tab.page.locator('dialog[data-view=V1]').waitFor({ state: 'detached' });
  expect(tab.called('POST close')).toEqual([{ user: 'U0ANA', view: 'V1', all: false }]);
  await night.getByText('Anew.').waitFor();
  await night.locator('[data-modal=submit]').click();
  await night.waitFor({ state: 'detached' });
  const cleo = { text: { type: 'plain_text', text: 'Cleo' }, value: 'U0CLEO' };
  const ben = { text: { type: 'plain_text', text: 'Ben' }, value: 'U0BEN' };
  expect(tab.called('POST submit')[1]).toEqual({
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
  tab.world.state = { modals: [nightModal, { ...nightModal, id: 'V1' }] };
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.locator('dialog[data-view=V1]').waitFor();
  await tab.page.keyboard.press('Escape');
  await tab.page.locator('dialog[data-view=V1]').waitFor({ state: 'detached' });
  await tab.page.click('dialog[data-view=V0NIGHT] [data-modal=dismiss]');
  await tab.page.locator('dialog').waitFor({ state: 'detached' });
  expect(tab.called('POST close')).toEqual([
    { user: 'U0ANA', view: 'V1', all: false },
    { user: 'U0ANA', view: 'V0NIGHT', all: true },
  ]);
});

test('the app’s Home tab is asked for when it is opened, and its buttons act in it', async () => {
  tab.world.state = { home: homeView };
  tab.answers['POST open-im'] = () => ({ channel: 'C0GENERAL' });
  await tab.open('#U0ANA/C0VILLAGE');
  await tab.page.click('[data-app-link]');
  await tab.page.locator('[data-home=U0ANA] h3').first().waitFor();
  await eventually(() => tab.called('POST home')).toEqual([{ user: 'U0ANA' }]);
  await tab.page.click('[data-action-id=act]');
  await eventually(() => tab.called('POST action')[0]?.container).toEqual({ view: 'V0HOME' });
  await tab.page.click('[data-tab=messages]');
  await eventually(() => tab.called('POST open-im')).toEqual([{ user: 'U0ANA', with: 'U0BOT' }]);
});
