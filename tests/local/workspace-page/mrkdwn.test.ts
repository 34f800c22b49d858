import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mrkdwn } from './drawn.ts';

const link = (url: string, text: string) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${text}</a>`;

describe('mrkdwn', () => {
  test.each([
    ['*bold* _italic_ ~strike~ `code`', '<p><strong>bold</strong> <em>italic</em> <s>strike</s> <code>code</code></p>'],
    ['*a _b_ c*', '<p><strong>a <em>b</em> c</strong></p>'],
    ['2*3*4 snake_case_name a~b~c', '<p>2*3*4 snake_case_name a~b~c</p>'],
    ['* no* and *no *', '<p>* no* and *no *</p>'],
    ['*over\nlines*', '<p>*over<br/>lines*</p>'],
    ['`*not bold* <https://a.example|a>`', '<p><code>*not bold* a</code></p>'],
    ['before```\n*raw* &lt;b&gt;\n```after', '<p>before</p><pre>*raw* &lt;b>\n</pre><p>after</p>'],
    ['&gt; one\n> two\nthree', '<blockquote>one<br/>two</blockquote><p>three</p>'],
    ['>>> one\ntwo', '<blockquote>one<br/>two</blockquote>'],
    ['*bold `a*b` still*', '<p><strong>bold <code>a*b</code> still</strong></p>'],
    [':wolf: :no_such_thing: 12:30:45', '<p>🐺 :no_such_thing: 12:30:45</p>'],
    ['a &lt; b &amp;&amp; c &gt; d &quot;', '<p>a &lt; b &amp;&amp; c > d &amp;quot;</p>'],
    ['&amp;lt;', '<p>&amp;lt;</p>'],
    ['', ''],
  ])('%j', (text, html) => {
    expect(mrkdwn(text)).toBe(html);
  });

  test.each([
    ['<https://a.example/?x=1&amp;y=2|the *a*>', `<p>${link('https://a.example/?x=1&amp;y=2', 'the *a*')}</p>`],
    ['<mailto:ana@a.example|Ana>', `<p>${link('mailto:ana@a.example', 'Ana')}</p>`],
    ['see https://a.example/b.', `<p>see ${link('https://a.example/b', 'https://a.example/b')}.</p>`],
    ['<javascript:alert(1)|click>', '<p>click</p>'],
    ['<JaVaScRiPt:alert(1)>', '<p>JaVaScRiPt:alert(1)</p>'],
    ['<data:text/html,x|x>', '<p>x</p>'],
    ['<script>alert(1)</script>', '<p>scriptalert(1)/script</p>'],
  ])('links of %j', (text, html) => {
    expect(mrkdwn(text)).toBe(html);
  });

  test('a bare address stays text where the text is verbatim', () => {
    expect(mrkdwn('https://a.example', true)).toBe('<p>https://a.example</p>');
  });

  test('people, channels and calls', () => {
    expect(mrkdwn('<@U0BEN> <@U0ANA> <@U0GONE|gone>')).toBe(
      '<p><span class="mention">@Ben</span> <span class="mention mention-me">@Ana</span> <span class="mention">@gone</span></p>',
    );
    expect(mrkdwn('<#C0VILLAGE> <#C0SECRET|>')).toBe(
      '<p><button type="button" class="mention">#village</button> <span class="mention">private channel</span></p>',
    );
    expect(mrkdwn('<!here> <!subteam^S1|@staff>')).toBe('<p><span class="mention mention-me">@here</span> @staff</p>');
  });

  test("a date in the reader's own zone, with its fallback beside it", () => {
    expect(mrkdwn('<!date^1790000000^{date_short} at {time}|Sep 21, 14:13 UTC>')).toBe(
      '<p><time title="Sep 21, 14:13 UTC">Sep 21, 2026 at 4:13 PM</time></p>',
    );
    expect(mrkdwn('<!date^1790000000^{time}^javascript:x|then>')).toBe('<p><time title="then">4:13 PM</time></p>');
  });
});

const piece = fc.constantFrom(
  '*',
  '_',
  '~',
  '`',
  '```',
  '<',
  '>',
  '|',
  '&',
  '&lt;',
  '&gt;',
  '\n',
  ' ',
  ':wolf:',
  '@',
  '#',
  '!',
  'a',
  'é',
  '"',
  "'",
  '<@U0BEN>',
  '<#C0VILLAGE>',
  '<!here>',
  '<!date^1^{time}|x>',
  '<!date^',
  'javascript:alert(1)',
  '<javascript:a|b>',
  'https://a.example',
  '<https://a.example|b>',
  '<b>',
  '<img src=x onerror=y>',
  '<mailto:a@b.c>',
  '<vbscript:x>',
  '<ftp://a.example>',
  '\0',
  '\u2028',
);
const allowed = /^\/?(?:p|strong|em|s|code|pre|blockquote|a|span|button|time|br\/)$/;

test('any text is drawn, with nothing in it but the allowed elements and safe links', () => {
  const texts = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );
  fc.assert(
    fc.property(texts, fc.boolean(), (text, verbatim) => {
      const html = mrkdwn(text, verbatim);
      for (const [, tag = '', attributes = ''] of html.matchAll(/<(\/?[^\s>]+)([^>]*)>/g)) {
        expect(tag).toMatch(allowed);
        expect(attributes.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\bon\w+=/);
      }
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(?:https?:|mailto:)/);
    }),
    { numRuns: 800, seed: 7 },
  );
});

test('no text takes long', () => {
  for (const unit of ['*', '*a', '_*~', '<', '`', '```', ':a', '*a_b~', '> ', 'http://a*', '<!date^1^', '&lt;']) {
    const started = performance.now();
    mrkdwn(unit.repeat(Math.ceil(12_000 / unit.length)));
    expect(performance.now() - started, unit).toBeLessThan(1500);
  }
});
