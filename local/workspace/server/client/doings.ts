import { z } from 'zod';
import { addMember, createChannel, dropMember, nameFault, openIm } from '../acts/channels.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel, User } from '../world/world.ts';
import { type Answer, no, noChannel, seen, yes } from './answer.ts';
import { press } from './interact.ts';
import { openHome, runCommand, say } from './say.ts';
import { close, submit } from './submit.ts';

const bag = z.record(z.string(), z.unknown());
const inChannel = z.object({ user: z.string(), channel: z.string() });
const container = z.union([z.object({ channel: z.string(), ts: z.string() }), z.object({ view: z.string() })]);

interface Route<S extends z.ZodType> {
  readonly body: S;
  readonly run: (ws: Workspace, body: z.output<S>, user: User) => Answer | Promise<Answer>;
}
type Ready = (ws: Workspace, raw: unknown) => Answer | Promise<Answer>;

/** A route checks its body and that its person exists before it runs. */
const route =
  <S extends z.ZodType<{ user: string }>>({ body, run }: Route<S>): Ready =>
  (ws, raw) => {
    const read = body.safeParse(raw);
    if (!read.success) return no(`The request is not as it should be: ${z.prettifyError(read.error)}`);
    const user = ws.world.users[read.data.user];
    return user ? run(ws, read.data, user) : no('There is nobody of that id.', 404);
  };

const leaveChannel = (ws: Workspace, channel: Channel, user: User): Answer => {
  if (channel.general) return no('Nobody can leave this channel.');
  if (channel.kind === 'im') return no('A direct message cannot be left.');
  if (channel.members.includes(user.id)) dropMember(ws, channel, user.id, user.id);
  return yes();
};

/** What a person does on the page, by the last part of its address. */
export const doings: Readonly<Record<string, Ready>> = {
  say: route({
    body: inChannel.extend({ text: z.string(), thread_ts: z.string().optional() }),
    run: (ws, { channel: id, text, thread_ts }, user) => {
      const channel = seen(ws, user, id);
      if (!channel) return noChannel;
      const said = say(ws, user.id, channel, text, thread_ts);
      return 'error' in said ? no(said.error) : yes(said);
    },
  }),
  command: route({
    body: inChannel.extend({ text: z.string() }),
    run: async (ws, { channel: id, text }, user) => {
      const channel = seen(ws, user, id);
      return channel ? yes(await runCommand(ws, user.id, channel, text)) : noChannel;
    },
  }),
  action: route({
    body: z.object({ user: z.string(), container, action: bag, state: bag.default({}) }),
    run: async (ws, body) => yes(await press(ws, body)),
  }),
  submit: route({
    body: z.object({ user: z.string(), view: z.string(), state: bag.default({}) }),
    run: async (ws, { view, state }, user) => yes(await submit(ws, user.id, view, state)),
  }),
  close: route({
    body: z.object({ user: z.string(), view: z.string(), all: z.boolean().default(false) }),
    run: async (ws, { view, all }, user) => {
      await close(ws, user.id, view, all);
      return yes();
    },
  }),
  home: route({
    body: z.object({ user: z.string() }),
    run: (ws, _, user) => {
      openHome(ws, user.id, 'home');
      return yes();
    },
  }),
  'open-im': route({
    body: z.object({ user: z.string(), with: z.string() }),
    run: (ws, body, user) => {
      const other = ws.world.users[body.with];
      if (!other) return no('There is nobody of that id.', 404);
      const { channel } = openIm(ws, user.id, other.id);
      if (other.isApp) openHome(ws, user.id, 'messages');
      return yes({ channel: channel.id });
    },
  }),
  join: route({
    body: inChannel,
    run: (ws, { channel: id }, user) => {
      const channel = seen(ws, user, id);
      if (!channel) return noChannel;
      if (channel.archived) return no('This channel is archived.');
      if (!channel.members.includes(user.id)) addMember(ws, channel, user.id);
      return yes();
    },
  }),
  leave: route({
    body: inChannel,
    run: (ws, { channel: id }, user) => {
      const channel = seen(ws, user, id);
      return channel ? leaveChannel(ws, channel, user) : noChannel;
    },
  }),
  invite: route({
    body: inChannel.extend({ users: z.array(z.string()).max(100) }),
    run: (ws, { channel: id, users }, user) => {
      const channel = seen(ws, user, id);
      if (!channel?.members.includes(user.id) || channel.kind === 'im') return noChannel;
      const fresh = users.filter(other => ws.world.users[other]?.deleted === false && !channel.members.includes(other));
      fresh.reduce((at, other) => addMember(ws, at, other, user.id), channel);
      return yes();
    },
  }),
  'create-channel': route({
    body: z.object({ user: z.string(), name: z.string(), private: z.boolean().default(false) }),
    run: (ws, body, user) => {
      const fault = nameFault(ws, body.name);
      if (fault === 'name_taken') return no('There is a channel of that name.');
      if (fault) return no('A name has 1 to 80 lower-case letters, digits, hyphens and underscores.');
      return yes({ channel: createChannel(ws, body.name, body.private, user.id).id });
    },
  }),
  read: route({
    body: inChannel.extend({ ts: z.string() }),
    run: (ws, { channel, ts }, user) => {
      if (ts > (ws.world.reads[user.id]?.[channel] ?? '')) ws.commit([{ type: 'read-up-to', user: user.id, channel, ts }]);
      return yes();
    },
  }),
};

const botsBody = z.object({ users: z.array(z.string()) });

/** Says who is played by bots from now on. */
export function setBots(ws: Workspace, raw: unknown): Answer {
  const read = botsBody.safeParse(raw);
  if (!read.success) return no('The request is not as it should be.');
  const users = [...new Set(read.data.users)].filter(id => ws.world.users[id]?.isBot === false && id !== 'USLACKBOT');
  ws.commit([{ type: 'bots-set', users }]);
  return yes({ bots: users });
}
