import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../functions/app/effects.ts';
import type { Performed } from '../../../../functions/app/ports.ts';
import { refusal, tooOften } from './fake-slack.ts';
import { Played } from '../../app/played.ts';
import { begun, names, now, Performing, said, seven } from './performing.ts';

const room = (...members: readonly string[]): Effect => ({ type: 'room', slug: 'mafia', members });
const both = room('T1/U1', 'T1/U3');
const madeAt = (place: string, id: string): Performed => ({ done: true, learned: { type: 'room-made', id: `room:${id}`, game: 'g1', at: now, slug: 'mafia', place } });
const failed = (why: string, id: string): Performed => ({ done: true, learned: { type: 'room-failed', id: `room:${id}`, game: 'g1', at: now, slug: 'mafia', why } });

/** A game whose room is made and known. */
async function withRoom(): Promise<ReturnType<typeof begun>> {
  const p = begun();
  const performed = await p.perform(both);
  if (performed.done && performed.learned?.type === 'room-made') p.game.do({ type: 'room-made', slug: 'mafia', place: performed.learned.place });
  p.slack.methods();
  return p;
}

describe('a room', () => {
  test('is made private under a name that says nothing, filled, and learned', async () => {
    const p = begun();
    expect(await p.perform(both)).toEqual(madeAt('T1/CR1', 'g1:9:0'));
    const [made] = p.slack.of('conversations.create');
    expect(made!['is_private']).toBe(true);
    expect(made!['name']).toMatch(/^curfew-[0-9a-f]{10}$/);
    expect(p.slack.of('conversations.setTopic')[0]!['topic']).toBe('A private channel of a game. Members only.');
    expect(p.slack.members.get('CR1')).toEqual(['UBOT', 'U1', 'U3']);
    expect((await p.store.at('T1/CR1')).room).toEqual({ game: 'g1', slug: 'mafia' });
  });

  test('is found again after a death between its making and the game learning of it', async () => {
    const p = begun();
    p.slack.fail('conversations.invite', tooOften(2));
    expect(await p.perform(both)).toEqual({ done: false, notBefore: now + 2_000 });
    expect(await p.perform(both)).toEqual(madeAt('T1/CR1', 'g1:9:0'));
    expect(p.slack.of('conversations.create')).toHaveLength(1);
  });

  test('takes another name where one is taken, and never the channel of that name', async () => {
    const p = begun();
    p.slack.fail('conversations.create', refusal('name_taken'), refusal('invalid_name_specials'));
    expect(await p.perform(both)).toEqual(madeAt('T1/CR1', 'g1:9:0'));
    expect(new Set(p.slack.of('conversations.create').map(({ name }) => name)).size).toBe(3);
  });

  test('loses those who no longer belong, and strangers; nothing new is learned', async () => {
    const p = await withRoom();
    p.slack.members.get('CR1')!.push('U99');
    expect(await p.perform(room('T1/U3'), { index: 1 })).toEqual({ done: true });
    expect(p.slack.members.get('CR1')).toEqual(['UBOT', 'U3']);
    expect(p.slack.of('conversations.kick').map(({ user }) => user)).toEqual(['U1', 'U99']);
  });

  test('gives way to a new one where nobody can be put out', async () => {
    const p = await withRoom();
    p.slack.fail('conversations.kick', refusal('restricted_action'));
    expect(await p.perform(room('T1/U3'), { index: 1 })).toEqual(madeAt('T1/CR2', 'g1:10:1'));
    expect(p.slack.of('conversations.archive')).toEqual([{ channel: 'CR1' }]);
    expect(p.slack.members.get('CR2')).toEqual(['UBOT', 'U3']);
  });

  test('is made anew where it was archived or the app was put out', async () => {
    const p = await withRoom();
    p.slack.fail('conversations.members', refusal('channel_not_found'));
    expect(await p.perform(both, { index: 1 })).toEqual(madeAt('T1/CR2', 'g1:10:1'));
  });

  test('closes when nobody belongs to it any more; that it is closed already is fine', async () => {
    const p = await withRoom();
    p.slack.fail('conversations.archive', refusal('already_archived'));
    expect(await p.perform(room(), { index: 1 })).toEqual({ done: true });
    expect(p.slack.methods()).toEqual(['conversations.archive']);
    expect(p.reports).toEqual([]);
  });

  test('that closes for now is emptied and kept, and filled again when it opens', async () => {
    const p = await withRoom();
    expect(await p.perform({ type: 'room', slug: 'mafia', members: [], kept: true }, { index: 1 })).toEqual({ done: true });
    expect(p.slack.methods()).toEqual(['conversations.members', 'conversations.members', 'conversations.kick', 'conversations.kick']);
    expect(p.slack.members.get('CR1')).toEqual(['UBOT']);
    expect(await p.perform(both, { index: 2 })).toEqual({ done: true });
    expect(p.slack.members.get('CR1')).toEqual(['UBOT', 'U1', 'U3']);
    expect(p.slack.of('conversations.create')).toEqual([]);
  });

  test('that cannot be emptied stays, and the host hears of it once', async () => {
    const p = await withRoom();
    p.slack.fail('conversations.kick', refusal('restricted_action'));
    expect(await p.perform({ type: 'room', slug: 'mafia', members: [], kept: true }, { index: 1 })).toEqual({ done: true });
    expect(p.slack.members.get('CR1')).toEqual(['UBOT', 'U1', 'U3']);
    expect(p.slack.of('conversations.archive')).toEqual([]);
    const [note] = p.slack.of('chat.postMessage');
    expect(note).toMatchObject({ channel: 'UH' });
    expect(said(note)).toContain('A private channel of your game in <#C1> is closed for now');
    expect(said(note)).not.toMatch(/[Mm]afia|Ann|U1|U3/);
    expect(p.reports).toEqual([{ event: 'room-not-emptied', game: 'g1' }]);
  });

  test('that is gone when it closes is left alone', async () => {
    const p = await withRoom();
    p.slack.fail('conversations.members', refusal('is_archived'));
    expect(await p.perform({ type: 'room', slug: 'mafia', members: [], kept: true }, { index: 1 })).toEqual({ done: true });
    expect(p.slack.methods()).toEqual(['conversations.members']);
  });

  test('of a chat with a colon in its name has a name that Slack takes', async () => {
    const p = begun();
    await p.perform({ type: 'room', slug: 'neighborhood:s3', members: ['T1/U1', 'T1/U3'] });
    await p.perform({ type: 'room', slug: 'neighborhood:s4', members: ['T1/U1', 'T1/U4'] }, { index: 1 });
    const made = p.slack.of('conversations.create').map(({ name }) => String(name));
    expect(made.every(name => /^[a-z0-9_-]{1,80}$/.test(name))).toBe(true);
    expect(new Set(made).size).toBe(2);
    expect((await p.store.at('T1/CR1')).room).toEqual({ game: 'g1', slug: 'neighborhood:s3' });
  });

  test('of one is not made', async () => {
    const p = begun();
    expect(await p.perform(room('T1/U1'))).toEqual({ done: true });
    expect(p.slack.methods()).toEqual([]);
  });
});

describe('a workspace that lets no app make or fill channels', () => {
  test.each(['restricted_action', 'cannot_create_channel', 'missing_scope'])('%s: the game learns it, the host is told once and no secret', async code => {
    const p = begun();
    p.slack.fail('conversations.create', refusal(code));
    expect(await p.perform(both)).toEqual(failed(`Slack does not allow it (${code})`, 'g1:9:0'));
    const [note] = p.slack.of('chat.postMessage');
    expect(note).toMatchObject({ channel: 'UH' });
    expect(said(note)).toContain('One of the private channels of your game in <#C1> could not be made or filled.');
    expect(said(note)).not.toMatch(/[Mm]afia|Ann|U1|U3/);
    p.game.do({ type: 'room-failed', slug: 'mafia', why: 'x' });
    p.slack.methods();
    expect(await p.perform(both, { index: 1 })).toEqual({ done: true });
    expect(p.slack.methods()).toEqual([]);
  });

  test('nobody can be invited: the same', async () => {
    const p = begun();
    p.slack.fail('conversations.invite', refusal('cant_invite'));
    expect(await p.perform(both)).toEqual(failed('nobody could be invited', 'g1:9:0'));
  });

  test('a guest who may not come: the others have their room, and the host hears that somebody is missing', async () => {
    const p = begun();
    p.slack.fail('conversations.invite', refusal('ura_max_channels'));
    await p.perform(both);
    p.slack.members.set('CR1', ['UBOT', 'U1']);
    p.slack.fail('conversations.invite', refusal('ura_max_channels'));
    expect(await p.perform(both, { index: 1 })).toMatchObject({ done: true, learned: { type: 'room-made', place: 'T1/CR1' } });
    expect(p.reports.map(({ event }) => event)).toEqual(['invite-refused', 'room-guests-refused', 'invite-refused', 'room-guests-refused']);
  });

  test.each([
    ['nobody can be let in', ['UBOT']],
    ['one cannot', ['UBOT', 'U1']],
  ])('%s: a host who plays does not hear of it, since it would tell who is in the group', async (_, present) => {
    const p = new Performing(new Played({ roles: seven, names: ['Hana', ...names], playing: true }).begin());
    await p.perform(both);
    p.slack.members.set('CR1', [...present]);
    p.slack.methods();
    p.slack.fail('conversations.invite', refusal('ura_max_channels'));
    await p.perform(both, { index: 1 });
    expect(p.slack.of('chat.postMessage')).toEqual([]);
    expect(p.reports.at(-1)).toMatchObject({ event: 'room-guests-refused' });
  });

  test('reports hold codes and counts, never who or which group', async () => {
    const p = begun();
    p.slack.fail('conversations.invite', refusal('cant_invite'));
    await p.perform(both);
    expect(JSON.stringify(p.reports)).not.toMatch(/mafia|U1|U3|Ann/);
  });
});
