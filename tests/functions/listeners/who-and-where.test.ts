import { describe, expect, it } from 'vitest';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office } from './office.ts';

const nowhere: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['a channel shared with another organisation', { is_ext_shared: true }, 'This channel is shared with another organisation, whose people could neither play nor be kept out. Please choose a channel of this workspace alone.'],
  ['a channel that is about to be shared', { is_pending_ext_shared: true }, 'This channel is shared with another organisation, whose people could neither play nor be kept out. Please choose a channel of this workspace alone.'],
  ['an archived channel', { is_archived: true }, 'This channel is archived. Please restore it, or choose another one.'],
  ['a private channel without the app', { is_private: true, is_member: false }, 'Curfew cannot see this channel. Please invite it there first, with `/invite @Curfew`.'],
  ['a conversation of a few', { is_mpim: true }, 'A game is played in a channel, not in a conversation of a few.'],
];

describe('no game is made in', () => {
  it.each(nowhere)('%s, by command or by form', async (_, channel, sentence) => {
    const office = new Office();
    office.channels.set('C1', channel);
    expect((await office.command('UANN', 'new plain-5')).text).toBe(sentence);
    await office.command('UANN', 'new');
    expect((await office.submit('UANN', office.opened, { setup: 'plain-5' })).body).toEqual({ response_action: 'errors', errors: { channel: sentence } });
    expect(await office.store.at('T1/C1')).toEqual({});
  });

  it('a channel that Slack does not show to the app', async () => {
    const office = new Office();
    office.failing.set('conversations.info', 'channel_not_found');
    expect((await office.command('UANN', 'new plain-5')).text).toContain('Please invite it there first');
    expect(await office.store.at('T1/C1')).toEqual({});
  });

  it('but a Slack that does not say keeps nobody from playing, nor does a private channel with the app', async () => {
    const office = new Office();
    office.failing.set('conversations.info', 'internal_error');
    await office.command('UANN', 'new plain-5');
    expect((await office.game()).table.stage).toBe('lobby');
    office.failing.clear();
    office.channels.set('C2', { is_private: true, is_member: true });
    await office.command('UANN', 'new plain-5', { channel: 'C2' });
    expect((await office.game('C2')).table.stage).toBe('lobby');
  });
});

describe('no seat is for', () => {
  it.each<[string, Record<string, unknown>]>([
    ['somebody of another organisation', { team_id: 'T9' }],
    ['a bot', { is_bot: true }],
    ['a deactivated account', { deleted: true }],
  ])('%s, by button or by command', async (_, profile) => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    const { game } = await office.game();
    office.profiles.set('UBOB', profile);
    await office.press('UBOB', { id: actions.join, value: ref(game) });
    expect(office.responded).toBe('Only people of this workspace can play: bots, deactivated accounts and people of other organisations cannot.');
    expect((await office.command('UBOB', 'join')).text).toBe(office.responded);
    expect((await office.command('UBOB', 'new plain-5', { channel: 'C2' })).text).toBe(office.responded);
    expect((await office.game()).table.guests.map(({ person }) => person)).toEqual(['T1/UANN']);
  });

  it('but for somebody whose home is another workspace of the same enterprise, and for guests', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    office.profiles.set('UBOB', { team_id: 'T9', enterprise_user: { teams: ['T9', 'T1'] } });
    office.profiles.set('UCAT', { is_restricted: true });
    for (const user of ['UBOB', 'UCAT']) await office.command(user, 'join');
    expect((await office.game()).table.guests.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cat']);
  });
});

it('a game draws two seeds: what all see of the one tells nothing of the other', async () => {
  const office = new Office();
  let drawn = 0;
  Object.defineProperty(office, 'seed', { get: () => (drawn += 1) });
  await office.command('UANN', 'new plain-5');
  const { terms, table } = await office.game();
  expect([terms.seed, table.seating]).toEqual([1, 2]);
});

it.each(['new plain-5', 'new'])('a Slack that takes its time to say who and where keeps nobody waiting for more than half of the three seconds: %s', async text => {
  const office = new Office();
  office.slow.add('users.info').add('conversations.info');
  const start = performance.now();
  expect((await office.command('UANN', text)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(1_900);
  if (text !== 'new') expect((await office.game()).table.guests).toEqual([{ person: 'T1/UANN', name: 'UANN-handle' }]);
});

it.each(['explain', 'help', 'new', 'vote', 'extend', 'say', ''])('whatever is typed, more than 3000 characters of it are one sentence: %s', async word => {
  const office = new Office();
  await office.begin();
  const answer = await office.command('UBOB', `${word} ${'x'.repeat(3_000)}`);
  expect([answer.status, answer.text]).toEqual([200, 'That could not be read: it has more than 3000 characters.']);
});

it('a value that no text was ever written as is of no use, and does no harm', async () => {
  const office = new Office();
  for (const value of ['%', '%zz', '%ff', 'a/%c3%28']) {
    expect((await office.press('UANN', { id: actions.join, value })).status).toBe(200);
    expect(office.responded).toContain('no longer in use');
  }
});
