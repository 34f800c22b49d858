import { contentOf } from '../api/content.ts';
import { edit, findEphemeral, findMessage, post, remove, reword, unsay, whisper } from '../acts/messages.ts';
import { bodyOf, type Exchange, sendJson } from '../http/exchange.ts';
import { isObj, type Obj, parsed, textOf } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel, ResponseUrl } from '../world/world.ts';

/** What came of saying something through a response_url or in the answer to a command. */
export interface Said {
  readonly error?: string;
  /** The message that was made or changed. */
  readonly ts?: string;
  readonly ephemeral?: boolean;
}

const contentFrom = (body: Obj) => {
  const { text, blocks, attachments, markdown_text } = body;
  const words = typeof text === 'string' ? text : undefined;
  const given = { ...(words === undefined ? {} : { text: words }), ...(blocks === undefined ? {} : { blocks }), attachments };
  return contentOf(typeof markdown_text === 'string' ? { ...given, markdown_text } : given);
};

function takeBack(ws: Workspace, channel: Channel, ticket: ResponseUrl): Said {
  if (ticket.ts === null) return { error: 'message_not_found' };
  if (ticket.ephemeral) unsay(ws, ticket.user, channel.id, ticket.ts);
  const message = ticket.ephemeral ? undefined : findMessage(ws, channel.id, ticket.ts);
  if (message) remove(ws, channel, message);
  return {};
}

/** Says something new where the ticket came from, or replaces what it came from. */
export function sayFor(ws: Workspace, ticket: ResponseUrl, body: Obj): Said {
  const channel = ws.world.channels[ticket.channel];
  if (!channel) return { error: 'channel_not_found' };
  if (body.delete_original === true || body.delete_original === 'true') return takeBack(ws, channel, ticket);
  const content = contentFrom(body);
  if ('error' in content) return { error: String(content.error) };
  const replace = body.replace_original === true || body.replace_original === 'true';
  const before = replace && ticket.ts !== null && !ticket.ephemeral ? findMessage(ws, channel.id, ticket.ts) : undefined;
  if (before) return { ts: edit(ws, channel, before, content).ts, ephemeral: false };
  const own = replace && ticket.ts !== null && ticket.ephemeral ? findEphemeral(ws, ticket.user, ticket.ts) : undefined;
  if (own) {
    reword(ws, ticket.user, own.ts, content);
    return { ts: own.ts, ephemeral: true };
  }
  const thread = textOf(body, 'thread_ts') ?? null;
  const draft = { user: ws.world.app.botUser, byApp: true, ...content, threadTs: thread };
  if (body.response_type === 'in_channel') return { ts: post(ws, channel, draft).ts, ephemeral: false };
  return { ts: whisper(ws, channel.id, ticket.user, draft).ts, ephemeral: true };
}

/** What later posts to a command's response_url replace: the last thing it said. */
export const afterSaying = (ticket: ResponseUrl, said: Said): ResponseUrl =>
  ticket.kind === 'commands' && said.ts !== undefined ? { ...ticket, ts: said.ts, ephemeral: said.ephemeral ?? false } : ticket;

/** Answers a post to a response_url: five times within half an hour. */
export async function serveResponseUrl(ws: Workspace, { request, response, url }: Exchange): Promise<void> {
  const ticket = ws.world.responses[url.pathname.split('/').at(-1) ?? ''];
  if (!ticket || ws.now() > ticket.made + ws.limits.responseMs) return sendJson(response, 404, { ok: false, error: 'expired_url' });
  if (ticket.uses >= ws.limits.responseUses) return sendJson(response, 404, { ok: false, error: 'used_url' });
  const raw = (await bodyOf(request))?.toString('utf8') ?? '';
  const type = request.headers['content-type'] ?? '';
  const body = parsed(type.startsWith('application/x-www-form-urlencoded') ? (new URLSearchParams(raw).get('payload') ?? '') : raw);
  if (!isObj(body)) return sendJson(response, 400, { ok: false, error: 'invalid_payload' });
  const now = ws.world.responses[ticket.id] ?? ticket;
  const said = sayFor(ws, now, body);
  if (said.error !== undefined) return sendJson(response, 400, { ok: false, error: said.error });
  ws.commit([{ type: 'response-put', response: { ...afterSaying(now, said), uses: now.uses + 1 } }]);
  sendJson(response, 200, { ok: true });
}
