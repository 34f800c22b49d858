import type { Block, KnownBlock } from '@slack/types';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { Blocks } from '../../../local/workspace/page/blocks/blocks.tsx';
import { SurfaceProvider, useForm } from '../../../local/workspace/page/forms/surface.tsx';
import { drawn } from './drawn.ts';
import { homeView, lobbyCard, nightModal, voteCard } from './fake-blocks.ts';

function Form({ blocks }: { readonly blocks: readonly Block[] }) {
  const { surface } = useForm(blocks, async () => ({ ok: true }));
  return h(SurfaceProvider, { surface, children: h(Blocks, { blocks }) });
}
const html = (...blocks: readonly Block[]) => drawn(h(Form, { blocks }));
const one = (block: KnownBlock) => html(block).replace(/^<div class="blocks">|<\/div>$/g, '');
const plain = (text: string) => ({ type: 'plain_text' as const, text });
const tags = (text: string, tag: string) => text.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];

describe('blocks', () => {
  test('header, divider and context', () => {
    expect(one({ type: 'header', text: plain(':moon: *Day* <2>') })).toBe('<h3 class="block header">🌔 *Day* &lt;2></h3>');
    expect(one({ type: 'divider' })).toBe('<hr class="block divider"/>');
    expect(
      one({
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: '*3* left' },
          { type: 'plain_text', text: '*raw*', emoji: false },
        ],
      }),
    ).toBe('<div class="block context"><div class="mrkdwn"><p><strong>3</strong> left</p></div><span class="plain">*raw*</span></div>');
  });

  test('an image carries its words, from this server with the reader’s name, from nowhere with a bad address', () => {
    expect(one({ type: 'image', title: plain('Lives'), alt_text: 'Ana lives', slack_file: { id: 'F1' } })).toBe(
      '<figure class="block image"><figcaption>Lives</figcaption><img src="/client/files/F1?user=U0ANA" alt="Ana lives"/></figure>',
    );
    expect(one({ type: 'image', alt_text: 'a wolf', image_url: 'javascript:alert(1)' })).toBe(
      '<figure class="block image"><span class="unknown">a wolf</span></figure>',
    );
  });

  test('an unknown block or element is a small notice', () => {
    expect(html({ type: 'video', block_id: 'v' })).toContain('A block of the type “video” is not shown here.');
    expect(
      one({
        type: 'actions',
        block_id: 'x',
        elements: [{ type: 'workflow_button', text: plain('x'), workflow: { trigger: { url: 'x' } } }],
      }),
    ).toContain('This element (workflow_button) is not shown here.');
  });

  test('a table is a table with a heading row', () => {
    expect(
      one({
        type: 'table',
        column_settings: [{}, { align: 'right' }],
        rows: [
          [
            { type: 'raw_text', text: 'Who' },
            { type: 'raw_text', text: 'Votes' },
          ],
          [
            { type: 'raw_text', text: 'Ben' },
            { type: 'raw_number', value: 3, text: '3' },
          ],
        ],
      }),
    ).toBe(
      '<div class="block table"><table><thead><tr><th scope="col" class="align-left">Who</th><th scope="col" class="align-right">Votes</th></tr></thead>' +
        '<tbody><tr><td class="align-left">Ben</td><td class="align-right">3</td></tr></tbody></table></div>',
    );
  });

  test('rich text', () => {
    expect(
      one({
        type: 'rich_text',
        elements: [
          {
            type: 'rich_text_section',
            elements: [
              { type: 'text', text: 'a', style: { bold: true, italic: true } },
              { type: 'user', user_id: 'U0BEN' },
              { type: 'link', url: 'javascript:x', text: 'b' },
              { type: 'emoji', name: 'wolf' },
            ],
          },
          {
            type: 'rich_text_list',
            style: 'ordered',
            elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: '<i>' }] }],
          },
        ],
      }),
    ).toBe(
      '<div class="block"><div class="mrkdwn rich"><p><strong><em>a</em></strong><span class="mention">@Ben</span>b🐺</p><ol><li>&lt;i></li></ol></div></div>',
    );
  });

  test('markdown, with its HTML as text', () => {
    expect(one({ type: 'markdown', text: '# Day\n\n**a** _b_ [c](javascript:x) [d](https://d.example) <b>x</b>\n\n- one\n- two' })).toBe(
      '<div class="block"><div class="mrkdwn markdown"><h4>Day</h4><p><strong>a</strong> <em>b</em> c ' +
        '<a href="https://d.example/" target="_blank" rel="noopener noreferrer">d</a> &lt;b>x&lt;/b></p><ul><li>one</li><li>two</li></ul></div></div>',
    );
  });
});

describe('elements', () => {
  test('buttons say what they are', () => {
    const buttons = tags(html(...lobbyCard), 'button');
    expect(buttons).toEqual([
      '<button type="button" class="button primary" data-block-id="lobby" data-action-id="join" aria-busy="false">',
      '<button type="button" class="button " data-block-id="lobby" data-action-id="watch" aria-busy="false">',
      '<button type="button" class="button danger" data-block-id="lobby" data-action-id="leave" aria-busy="false">',
      '<button type="button" class="button icon" aria-label="More actions" aria-haspopup="menu" aria-expanded="false" aria-busy="false" data-block-id="lobby" data-action-id="more">',
    ]);
  });

  test('a select outside a form is named by its placeholder', () => {
    const [select] = tags(html(...voteCard), 'select');
    expect(select).toBe(
      '<select data-block-id="ballot" data-action-id="vote" aria-label="Vote for…" aria-invalid="false" aria-busy="false" aria-required="false">',
    );
    expect(tags(html(...voteCard), 'option')).toHaveLength(6);
  });

  test('an input is labelled, required unless optional, and starts with its value', () => {
    const shown = html(...nightModal.blocks);
    expect(shown).toMatch(
      /<label class="label"><span id="(\w[\w-]*)">Whom do you investigate\? <\/span><span class="select"><select [^>]*aria-labelledby="\1"[^>]*aria-required="true"/,
    );
    expect(shown).toContain('<span class="optional">(optional)</span>');
    expect(shown).toContain('<div class="hint">Only you see this.</div>');
    expect(tags(shown, 'input').filter(tag => tag.includes(' checked'))).toEqual([
      expect.stringMatching(/data-block-id="mode" data-action-id="pick".*type="radio".*value="quiet"/),
    ]);
  });

  test('every choice of a multi-select has its ids and value; option groups their headings', () => {
    const shown = one({
      type: 'input',
      block_id: 'b',
      label: plain('Whom'),
      element: {
        type: 'multi_static_select',
        action_id: 'a',
        max_selected_items: 1,
        initial_options: [{ text: plain('Ben'), value: 'U0BEN' }],
        option_groups: [
          { label: plain('Living'), options: [{ text: plain('Ben'), value: 'U0BEN' }] },
          { label: plain('Dead'), options: [{ text: plain('Cleo'), value: 'U0CLEO' }] },
        ],
      },
    });
    const inputs = tags(shown, 'input');
    expect(inputs.map(tag => /data-block-id="b" data-action-id="a"/.test(tag))).toEqual([true, true]);
    expect(inputs.map(tag => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['U0BEN', 'U0CLEO']);
    expect(inputs.map(tag => tag.includes(' checked'))).toEqual([true, false]);
    // One of at most one is chosen, so the other cannot be.
    expect(inputs.map(tag => tag.includes(' disabled'))).toEqual([false, true]);
    expect(shown).toContain('<div class="group-label">Living</div>');
    expect(shown).toContain('1 of at most 1 selected');
  });

  test.each([
    [{ type: 'datepicker', initial_date: '2026-09-21' }, /<input [^>]*type="date" value="2026-09-21"/],
    [{ type: 'timepicker', initial_time: '16:00' }, /<input [^>]*type="time" value="16:00"/],
    [{ type: 'datetimepicker', initial_date_time: 1790000000 }, /<input [^>]*type="datetime-local" value="2026-09-21T16:13"/],
    [{ type: 'number_input', is_decimal_allowed: false, min_value: '5' }, /<input [^>]*type="number" min="5"/],
    [{ type: 'plain_text_input', multiline: true, initial_value: '<b>' }, /<textarea [^>]*>&lt;b><\/textarea>/],
    [{ type: 'users_select', initial_user: 'U0BEN' }, /<option [^>]*selected[^>]*>Ben<\/option>/],
    [{ type: 'channels_select' }, /<option value="C0VILLAGE">#village<\/option>/],
    [
      { type: 'checkboxes', options: [{ text: { type: 'mrkdwn', text: '*b*' }, value: 'v' }] },
      /type="checkbox"[^>]*value="v".*<strong>b<\/strong>/,
    ],
  ])('%j', (element, expected) => {
    const block: Block = { type: 'input', block_id: 'b', ...{ label: plain('b'), element: { ...element, action_id: 'a' } } };
    expect(html(block)).toMatch(expected);
  });

  test('a Home tab with its unknown block', () => {
    const shown = html(...homeView.blocks);
    expect(shown).toContain('<td class="align-left">Finn was eliminated</td>');
    expect(shown).toContain('“video”');
  });
});
