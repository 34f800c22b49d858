import type { ClientEvent } from '../../client-contract.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Passing, Workspace } from '../workspace.ts';
import type { Change } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import { maySee, shownChannels, shownHome, shownMessage, shownModals, shownUsers } from './shown.ts';

/** What one change means to somebody who watches; lists that changed are named once, by kind. */
function newsOf(
  ws: Workspace,
  change: Change,
  before: World,
  user: string,
): readonly (ClientEvent | 'channels' | 'users' | 'modals' | 'home' | 'bots')[] {
  const sees = (channel: string) => {
    const found = ws.world.channels[channel];
    return found !== undefined && maySee(found, user);
  };
  switch (change.type) {
    case 'message-posted':
      return sees(change.message.channel)
        ? [{ type: 'message', message: shownMessage(ws.world, change.message, user) }, 'channels', ...parentOf(ws, change.message, user)]
        : [];
    case 'message-edited':
      return sees(change.message.channel) ? [{ type: 'message_changed', message: shownMessage(ws.world, change.message, user) }] : [];
    case 'message-removed':
      return sees(change.channel) ? [{ type: 'message_deleted', channel: change.channel, ts: change.ts }, 'channels'] : [];
    case 'channel-put':
      return sees(change.channel.id) || before.channels[change.channel.id]?.members.includes(user) ? ['channels'] : [];
    case 'read-up-to':
      return change.user === user ? ['channels'] : [];
    case 'user-put':
      return ['users'];
    case 'stack-set':
      return change.user === user ? ['modals'] : [];
    case 'home-set':
      return change.user === user ? ['home'] : [];
    case 'view-put':
      return change.view.user === user ? [change.view.view.type === 'home' ? 'home' : 'modals'] : [];
    case 'bots-set':
      return ['bots'];
    default:
      return [];
  }
}

/** A reply changes what its parent shows: the number of replies. */
function parentOf(
  ws: Workspace,
  message: { readonly channel: string; readonly threadTs: string | null; readonly ts: string },
  user: string,
): readonly ClientEvent[] {
  const parent = message.threadTs === null ? undefined : ws.world.messages[message.channel]?.find(m => m.ts === message.threadTs);
  return parent ? [{ type: 'message_changed', message: shownMessage(ws.world, parent, user) }] : [];
}

function whole(ws: Workspace, kind: 'channels' | 'users' | 'modals' | 'home' | 'bots', user: string): ClientEvent {
  switch (kind) {
    case 'channels':
      return { type: kind, channels: shownChannels(ws.world, user) };
    case 'users':
      return { type: kind, users: shownUsers(ws.world) };
    case 'modals':
      return { type: kind, modals: shownModals(ws.world, user) };
    case 'home':
      return { type: kind, home: shownHome(ws.world, user) };
    case 'bots':
      return { type: kind, bots: ws.world.bots };
  }
}

function passingNews(ws: Workspace, news: Passing, user: string): ClientEvent {
  switch (news.type) {
    case 'ephemeral':
      return { type: 'message', message: shownMessage(ws.world, news.message, user, true) };
    case 'ephemeral-changed':
      return { type: 'message_changed', message: shownMessage(ws.world, news.message, user, true) };
    case 'ephemeral-removed':
      return { type: 'message_deleted', channel: news.channel, ts: news.ts };
  }
}

const heartbeatMs = 20_000;

/** Sends one person everything that happens, as it happens. */
export function streamTo(ws: Workspace, user: string, { request, response }: Exchange): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', connection: 'keep-alive' });
  response.write(': hello\n\n');
  const write = (event: ClientEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const changed = (changes: readonly Change[], before: World) => {
    const news = changes.flatMap(change => newsOf(ws, change, before, user));
    const kinds = new Set(news.filter(item => typeof item === 'string'));
    for (const item of news) if (typeof item !== 'string') write(item);
    for (const kind of kinds) write(whole(ws, kind, user));
  };
  const passing = (news: Passing) => {
    if (news.to === user) write(passingNews(ws, news, user));
  };
  ws.heard.on('changed', changed);
  ws.heard.on('passing', passing);
  const beat = setInterval(() => response.write(': \n\n'), heartbeatMs);
  request.on('close', () => {
    clearInterval(beat);
    ws.heard.off('changed', changed);
    ws.heard.off('passing', passing);
  });
}
