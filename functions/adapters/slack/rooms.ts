import { createHash } from 'node:crypto';
import type { Command } from '../../../engine/table/commands.ts';
import type { Person } from '../../../engine/table/table.ts';
import type { Effect } from '../../app/effects.ts';
import { sayer } from './cards/card.ts';
import type { Desk } from './desk.ts';
import { refusalCode, refusedWith, troubleOf } from './errors.ts';
import { hostPlays, tellHost } from './host-note.ts';
import { idIn, placeOf } from './ids.ts';
import { empty, fill } from './room-members.ts';

type RoomEffect = Extract<Effect, { type: 'room' }>;

/** Names of a room that may be taken before it counts as refused. */
const mostNames = 5;

/** Brings a chat's private channel about: made once, its members exactly these; without members it is closed for good, or emptied until it opens again. */
export async function room(desk: Desk, { slug, members, kept }: RoomEffect): Promise<Command | undefined> {
  const channel = await knownRoom(desk, slug);
  if (members.length === 0) {
    if (channel !== undefined) await (kept ? empty(desk, channel) : close(desk, channel));
    return undefined;
  }
  if (channel !== undefined && (await fill(desk, channel, members)) !== 'lost') return learned(desk, slug, channel);
  const isHopeless = channel === undefined && (members.length < 2 || refusedBefore(desk, slug));
  return isHopeless ? undefined : makeRoom(desk, slug, members);
}

/** The note is written before the game learns of the room: after a death in between, the note is the newer one. */
async function knownRoom({ store, context: { game, newest } }: Desk, slug: string): Promise<string | undefined> {
  const noted = await store.messageRef(game, `room/${slug}`);
  const known = newest.table.rooms[slug];
  return noted?.channel ?? (known && 'place' in known ? idIn(known.place) : undefined);
}

const refusedBefore = ({ context: { newest } }: Desk, slug: string): boolean => 'failed' in (newest.table.rooms[slug] ?? {});

async function makeRoom(desk: Desk, slug: string, members: readonly Person[]): Promise<Command> {
  const { context, report } = desk;
  try {
    const channel = await create(desk, slug);
    await describe(desk, channel);
    if ((await fill(desk, channel, members)) === 'filled') return made(desk, slug, channel);
    if (!hostPlays(desk)) await tellHost(desk, 'room');
    return noRoom(desk, slug, 'nobody could be invited');
  } catch (fault) {
    const { kind, code } = troubleOf(fault);
    if (kind === 'wait' || kind === 'retry' || kind === 'dead') throw fault;
    report({ event: 'room-refused', game: context.game, kind, code });
    await tellHost(desk, 'room');
    return noRoom(desk, slug, `Slack does not allow it (${code})`);
  }
}

async function create(desk: Desk, slug: string): Promise<string> {
  const { slack, store, team, context: { game } } = desk;
  let taken: unknown;
  for (let turn = 0; turn < mostNames; turn += 1) {
    try {
      const id = (await slack.conversations.create({ name: nameOf(desk, slug, turn), is_private: true })).channel?.id;
      if (id === undefined) throw new Error('Slack made a channel and named no id for it');
      await store.putMessageRef(game, `room/${slug}`, { channel: id, ts: '0', hash: 'room' });
      await store.putRoom(placeOf(team, id), game, slug);
      return id;
    } catch (fault) {
      const code = refusalCode(fault);
      if (code !== 'name_taken' && !code?.startsWith('invalid_name')) throw fault;
      taken = fault; // never adopted: a channel of that name may be anybody's
    }
  }
  throw taken;
}

/** A name that says nothing, and from which no seed could be reckoned back: the same for the same effect, so that a repeat does not litter. */
const nameOf = ({ context: { id, newest } }: Desk, slug: string, turn: number): string =>
  `curfew-${createHash('sha256').update(JSON.stringify([id, slug, turn, newest.table.seating ?? 0])).digest('hex').slice(0, 10)}`;

const describe = ({ slack, context: { newest } }: Desk, channel: string): Promise<unknown> =>
  refusedWith(['too_long', 'user_is_restricted', 'is_archived', 'not_in_channel', 'restricted_action', 'missing_scope'], () =>
    slack.conversations.setTopic({ channel, topic: sayer(newest.table.theme)('room.topic') }));

const learnt = ({ clock, context: { game, id } }: Desk) => ({ id: `room:${id}`, game, at: clock.now() });

const made = (desk: Desk, slug: string, channel: string): Command => ({ ...learnt(desk), type: 'room-made', slug, place: placeOf(desk.team, channel) });

/** Nothing to learn where the game knows the room already. */
function learned(desk: Desk, slug: string, channel: string): Command | undefined {
  const known = desk.context.newest.table.rooms[slug];
  return known && 'place' in known && known.place === placeOf(desk.team, channel) ? undefined : made(desk, slug, channel);
}

/** What the game learns where a group has no room. */
export const noRoom = (desk: Desk, slug: string, why: string): Command => ({ ...learnt(desk), type: 'room-failed', slug, why });

/** Closes a channel; one that is gone is closed. */
export async function close({ slack, report, context: { game } }: Desk, channel: string): Promise<void> {
  const done = ['already_archived', 'not_in_channel', 'channel_not_found', 'is_archived'];
  const code = await refusedWith([...done, 'restricted_action', 'missing_scope', 'cant_archive_required'], () => slack.conversations.archive({ channel }));
  if (code !== undefined && !done.includes(code)) report({ event: 'room-not-closed', game, code });
}
