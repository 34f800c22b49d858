import { glyphOf } from './emoji.ts';

/** A run of text inside a line. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'bold' | 'italic' | 'strike'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly url: string; readonly text: string }
  | { readonly type: 'user' | 'channel'; readonly id: string; readonly label: string | null }
  | { readonly type: 'broadcast'; readonly text: string }
  | { readonly type: 'date'; readonly seconds: number; readonly format: string; readonly url: string | null; readonly fallback: string }
  | { readonly type: 'break' };

/** A part of a text: running lines, a quotation, or preformatted text. */
export type Part =
  | { readonly type: 'lines' | 'quote'; readonly children: readonly Inline[] }
  | { readonly type: 'pre'; readonly text: string };

const MARKS = { '*': 'bold', _: 'italic', '~': 'strike' } as const;
type Mark = keyof typeof MARKS;
const isMark = (sign: string | undefined): sign is Mark => sign !== undefined && Object.hasOwn(MARKS, sign);

const FENCE = /```([\s\S]+?)```/g;
const QUOTE = /^(?:>|&gt;) ?/;
const QUOTE_REST = /^(?:>>>|&gt;&gt;&gt;) ?/;
const CONTROL = /<([^<>\n]+)>/y;
const CODE = /`([^`\n]+)`/y;
const EMOJI = /:([a-z0-9_+-]+):(?::skin-tone-[2-6]:)?/y;
const BARE_LINK = /https?:\/\/[^\s<>|]*[^\s<>|.,;:!?)\]'"*_~`]/y;
const WORD = /[\p{L}\p{N}]/u;

/** Slack's three entities, and only these. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt);/g, (_, name: string) => (name === 'amp' ? '&' : name === 'lt' ? '<' : '>'));

/** The address, when it is one that may be followed: http, https or mailto. */
export function safeUrl(raw: string): string | null {
  if (!URL.canParse(raw)) return null;
  const { protocol, href } = new URL(raw);
  return protocol === 'http:' || protocol === 'https:' || protocol === 'mailto:' ? href : null;
}

/** Reads Slack's mrkdwn. Every text has a reading; what is no mark-up stays text. */
export function parseMrkdwn(source: string, verbatim = false): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const fence of source.matchAll(FENCE)) {
    parts.push(...paragraphs(source.slice(from, fence.index), verbatim));
    parts.push({ type: 'pre', text: plainOf(fence[1] ?? '').replace(/^\n/, '') });
    from = fence.index + fence[0].length;
  }
  parts.push(...paragraphs(source.slice(from), verbatim));
  return parts;
}

/** Inside code nothing is read but the control sequences, which show their label or address. */
const plainOf = (text: string): string =>
  decodeEntities(text.replace(/<([^<>\n]+)>/g, (_, inner: string) => inner.slice(inner.indexOf('|') + 1)));

function paragraphs(text: string, verbatim: boolean): readonly Part[] {
  if (text.trim() === '') return [];
  const lines = text.replace(/^\n|\n$/g, '').split('\n');
  const parts: { type: 'lines' | 'quote'; children: Inline[] }[] = [];
  let rest = false;
  for (const line of lines) {
    const opener: RegExpExecArray | null = rest ? null : QUOTE_REST.exec(line);
    rest ||= opener !== null;
    const quote = opener ?? QUOTE.exec(line);
    const type = rest || quote !== null ? 'quote' : 'lines';
    const content = inline(quote === null ? line : line.slice(quote[0].length), verbatim);
    const last = parts.at(-1);
    if (last?.type === type) last.children.push({ type: 'break' }, ...content);
    else parts.push({ type, children: [...content] });
  }
  return parts;
}

function inline(line: string, verbatim: boolean, open: readonly Mark[] = []): readonly Inline[] {
  const out: Inline[] = [];
  const unclosed = new Set<Mark>(open);
  let text = '';
  const flush = () => {
    if (text !== '') out.push({ type: 'text', text: decodeEntities(text) });
    text = '';
  };
  for (let at = 0; at < line.length; ) {
    const found = token(line, at, verbatim) ?? styled(line, at, verbatim, open, unclosed);
    if (found === null) {
      text += line.charAt(at);
      at += 1;
    } else {
      flush();
      out.push(found.node);
      at = found.end;
    }
  }
  flush();
  return out;
}

interface Found {
  readonly node: Inline;
  readonly end: number;
}

const sticky = (pattern: RegExp, line: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(line);
};

function token(line: string, at: number, verbatim: boolean): Found | null {
  const sign = line[at];
  if (sign === '<') return matched(sticky(CONTROL, line, at), at, inner => control(inner));
  if (sign === '`') return matched(sticky(CODE, line, at), at, inner => ({ type: 'code', text: plainOf(inner) }));
  if (sign === ':') return matched(sticky(EMOJI, line, at), at, name => emoji(name));
  if (sign === 'h' && !verbatim && !WORD.test(line[at - 1] ?? '')) {
    const bare = sticky(BARE_LINK, line, at);
    return bare === null ? null : matched(bare, at, () => link(bare[0], null));
  }
  return null;
}

function matched(match: RegExpExecArray | null, at: number, read: (inner: string) => Inline | null): Found | null {
  const node = match === null ? null : read(match[1] ?? '');
  return match === null || node === null ? null : { node, end: at + match[0].length };
}

const emoji = (name: string): Inline | null => {
  const glyph = glyphOf(name);
  return glyph === undefined ? null : { type: 'text', text: glyph };
};

const link = (raw: string, label: string | null): Inline => {
  const url = safeUrl(decodeEntities(raw));
  const text = decodeEntities(label ?? raw.replace(/^mailto:/, ''));
  return url === null ? { type: 'text', text } : { type: 'link', url, text };
};

function control(inner: string): Inline {
  const bar = inner.indexOf('|');
  const target = bar < 0 ? inner : inner.slice(0, bar);
  const label = bar < 0 ? null : inner.slice(bar + 1);
  const id = target.slice(1);
  if (/^@[UW][A-Z0-9]+$/.test(target)) return { type: 'user', id, label: label && decodeEntities(label) };
  if (/^#[CGD][A-Z0-9]+$/.test(target)) return { type: 'channel', id, label: label && decodeEntities(label) };
  if (/^!(?:here|channel|everyone)$/.test(target)) return { type: 'broadcast', text: `@${id}` };
  const date = /^!date\^(\d{1,11})\^([^^]+)(?:\^(.+))?$/.exec(target);
  if (date) {
    const [, seconds, format = '', url] = date;
    return {
      type: 'date',
      seconds: Number(seconds),
      format: decodeEntities(format),
      url: url === undefined ? null : safeUrl(decodeEntities(url)),
      fallback: decodeEntities(label ?? target),
    };
  }
  if (target.startsWith('!')) return { type: 'text', text: decodeEntities(label ?? `<${inner}>`) };
  return link(target, label);
}

function styled(line: string, at: number, verbatim: boolean, open: readonly Mark[], unclosed: Set<Mark>): Found | null {
  const mark = line[at];
  if (!isMark(mark) || unclosed.has(mark) || WORD.test(line[at - 1] ?? '') || /[\s]|^$/.test(line[at + 1] ?? '')) return null;
  const end = closing(line, at, mark);
  if (end === null) {
    // No later opener of this line can find what this one did not: without this, a line of stars costs its square.
    unclosed.add(mark);
    return null;
  }
  return { node: { type: MARKS[mark], children: inline(line.slice(at + 1, end), verbatim, [...open, mark]) }, end: end + 1 };
}

function closing(line: string, from: number, mark: Mark): number | null {
  for (let at = from + 1; at < line.length; at += 1) {
    const sealed = line[at] === '`' ? sticky(CODE, line, at) : line[at] === '<' ? sticky(CONTROL, line, at) : null;
    if (sealed !== null) at += sealed[0].length - 1;
    else if (line[at] === mark && at > from + 1 && !/\s/.test(line[at - 1] ?? '') && !WORD.test(line[at + 1] ?? '')) return at;
  }
  return null;
}
