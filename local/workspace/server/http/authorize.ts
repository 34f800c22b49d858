import { freshHex } from '../ids.ts';
import type { Workspace } from '../workspace.ts';
import { type Exchange, sendJson } from './exchange.ts';

/** The page on which a person would allow the app's installation: here everybody allows at once. */
export function serveAuthorize(ws: Workspace, { response, url }: Exchange): void {
  const back = url.searchParams.get('redirect_uri');
  if (!back || !URL.canParse(back) || !['http:', 'https:'].includes(new URL(back).protocol))
    return sendJson(response, 400, { ok: false, error: 'bad_redirect_uri' });
  const code = freshHex(16);
  ws.commit([{ type: 'code-made', code, at: ws.now() }]);
  const target = new URL(back);
  target.searchParams.set('code', code);
  const state = url.searchParams.get('state');
  if (state !== null) target.searchParams.set('state', state);
  response.writeHead(302, { location: target.toString() });
  response.end();
}
