import type { ClientChannel, ClientMessage, ClientState, ClientUser, ClientView } from '../../client-contract.ts';
import { viewShape } from '../api/shapes.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel, Message, User, World } from '../world/world.ts';

const colours = ['#4a154b', '#1264a3', '#007a5a', '#b8432f', '#8a5a00', '#5b3fa0', '#0b7285', '#a61e4d', '#2b6a30', '#5c4033'];

const colourOf = (id: string): string =>
  colours[[...id].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7) % colours.length] ?? '#4a154b';

const shownUser = (user: User): ClientUser => ({
  id: user.id,
  name: user.name,
  displayName: user.displayName,
  realName: user.realName,
  // Slackbot says that it is none; nobody sits in its chair all the same.
  isBot: user.isBot || user.id === 'USLACKBOT',
  isApp: user.isApp,
  deleted: user.deleted,
  colour: colourOf(user.id),
  tz: user.tz,
});

export const shownUsers = (world: World): readonly ClientUser[] => Object.values(world.users).map(shownUser);

/** Whether somebody may look into a channel. */
export const maySee = (channel: Channel, user: string): boolean => channel.kind === 'public' || channel.members.includes(user);

const inMain = (message: Message): boolean => message.threadTs === null || message.threadTs === message.ts || message.broadcast;

function shownChannel(world: World, channel: Channel, user: string): ClientChannel {
  const all = (world.messages[channel.id] ?? []).filter(inMain);
  const member = channel.members.includes(user);
  const readTo = world.reads[user]?.[channel.id] ?? '0';
  const unread = member ? all.filter(m => m.ts > readTo && m.user !== user && !/_(join|leave)$/.test(m.subtype ?? '')).length : 0;
  return {
    id: channel.id,
    kind: channel.kind,
    name: channel.kind === 'im' ? (channel.members.find(id => id !== user) ?? user) : channel.name,
    topic: channel.topic,
    archived: channel.archived,
    member,
    members: channel.members,
    unread,
    latest: all.at(-1)?.ts ?? null,
  };
}

/** The channels that somebody can see. */
export const shownChannels = (world: World, user: string): readonly ClientChannel[] =>
  Object.values(world.channels)
    .filter(c => maySee(c, user))
    .map(c => shownChannel(world, c, user));

/** A message as somebody sees it. */
export function shownMessage(world: World, message: Message, user: string, ephemeral = false): ClientMessage {
  const replies = ephemeral
    ? 0
    : (world.messages[message.channel] ?? []).filter(m => m.threadTs === message.ts && m.ts !== message.ts).length;
  return {
    channel: message.channel,
    ts: message.ts,
    user: message.user,
    text: message.text,
    blocks: message.blocks?.map(block => ({ ...block, type: String(block.type) })) ?? null,
    edited: message.edited !== null,
    ephemeral,
    subtype: message.subtype,
    threadTs: message.threadTs,
    replies,
    files: message.files.flatMap(id => {
      const file = world.files[id];
      return file ? [{ id, name: file.name, title: file.title, mimetype: file.mimetype, alt: file.alt ?? '', url: `/client/files/${id}?user=${user}` }] : [];
    }),
    reactions: message.reactions,
  };
}

/** A stored view is one that the validator took: it has Slack's shape. */
const shownView = (world: World, id: string | undefined): ClientView | undefined => {
  const record = id === undefined ? undefined : world.views[id];
  return record ? (viewShape(world, record) as unknown as ClientView) : undefined;
};

export const shownModals = (world: World, user: string): readonly ClientView[] =>
  (world.stacks[user] ?? []).flatMap(id => shownView(world, id) ?? []);

export const shownHome = (world: World, user: string): ClientView | null => shownView(world, world.homes[user]) ?? null;

/** All that the page needs to begin with. */
export function shownState(ws: Workspace, me: User): ClientState {
  const { world, manifest } = ws;
  return {
    team: world.team,
    app: {
      id: world.app.id,
      name: world.app.name,
      botUser: world.app.botUser,
      commands: manifest.commands.map(({ command, description, hint }) => ({ command, description, hint })),
    },
    me: shownUser(me),
    users: shownUsers(world),
    channels: shownChannels(world, me.id),
    modals: shownModals(world, me.id),
    home: shownHome(world, me.id),
    bots: world.bots,
  };
}

/** A page of a channel's messages, or of a thread's, oldest first, with the ephemeral ones of that person. */
export function shownMessages(
  ws: Workspace,
  user: string,
  channel: string,
  { thread, before = '9', limit }: { readonly thread?: string | undefined; readonly before?: string | undefined; readonly limit: number },
): { readonly messages: readonly ClientMessage[]; readonly more: boolean } {
  const wanted = (m: Message) => (thread === undefined ? inMain(m) : m.ts === thread || m.threadTs === thread);
  const kept = (ws.world.messages[channel] ?? []).filter(wanted).map(m => shownMessage(ws.world, m, user));
  const passing = (ws.ephemerals.get(user) ?? [])
    .filter(m => m.channel === channel && wanted(m))
    .map(m => shownMessage(ws.world, m, user, true));
  const all = [...kept, ...passing].filter(m => m.ts < before).toSorted((a, b) => (a.ts < b.ts ? -1 : 1));
  return { messages: all.slice(-limit), more: all.length > limit };
}
