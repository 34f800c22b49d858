import type { App } from '@slack/bolt';
import type { ModalView } from '@slack/types';
import { type WebClient, WebAPIPlatformError } from '@slack/web-api';
import { refParts } from '../app/action-ids.ts';
import { personOf } from '../adapters/slack/ids.ts';
import { houseTheme, only } from '../forms/say.ts';
import { messageOf, modalOf, type Screen } from '../forms/screen.ts';
import { actions } from './actions/index.ts';
import { playableIn } from './channels.ts';
import { events } from './events/index.ts';
import type { FormReply, Press, Shown } from './listener.ts';
import type { ListenerPorts } from './ports.ts';
import { profileOf } from './profiles.ts';
import { isTable, pressBody, type Sender, slashBody, submissionBody, teamOf } from './sender.ts';
import { runTyped } from './typed.ts';
import { views } from './views/index.ts';
import { changeWindow, openWindow } from './windows.ts';

interface Origin {
  readonly team: string;
  readonly user: string;
  readonly trigger: string;
  readonly channel?: string | undefined;
  readonly channelName?: string | undefined;
  readonly handle?: string | undefined;
}

function senderFrom({ team, user, trigger, channel, channelName, handle }: Origin, client: WebClient, { clock }: ListenerPorts): Sender {
  return {
    team,
    user,
    trigger,
    person: personOf(team, user),
    at: clock.now(),
    ...(channel === undefined ? {} : { channel }),
    isTable: channel !== undefined && isTable(channel, channelName),
    profile: other => profileOf(client, team, other ?? user, other === undefined || other === user ? handle : undefined),
    playable: where => playableIn(client, where),
  };
}

const notInstalled = (): Screen => only(houseTheme, 'not-installed');
const expired = (): Screen => only(houseTheme, 'expired');

/** Commit, then the answer, then nothing: what is not said by then is never said. */
export function listen(app: App, ports: ListenerPorts): void {
  listenToCommands(app, ports);
  listenToActions(app, ports);
  listenToViews(app, ports);
  for (const type of new Set(events.flatMap(({ on }) => on))) listenToEvent(app, ports, type);
}

function listenToCommands(app: App, ports: ListenerPorts): void {
  app.command(/./, async ({ ack, body, client, context }) => {
    if (context.botToken === undefined) return ack(messageOf(notInstalled()));
    const {
      team_id: team,
      user_id: user,
      channel_id: channel,
      channel_name: channelName,
      text,
      trigger_id: trigger,
    } = slashBody().parse(body);
    const shown = await runTyped(
      text,
      senderFrom({ team, user, trigger, channel, channelName, handle: body.user_name }, client, ports),
      ports,
    );
    if (!shown) return ack();
    if ('say' in shown) return ack(messageOf(shown.say));
    await ((await openWindow(client, trigger, shown.open)) ? ack() : ack(messageOf(expired())));
  });
}

function listenToActions(app: App, ports: ListenerPorts): void {
  app.action(/./, async ({ ack, body, client, context, respond }) => {
    const {
      user,
      trigger_id: trigger,
      channel,
      view,
      container,
      response_url,
      actions: [pressed],
      ...rest
    } = pressBody().parse(body);
    const sender = senderFrom(
      {
        team: teamOf({ ...rest, user }),
        user: user.id,
        trigger,
        channel: channel?.id,
        channelName: channel?.name,
        handle: user.username ?? user.name,
      },
      client,
      ports,
    );
    const shown = context.botToken === undefined ? { say: notInstalled() } : await pressedBy(pressed!, view?.state?.values, sender, ports);
    const under = view?.type === 'modal' ? view.id : undefined;
    if (shown && 'open' in shown && shown.instead && under !== undefined) {
      await changeWindow(client, under, shown.open);
      return ack();
    }
    const say = (screen: Screen) => respond({ ...messageOf(screen), replace_original: container?.is_ephemeral === true });
    if (shown && 'say' in shown && response_url) await say(shown.say);
    else if (shown && !(await openWindow(client, trigger, 'say' in shown ? modalOf(shown.say) : shown.open, under)) && response_url)
      await say(expired());
    await ack();
  });
}

type Pressed = ReturnType<ReturnType<typeof pressBody>['parse']>['actions'][number];

async function pressedBy(pressed: Pressed, filled: Press['filled'], sender: Sender, ports: ListenerPorts): Promise<Shown> {
  const { action_id: id, value, selected_option: selected, block_id: block } = pressed;
  const listener = actions.find(({ on }) => id === on || (id.startsWith(`${on}:`) && /^\d+$/.test(id.slice(on.length + 1))));
  const parts = partsOf(value ?? (selected ? block : ''));
  if (!listener || !parts) return { say: only(houseTheme, 'gone') };
  const press: Press = { parts: parts.map(part => (part === '' ? undefined : part)), ...(selected ? { choice: selected.value } : {}), ...(filled ? { filled } : {}) };
  return listener.run(press, sender, ports);
}

/** The parts of a button's value; nothing for one that we never made. */
function partsOf(value: string): ReturnType<typeof refParts> | undefined {
  try {
    return refParts(value);
  } catch (fault) {
    if (fault instanceof URIError) return undefined;
    throw fault;
  }
}

function listenToViews(app: App, ports: ListenerPorts): void {
  app.view(/./, async ({ ack, body, client, context }) => {
    const { user, view, trigger_id: trigger = `${view.id}:${view.hash}`, ...rest } = submissionBody().parse(body);
    const listener = views.find(({ on }) => on === view.callback_id);
    if (!listener || context.botToken === undefined || !partsOf(view.private_metadata)) {
      return ack({ response_action: 'update', view: modalOf(context.botToken === undefined ? notInstalled() : only(houseTheme, 'gone')) });
    }
    const sender = senderFrom(
      { team: teamOf({ ...rest, user }), user: user.id, trigger, handle: user.username ?? user.name },
      client,
      ports,
    );
    await ack(...answerTo(await listener.submit(view, sender, ports)));
  });
}

type ViewAnswer = [] | [{ response_action: 'errors'; errors: Record<string, string> }] | [{ response_action: 'update'; view: ModalView }];

/** Slack refuses an empty list of errors. */
function answerTo(reply: FormReply): ViewAnswer {
  if (!reply) return [];
  if ('update' in reply) return [{ response_action: 'update', view: reply.update }];
  return Object.keys(reply.errors).length === 0 ? [] : [{ response_action: 'errors', errors: { ...reply.errors } }];
}

function listenToEvent(app: App, ports: ListenerPorts, type: string): void {
  app.event(type, async ({ event, body, client, context }) => {
    const said = async (what: string, call: () => Promise<unknown>): Promise<void> => {
      try {
        await call();
      } catch (fault) {
        if (!(fault instanceof WebAPIPlatformError)) throw fault;
        ports.report({ event: what, code: fault.data.error });
      }
    };
    const post = (user: string, text: string) => said('host-not-told', () => client.chat.postMessage({ channel: user, text }));
    const whisper = (channel: string, user: string, text: string) => said('whisper-refused', () => client.chat.postEphemeral({ channel, user, text }));
    const heard = { team: body.team_id, botUser: context.botUserId, event: { ...event }, at: body.event_time * 1_000 + 999, post, whisper };
    for (const listener of events) if (listener.on.some(kind => kind === type)) await listener.hear(heard, ports);
  });
}
