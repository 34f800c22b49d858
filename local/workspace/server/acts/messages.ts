import { freshHex } from '../ids.ts';
import type { Obj } from '../json.ts';
import { messageShape } from '../api/shapes.ts';
import type { Workspace } from '../workspace.ts';
import type { Change } from '../world/changes.ts';
import type { Channel, Message } from '../world/world.ts';
import { messageEvent } from './events.ts';

/** What a new message says; all else is filled in. */
export type Draft = Pick<Message, 'user' | 'text'> & Partial<Message>;

/** A message as it would be stored, not yet posted. */
export const drafted = (ws: Workspace, channel: string, draft: Draft): Message => ({
  byApp: false,
  blocks: null,
  subtype: null,
  threadTs: null,
  broadcast: false,
  edited: null,
  files: [],
  reactions: [],
  metadata: null,
  detail: {},
  ...draft,
  channel,
  ts: ws.ts(),
});

/** The changes of posting: the message, and the event that tells the app. */
export function posting(ws: Workspace, channel: Channel, message: Message): readonly Change[] {
  const own = message.byApp
    ? {}
    : { client_msg_id: `${freshHex(4)}-${freshHex(2)}-4${freshHex(2).slice(1)}-8${freshHex(2).slice(1)}-${freshHex(6)}` };
  const event = { ...messageShape(ws.world, message), ...(message.subtype ? {} : own), event_ts: message.ts };
  return [{ type: 'message-posted', message }, ...messageEvent(ws, channel, event)];
}

/** Posts a message that everybody in the channel sees. */
export function post(ws: Workspace, channel: Channel, draft: Draft): Message {
  const message = drafted(ws, channel.id, draft);
  ws.commit(posting(ws, channel, message));
  return message;
}

/** Puts a message in another one's place. */
export function edit(ws: Workspace, channel: Channel, before: Message, changed: Partial<Message>): Message {
  const ts = ws.ts();
  const message: Message = { ...before, ...changed, edited: { user: before.user, ts } };
  const event = {
    subtype: 'message_changed',
    hidden: true,
    ts,
    event_ts: ts,
    message: messageShape(ws.world, message),
    previous_message: messageShape(ws.world, before),
  };
  ws.commit([{ type: 'message-edited', message }, ...messageEvent(ws, channel, event)]);
  return message;
}

/** Takes a message away. */
export function remove(ws: Workspace, channel: Channel, message: Message): void {
  const ts = ws.ts();
  const event: Obj = {
    subtype: 'message_deleted',
    hidden: true,
    ts,
    event_ts: ts,
    deleted_ts: message.ts,
    previous_message: messageShape(ws.world, message),
  };
  ws.commit([{ type: 'message-removed', channel: channel.id, ts: message.ts }, ...messageEvent(ws, channel, event)]);
}

/** A stored message, or nothing. */
export const findMessage = (ws: Workspace, channel: string, ts: string): Message | undefined =>
  ws.world.messages[channel]?.find(message => message.ts === ts);

/** Shows a message to one person, in memory only. */
export function whisper(ws: Workspace, channel: string, to: string, draft: Draft): Message {
  const message = drafted(ws, channel, draft);
  ws.ephemerals.set(to, [...(ws.ephemerals.get(to) ?? []), message]);
  ws.tell({ type: 'ephemeral', to, message });
  return message;
}

/** A person's ephemeral message, or nothing. */
export const findEphemeral = (ws: Workspace, to: string, ts: string): Message | undefined =>
  ws.ephemerals.get(to)?.find(message => message.ts === ts);

/** Puts an ephemeral message in another one's place. */
export function reword(ws: Workspace, to: string, ts: string, changed: Partial<Message>): void {
  const list = (ws.ephemerals.get(to) ?? []).map(message => (message.ts === ts ? { ...message, ...changed } : message));
  ws.ephemerals.set(to, list);
  const message = list.find(m => m.ts === ts);
  if (message) ws.tell({ type: 'ephemeral-changed', to, message });
}

/** Takes an ephemeral message away. */
export function unsay(ws: Workspace, to: string, channel: string, ts: string): void {
  ws.ephemerals.set(
    to,
    (ws.ephemerals.get(to) ?? []).filter(message => message.ts !== ts),
  );
  ws.tell({ type: 'ephemeral-removed', to, channel, ts });
}
