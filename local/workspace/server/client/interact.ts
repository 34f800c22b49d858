import type { CommandResult } from '../../client-contract.ts';
import { channelShape, messageShape, viewShape } from '../api/shapes.ts';
import { findEphemeral, findMessage } from '../acts/messages.ts';
import { failureOf, sendInteraction } from '../delivery/send.ts';
import { responseUrlFor, triggerFor } from '../delivery/tickets.ts';
import { objects, type Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel, Message, ViewRecord } from '../world/world.ts';
import { actingIn, stateOf, valuesOf } from './inputs.ts';

/** Something that somebody pressed or chose, in a message or a view. */
export interface Press {
  readonly user: string;
  readonly container: { readonly channel: string; readonly ts: string } | { readonly view: string };
  readonly action: Obj;
  readonly state: Obj;
}

/** The parts of an interaction that are the same for all. */
export function interaction(ws: Workspace, type: string, userId: string): Obj {
  const { team, app, users } = ws.world;
  const name = users[userId]?.name ?? '';
  return {
    type,
    user: { id: userId, username: name, name, team_id: team.id },
    api_app_id: app.id,
    token: 'x',
    team: { id: team.id, domain: team.domain },
    enterprise: null,
    is_enterprise_install: false,
  };
}

const passedOn = ['text', 'value', 'style', 'url', 'placeholder', 'initial_option', 'initial_options', 'confirm'] as const;

/** The action as the app gets it: what the element says of itself, and what it was set to. */
function actionOf(ws: Workspace, block: Obj, element: Obj, given: Obj): Obj {
  const said = Object.fromEntries(passedOn.flatMap(key => (element[key] === undefined ? [] : [[key, element[key]]])));
  return {
    action_id: element.action_id,
    block_id: block.block_id,
    ...said,
    ...stateOf(element, given),
    type: element.type,
    action_ts: ws.ts(),
  };
}

function pressed(blocks: readonly Obj[], action: Obj): { readonly block: Obj; readonly element: Obj } | undefined {
  const block = blocks.find(b => b.block_id === action.block_id);
  const element = block && actingIn(block).find(e => e.action_id === action.action_id);
  return block && element ? { block, element } : undefined;
}

const gone: CommandResult = { ok: false, error: 'This is not there any more.' };

const failed = (error: string | undefined): CommandResult =>
  error === undefined ? { ok: true } : { ok: false, error: `That didn't work: the app gave no good answer (${error}).` };

const stateWith = (blocks: readonly Obj[], { state, action }: Press): Obj => {
  const inBlock = state[String(action.block_id)];
  const merged = {
    ...state,
    [String(action.block_id)]: { ...(typeof inBlock === 'object' ? inBlock : {}), [String(action.action_id)]: action },
  };
  return { values: valuesOf(blocks, merged) };
};

async function pressInMessage(ws: Workspace, press: Press, channel: Channel, message: Message, ephemeral: boolean): Promise<CommandResult> {
  const blocks = message.blocks ?? [];
  const found = pressed(blocks, press.action);
  if (!found) return gone;
  const { user } = press;
  const ticket = { kind: 'actions', user, channel: channel.id, ts: message.ts, ephemeral, threadTs: message.threadTs } as const;
  const shown = channelShape(ws.world, channel);
  const sent = await sendInteraction(ws, {
    ...interaction(ws, 'block_actions', user),
    container: { type: 'message', message_ts: message.ts, channel_id: channel.id, is_ephemeral: ephemeral },
    trigger_id: triggerFor(ws, user, null),
    channel: { id: channel.id, name: channel.kind === 'im' ? 'directmessage' : shown.name },
    ...(ephemeral ? {} : { message: messageShape(ws.world, message) }),
    state: stateWith(blocks, press),
    response_url: responseUrlFor(ws, ticket),
    actions: [actionOf(ws, found.block, found.element, press.action)],
  });
  return failed(failureOf(sent));
}

async function pressInView(ws: Workspace, press: Press, view: ViewRecord): Promise<CommandResult> {
  const blocks = objects(view.view.blocks);
  const found = pressed(blocks, press.action);
  if (!found || view.user !== press.user) return gone;
  const state = stateWith(blocks, press);
  const sent = await sendInteraction(ws, {
    ...interaction(ws, 'block_actions', press.user),
    container: { type: 'view', view_id: view.id },
    trigger_id: triggerFor(ws, press.user, view.id),
    view: { ...viewShape(ws.world, view), state },
    actions: [actionOf(ws, found.block, found.element, press.action)],
  });
  return failed(failureOf(sent));
}

/** Somebody presses a button or chooses in a menu. */
export async function press(ws: Workspace, what: Press): Promise<CommandResult> {
  const { container, user } = what;
  if ('view' in container) {
    const view = ws.world.views[container.view];
    return view ? pressInView(ws, what, view) : gone;
  }
  const channel = ws.world.channels[container.channel];
  const own = findEphemeral(ws, user, container.ts);
  const message = own ?? findMessage(ws, container.channel, container.ts);
  const sees = channel && (channel.kind === 'public' || channel.members.includes(user));
  return channel && message && sees ? pressInMessage(ws, what, channel, message, own !== undefined) : gone;
}
