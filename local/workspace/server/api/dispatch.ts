import { setTimeout as pause } from 'node:timers/promises';
import { type Exchange, sendJson } from '../http/exchange.ts';
import type { Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import { authMethods } from './auth.ts';
import { readCall } from './body.ts';
import { chatMethods } from './chat.ts';
import { conversationReadMethods } from './conversations-read.ts';
import { conversationWriteMethods } from './conversations-write.ts';
import { fileMethods } from './files.ts';
import { markMethods } from './marks.ts';
import { type Method, refuse, type Refusal, type Reply } from './method.ts';
import type { Rates } from './rates.ts';
import { userMethods } from './users.ts';
import { viewMethods } from './views.ts';

const methods: ReadonlyMap<string, Method> = new Map(
  [
    ...authMethods,
    ...chatMethods,
    ...conversationReadMethods,
    ...conversationWriteMethods,
    ...userMethods,
    ...viewMethods,
    ...fileMethods,
    ...markMethods,
  ].map(method => [method.name, method]),
);

const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

function tokenFault(ws: Workspace, token: string | undefined): Refusal | undefined {
  if (token === undefined) return refuse('not_authed');
  if (token !== ws.options.botToken) return refuse('invalid_auth');
  return ws.world.app.installed ? undefined : refuse('token_revoked');
}

function scopeFault(ws: Workspace, needed: readonly string[]): Refusal | undefined {
  const granted = ws.manifest.scopes;
  if (needed.length === 0 || needed.some(scope => granted.includes(scope))) return undefined;
  return refuse('missing_scope', { needed: needed[0], provided: granted.join(',') });
}

/** How long the caller must wait, in seconds. */
function waiting(ws: Workspace, rates: Rates, method: Method, args: Obj): number | undefined {
  const forced = ws.faults.take('limit', method.name);
  if (forced !== undefined) return Number(forced);
  const wait = rates.wait(method.name, method.tier, ws.now());
  return wait ?? (method.name === 'chat.postMessage' ? rates.waitToPost(String(args.channel), ws.now()) : undefined);
}

function answered(ws: Workspace, method: Method, args: Obj, token: string | undefined): Reply {
  const fault = method.open ? undefined : (tokenFault(ws, token) ?? scopeFault(ws, method.scopes(ws, args)));
  if (fault) return fault;
  const refused = ws.faults.take('refuse', method.name);
  return refused === undefined ? method.call(ws, args) : refuse(String(refused));
}

/** Answers one call of the Web API. */
export async function serveApi(ws: Workspace, rates: Rates, { request, response, url }: Exchange): Promise<void> {
  const method = methods.get(url.pathname.slice('/api/'.length));
  if (!method) return sendJson(response, 200, refuse('unknown_method', { req_method: url.pathname.slice('/api/'.length) }));
  const read = await readCall(request, url);
  if ('error' in read) return sendJson(response, 200, read);
  const slow = ws.faults.take('slow', method.name);
  if (slow !== undefined) await pause(Number(slow));
  const wait = waiting(ws, rates, method, read.args);
  if (wait !== undefined) return sendJson(response, 429, refuse('ratelimited'), { 'retry-after': String(wait) });
  const reply = answered(ws, method, read.args, bearer(request.headers.authorization) ?? read.bodyToken);
  if (ws.faults.take('cut', method.name) !== undefined) return void request.socket.destroy();
  const accepted = method.scopes(ws, read.args).join(',');
  sendJson(response, 200, reply, {
    'x-oauth-scopes': ws.manifest.scopes.join(','),
    ...(accepted === '' ? {} : { 'x-accepted-oauth-scopes': accepted }),
    'x-slack-req-id': crypto.randomUUID(),
  });
}
