import { sentence } from '../../../engine/themes/words.ts';
import type { HttpAnswer } from '../../strict-request.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => signs[sign]!);

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
};

/** One sentence as a page. */
export function page(statusCode: number, key: string, args: Readonly<Record<string, string>> = {}): HttpAnswer {
  const title = escapeHtml(sentence('workplace', 'form.install.title'));
  const text = escapeHtml(sentence('workplace', `form.install.${key}`, args));
  const body =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
    `<body style="font:1.1rem/1.5 system-ui;max-width:34rem;margin:4rem auto;padding:0 1rem"><h1>${title}</h1><p>${text}</p></body></html>`;
  return { statusCode, headers, body };
}
