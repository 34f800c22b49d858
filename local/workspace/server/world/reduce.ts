import type { Change } from './changes.ts';
import type { Message, World } from './world.ts';

const without = <T>(table: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _gone, ...rest } = table;
  return rest;
};

const withMessages = (world: World, channel: string, edit: (old: readonly Message[]) => readonly Message[]): World => ({
  ...world,
  messages: { ...world.messages, [channel]: edit(world.messages[channel] ?? []) },
});

/** A stack's views that fell out of it are gone for good. */
function withStack(world: World, user: string, views: readonly string[]): World {
  const gone = (world.stacks[user] ?? []).filter(id => !views.includes(id));
  return { ...world, stacks: { ...world.stacks, [user]: views }, views: gone.reduce(without, world.views) };
}

function withHome(world: World, user: string, view: string): World {
  const old = world.homes[user];
  const views = old !== undefined && old !== view ? without(world.views, old) : world.views;
  return { ...world, views, homes: { ...world.homes, [user]: view } };
}

/** The next state of the workspace; pure. */
export function reduce(world: World, change: Change): World {
  switch (change.type) {
    case 'snapshot':
      return change.world;
    case 'user-put':
      return { ...world, users: { ...world.users, [change.user.id]: change.user } };
    case 'channel-put':
      return { ...world, channels: { ...world.channels, [change.channel.id]: change.channel } };
    case 'message-posted': {
      const { message } = change;
      const next = withMessages(world, message.channel, old => [...old, message]);
      return { ...next, lastTs: message.ts > world.lastTs ? message.ts : world.lastTs };
    }
    case 'message-edited': {
      const { message } = change;
      return withMessages(world, message.channel, old => old.map(m => (m.ts === message.ts ? message : m)));
    }
    case 'message-removed':
      return withMessages(world, change.channel, old => old.filter(m => m.ts !== change.ts));
    case 'view-put':
      return { ...world, views: { ...world.views, [change.view.id]: change.view } };
    case 'stack-set':
      return withStack(world, change.user, change.views);
    case 'home-set':
      return withHome(world, change.user, change.view);
    case 'file-put':
      return { ...world, files: { ...world.files, [change.file.id]: change.file } };
    case 'read-up-to':
      return { ...world, reads: { ...world.reads, [change.user]: { ...world.reads[change.user], [change.channel]: change.ts } } };
    case 'bots-set':
      return { ...world, bots: change.users };
    case 'bot-acted':
      return { ...world, botActs: { ...world.botActs, [change.key]: (world.botActs[change.key] ?? 0) + 1 } };
    case 'response-put':
      return { ...world, responses: { ...world.responses, [change.response.id]: change.response } };
    case 'event-queued':
      return { ...world, outbox: { ...world.outbox, [change.event.id]: change.event } };
    case 'event-settled':
      return { ...world, outbox: without(world.outbox, change.id) };
    case 'code-made':
      return { ...world, codes: { ...world.codes, [change.code]: change.at } };
    case 'code-used':
      return { ...world, codes: without(world.codes, change.code) };
    case 'installed':
      return { ...world, app: { ...world.app, installed: change.installed } };
  }
}
