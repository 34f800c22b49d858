import { DateTime } from 'luxon';
import type { Obj } from '../json.ts';
import type { Channel, Message, StoredFile, User, ViewRecord, World } from '../world/world.ts';

/** A user as users.info gives it. */
export function userShape(world: World, user: User, now: number): Obj {
  const base = { id: user.id, team_id: world.team.id, name: user.name, deleted: user.deleted };
  const profile = {
    title: '',
    real_name: user.realName,
    real_name_normalized: user.realName,
    display_name: user.displayName,
    display_name_normalized: user.displayName,
    status_text: '',
    status_emoji: '',
    team: world.team.id,
    ...(user.isBot ? { bot_id: world.app.botId, api_app_id: world.app.id, always_active: true } : {}),
  };
  const common = { ...base, profile, is_bot: user.isBot, is_app_user: false, updated: user.updated };
  if (user.deleted) return { ...common, is_email_confirmed: false };
  return {
    ...common,
    color: '9f69e7',
    real_name: user.realName,
    tz: user.tz,
    tz_label: user.tz,
    tz_offset: DateTime.fromMillis(now).setZone(user.tz).offset * 60,
    is_admin: user.id === 'U0ANA',
    is_owner: user.id === 'U0ANA',
    is_primary_owner: user.id === 'U0ANA',
    is_restricted: user.guest !== 'none',
    is_ultra_restricted: user.guest === 'single',
  };
}

/** A channel as conversations.info gives it to the bot. */
export function channelShape(world: World, channel: Channel): Obj {
  const bot = world.app.botUser;
  if (channel.kind === 'im') {
    const user = channel.members.find(id => id !== bot) ?? bot;
    return {
      id: channel.id,
      created: channel.created,
      is_im: true,
      is_archived: false,
      is_org_shared: false,
      user,
      is_user_deleted: world.users[user]?.deleted ?? false,
    };
  }
  return {
    id: channel.id,
    name: channel.name,
    name_normalized: channel.name,
    is_channel: true,
    is_group: false,
    is_im: false,
    is_mpim: false,
    is_private: channel.kind === 'private',
    is_general: channel.general,
    is_archived: channel.archived,
    is_shared: false,
    is_ext_shared: false,
    is_org_shared: false,
    is_member: channel.members.includes(bot),
    created: channel.created,
    creator: channel.creator,
    context_team_id: world.team.id,
    topic: { value: channel.topic, creator: '', last_set: 0 },
    purpose: { value: channel.purpose, creator: '', last_set: 0 },
    num_members: channel.members.length,
    previous_names: [],
  };
}

/** A file as Slack shows it. */
export const fileShape = (file: StoredFile): Obj => ({
  id: file.id,
  created: file.created,
  timestamp: file.created,
  name: file.name,
  title: file.title,
  mimetype: file.mimetype,
  filetype: file.name.split('.').at(-1) ?? '',
  user: file.user,
  size: file.size,
  mode: 'hosted',
  channels: file.channels,
});

const botProfile = (world: World): Obj => ({
  id: world.app.botId,
  app_id: world.app.id,
  user_id: world.app.botUser,
  name: world.app.name,
  deleted: false,
  team_id: world.team.id,
  icons: {},
});

const threadShape = (world: World, message: Message): Obj => {
  const replies = (world.messages[message.channel] ?? []).filter(m => m.threadTs === message.ts && m.ts !== message.ts);
  const latest = replies.at(-1);
  if (message.threadTs !== null) return { thread_ts: message.threadTs };
  if (!latest) return {};
  return {
    thread_ts: message.ts,
    reply_count: replies.length,
    latest_reply: latest.ts,
    reply_users: [...new Set(replies.map(m => m.user))],
  };
};

/** A message as the Web API and events show it. */
export const messageShape = (world: World, message: Message): Obj => ({
  type: 'message',
  ...(message.subtype ? { subtype: message.subtype } : {}),
  user: message.user,
  ...(message.byApp ? { bot_id: world.app.botId, app_id: world.app.id, bot_profile: botProfile(world) } : {}),
  text: message.text,
  ts: message.ts,
  team: world.team.id,
  ...(message.blocks ? { blocks: message.blocks } : {}),
  ...threadShape(world, message),
  ...(message.edited ? { edited: message.edited } : {}),
  ...(message.files.length > 0 ? { files: message.files.flatMap(id => (world.files[id] ? [fileShape(world.files[id])] : [])) } : {}),
  ...(message.reactions.length > 0 ? { reactions: message.reactions.map(r => ({ ...r, count: r.users.length })) } : {}),
  ...(message.metadata ? { metadata: message.metadata } : {}),
  ...message.detail,
});

/** A view as views.* answers and interactions show it; `values` is what its inputs hold. */
export const viewShape = (world: World, record: ViewRecord, values: Obj = {}): Obj => ({
  id: record.id,
  team_id: world.team.id,
  app_id: world.app.id,
  app_installed_team_id: world.team.id,
  bot_id: world.app.botId,
  title: null,
  close: null,
  submit: null,
  blocks: [],
  private_metadata: '',
  callback_id: '',
  clear_on_close: false,
  notify_on_close: false,
  ...record.view,
  external_id: record.externalId,
  state: { values },
  hash: record.hash,
  root_view_id: record.root,
  previous_view_id: record.previous,
});
