import fs from 'node:fs/promises';
import path from 'node:path';
import { bodyOf, type Exchange, sendBytes, sendJson } from '../http/exchange.ts';
import { parsed } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { User } from '../world/world.ts';
import { type Answer, no, noChannel, seen, yes } from './answer.ts';
import { doings, setBots } from './doings.ts';
import { shownMessages, shownState } from './shown.ts';
import { streamTo } from './stream.ts';

function read(ws: Workspace, name: string, query: URLSearchParams, user: User): Answer {
  if (name === 'state') return yes(shownState(ws, user));
  if (name !== 'messages') return no('There is nothing here.', 404);
  const channel = seen(ws, user, query.get('channel') ?? '');
  if (!channel) return noChannel;
  const limit = Math.min(500, Math.max(1, Number(query.get('limit')) || 100));
  return yes(
    shownMessages(ws, user.id, channel.id, { thread: query.get('thread') ?? undefined, before: query.get('before') ?? undefined, limit }),
  );
}

async function sendFile(ws: Workspace, id: string, user: User, { response }: Exchange): Promise<void> {
  const file = ws.world.files[id];
  const open = file?.channels.some(channel => seen(ws, user, channel));
  if (!file || !open) return sendJson(response, 404, { error: 'There is no such file.' });
  const shown = file.mimetype.startsWith('image/') || file.mimetype.startsWith('text/plain') ? 'inline' : 'attachment';
  const disposition = `${shown}; filename*=UTF-8''${encodeURIComponent(file.name)}`;
  sendBytes(response, file.name, await fs.readFile(path.join(ws.filesDir, file.id)), {
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
}

async function answerGet(ws: Workspace, name: string, exchange: Exchange): Promise<void> {
  const { response, url } = exchange;
  const user = ws.world.users[url.searchParams.get('user') ?? ''];
  if (!user) return sendJson(response, 404, { error: 'There is nobody of that id.' });
  if (name === 'events') return streamTo(ws, user.id, exchange);
  if (name.startsWith('files/')) return sendFile(ws, name.slice('files/'.length), user, exchange);
  const answer = read(ws, name, url.searchParams, user);
  return 'error' in answer ? sendJson(response, answer.status, { error: answer.error }) : sendJson(response, 200, answer.body);
}

/** Answers what the page asks. */
export async function serveClient(ws: Workspace, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  const name = url.pathname.slice('/client/'.length);
  if (request.method === 'GET') return answerGet(ws, name, exchange);
  const run = name === 'bots' ? setBots : doings[name];
  if (!run || request.method !== 'POST') return sendJson(response, 404, { error: 'There is nothing here.' });
  const raw = await bodyOf(request);
  const answer = await run(ws, raw === undefined ? undefined : parsed(raw.toString('utf8')));
  return 'error' in answer ? sendJson(response, answer.status, { error: answer.error }) : sendJson(response, 200, answer.body);
}
