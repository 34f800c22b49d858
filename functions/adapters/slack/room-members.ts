import type { Person } from '../../../engine/table/table.ts';
import type { Desk } from './desk.ts';
import { refusedWith, troubleOf } from './errors.ts';
import { hostPlays, tellHost } from './host-note.ts';
import { idIn } from './ids.ts';

/** `lost`: the channel is of no use any more. `empty`: nobody of those who belong there could be let in. */
export type Filled = 'filled' | 'empty' | 'lost';

const gone = ['channel_not_found', 'is_archived', 'not_in_channel'];
const atOnce = 100;

/** Brings a channel's members to exactly these: out first, so that nobody reads what follows, then in. */
export async function fill(desk: Desk, channel: string, members: readonly Person[]): Promise<Filled> {
  const wanted = members.map(idIn);
  let present: readonly string[] = [];
  if ((await refusedWith(gone, async () => { present = await membersOf(desk, channel); })) !== undefined) return 'lost';
  const bot = (await desk.store.installation(desk.team))?.botUser;
  const extra = present.filter(user => !wanted.includes(user) && user !== bot);
  for (const user of extra) if (!(await letOut(desk, channel, user))) return abandon(desk, channel);
  const missing = wanted.filter(user => !present.includes(user));
  if (missing.length === 0) return 'filled';
  return letIn(desk, channel, wanted, missing);
}

/** Puts everybody out of a channel that is closed for now. Where that is not allowed they have been asked to keep silent, and the host hears of it. */
export async function empty(desk: Desk, channel: string): Promise<void> {
  let present: readonly string[] = [];
  if ((await refusedWith(gone, async () => { present = await membersOf(desk, channel); })) !== undefined) return;
  const bot = (await desk.store.installation(desk.team))?.botUser;
  for (const user of present.filter(one => one !== bot)) {
    if (await letOut(desk, channel, user)) continue;
    desk.report({ event: 'room-not-emptied', game: desk.context.game });
    return tellHost(desk, 'closing');
  }
}

/** Who is in a channel. */
export async function membersOf({ slack }: Desk, channel: string): Promise<readonly string[]> {
  const all: string[] = [];
  let cursor = '';
  do {
    const page = await slack.conversations.members({ channel, limit: 200, ...(cursor === '' ? {} : { cursor }) });
    all.push(...(page.members ?? []));
    cursor = page.response_metadata?.next_cursor ?? '';
  } while (cursor !== '');
  return all;
}

/** @returns false where somebody cannot be put out: the workspace lets no app do it, or the channel is closed already. */
async function letOut({ slack }: Desk, channel: string, user: string): Promise<boolean> {
  const stuck = ['restricted_action', 'is_archived', 'channel_not_found'];
  const code = await refusedWith([...stuck, 'not_in_channel', 'user_not_found', 'cant_kick_self'], () => slack.conversations.kick({ channel, user }));
  return code === undefined || !stuck.includes(code);
}

/** Who cannot be put out must find nothing new: the channel closes, and another one is made. */
async function abandon({ slack, report, context: { game } }: Desk, channel: string): Promise<'lost'> {
  const code = await refusedWith([...gone, 'already_archived', 'restricted_action', 'missing_scope'], () => slack.conversations.archive({ channel }));
  report({ event: 'room-abandoned', game, code });
  return 'lost';
}

async function letIn(desk: Desk, channel: string, wanted: readonly string[], missing: readonly string[]): Promise<Filled> {
  for (let from = 0; from < missing.length; from += atOnce) {
    const code = await invite(desk, channel, missing.slice(from, from + atOnce));
    if (code !== undefined && gone.includes(code)) return 'lost';
  }
  const present = await membersOf(desk, channel);
  const absent = wanted.filter(user => !present.includes(user));
  if (absent.length === 0) return 'filled';
  desk.report({ event: 'room-guests-refused', game: desk.context.game, count: absent.length });
  if (absent.length === wanted.length) return 'empty';
  if (!hostPlays(desk)) await tellHost(desk, 'room');
  return 'filled';
}

/** @returns the refusal's code: some of them may be in all the same, so the members are looked at afterwards. */
async function invite({ slack, report, context: { game } }: Desk, channel: string, users: readonly string[]): Promise<string | undefined> {
  try {
    await slack.conversations.invite({ channel, users: users.join(','), force: true });
    return undefined;
  } catch (fault) {
    const { kind, code } = troubleOf(fault);
    if (kind === 'wait' || kind === 'retry' || kind === 'dead') throw fault;
    report({ event: 'invite-refused', game, code });
    return code;
  }
}
