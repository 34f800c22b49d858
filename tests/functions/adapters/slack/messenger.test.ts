import { describe, expect, test } from 'vitest';
import { makePublishHome } from '../../../../functions/adapters/slack/homes.ts';
import { idIn } from '../../../../functions/adapters/slack/ids.ts';
import type { Effect } from '../../../../functions/app/effects.ts';
import { rules } from '../../../../functions/app/rules.ts';
import { broken, httpError, refusal, tooOften } from './fake-slack.ts';
import { begun, now, said } from './performing.ts';

const news: Effect = { type: 'post', to: 'table', messages: [{ to: 'table', phase: 'day 1', kind: 'phase', key: 'phase.day', args: { number: 1 } }] };
const done = { done: true };

test('the lobby says which rules are otherwise than usual', async () => {
  const p = begun({ start: 'night', flip: 'full' });
  await p.perform({ type: 'card', card: 'lobby' });
  expect(said(p.slack.of('chat.postMessage')[0])).toContain('Otherwise than usual: The game starts with: a night.');
});

describe('posts and tells', () => {
  test('go to the channel and to the person', async () => {
    const p = begun();
    expect(await p.perform(news)).toEqual(done);
    const result: Effect = {
      type: 'tell', person: 'T1/U3', messages: [{ to: 's3', phase: 'night 1', kind: 'result', key: 'result.word', about: ['s1'], result: { word: 'Town' }, args: { role: 'Cop' } }],
    };
    expect(await p.perform(result, { index: 1 })).toEqual(done);
    expect(p.slack.of('chat.postMessage').map(({ channel, text }) => [channel, text])).toEqual([
      ['C1', 'Day 1 begins. Talk it over and vote.'], ['U3', "You have news in Curfew's game."],
    ]);
    expect(said(p.slack.of('chat.postMessage')[1])).toContain('Cop on Ann: Town.');
  });

  test('are posted once, however often they are performed', async () => {
    const p = begun();
    await p.perform(news);
    await p.perform(news);
    expect(p.slack.methods()).toEqual(['chat.postMessage']);
  });

  test('name people by mention by day, by plain name when night has come', async () => {
    const p = begun();
    const death: Effect = { type: 'post', to: 'table', messages: [{ to: 'table', phase: 'day 1', kind: 'death', key: 'death.lynch.unknown', about: ['s1'] }] };
    await p.perform(death);
    p.game.end();
    await p.perform(death);
    expect(p.slack.of('chat.postMessage').map(said)).toEqual([
      expect.stringContaining('<@U1> was voted out.'), expect.stringContaining('Ann was voted out.'),
    ]);
  });

  test('the app comes back into a public channel that it was put out of', async () => {
    const p = begun();
    p.slack.fail('chat.postMessage', refusal('not_in_channel'));
    expect(await p.perform(news)).toEqual(done);
    expect(p.slack.methods()).toEqual(['chat.postMessage', 'conversations.join', 'chat.postMessage']);
  });

  test('words for a group go into its room, nowhere else', async () => {
    const p = begun();
    const word: Effect = { type: 'post', to: { chat: 'mafia' }, messages: [{ to: 'table', phase: 'day 1', kind: 'notice', key: 'screen.chat.closed' }] };
    await p.perform(word);
    expect(p.slack.methods()).toEqual([]);
    p.game.do({ type: 'room-made', slug: 'mafia', place: 'T1/C9' });
    await p.perform(word);
    expect(p.slack.of('chat.postMessage').map(({ channel }) => channel)).toEqual(['C9']);
  });

  test.each(['is_archived', 'channel_not_found'])('a room that is lost (%s) keeps nobody silent: each other member gets the words, and the game learns of it', async code => {
    const p = begun();
    p.game.do({ type: 'room-made', slug: 'mafia', place: 'T1/C9' });
    const { s: speaker, other, slug } = pair(p);
    const word: Effect = { type: 'post', to: { chat: slug }, messages: [{ to: other, phase: 'day 1', kind: 'notice', key: 'chat.said', about: [speaker], args: { text: 'hi <!channel>' } }] };
    p.slack.fail('chat.postMessage', refusal(code), tooOften(2));
    expect(await p.perform(word)).toEqual({ done: false, notBefore: now + 2_000 });
    p.slack.fail('chat.postMessage', refusal(code));
    expect(await p.perform(word)).toEqual({
      done: true,
      learned: { type: 'room-failed', id: `room:g1:${p.game.commits.length}:0`, game: 'g1', at: now, slug, why: 'the channel is gone' },
    });
    const { seated } = p.game.state.table;
    const posts = p.slack.of('chat.postMessage');
    expect(posts.map(({ channel }) => channel)).toEqual(['C9', idIn(seated[other]!), 'C9', idIn(seated[other]!)]);
    expect(said(posts.at(-1))).toContain('hi &lt;!channel&gt;');
    expect(p.reports.at(-1)).toEqual({ event: 'room-lost', game: 'g1', code });
  });
});

describe('words for a group', () => {
  test.each([
    ['all are in its room: there alone', true],
    ['somebody is not in its room: to that one as well', false],
  ])('%s', async (_, isIn) => {
    const p = begun();
    p.game.do({ type: 'room-made', slug: 'mafia', place: 'T1/C9' });
    const { s: speaker, other, slug } = pair(p);
    const { seated } = p.game.state.table;
    p.slack.members.set('C9', ['UBOT', idIn(seated[speaker]!), ...(isIn ? [idIn(seated[other]!)] : [])]);
    const word: Effect = { type: 'post', to: { chat: slug }, messages: [{ to: other, phase: 'night 1', kind: 'notice', key: 'chat.said', about: [speaker], args: { text: 'hi' } }] };
    for (let twice = 0; twice < 2; twice += 1) expect(await p.perform(word)).toEqual(done);
    expect(p.slack.of('chat.postMessage').map(({ channel }) => channel)).toEqual(isIn ? ['C9'] : ['C9', idIn(seated[other]!)]);
    expect(p.reports).toEqual([]);
  });
});

/** Two members of the Mafia's chat. */
function pair(p: ReturnType<typeof begun>): { readonly s: string; readonly other: string; readonly slug: string } {
  const [slug, { members }] = Object.entries(p.game.state.play!.chats)[0]!;
  return { slug, s: members[0]!, other: members[1]! };
}

describe('cards', () => {
  const voteCard: Effect = { type: 'card', card: 'vote day 1 lynch' };

  test('are posted when new, edited in place when they show something else, else left alone', async () => {
    const p = begun();
    await p.perform(voteCard);
    await p.perform(voteCard);
    p.game.vote('s1', 's2');
    await p.perform(voteCard);
    expect(p.slack.of('chat.update').map(({ channel, ts }) => [channel, ts])).toEqual([['C1', '1.0']]);
    expect(p.slack.methods()).toEqual(['chat.postMessage', 'chat.update']);
  });

  test.each(['message_not_found', 'edit_window_closed', 'cant_update_message'])('are posted anew on %s', async code => {
    const p = begun();
    await p.perform(voteCard);
    p.game.vote('s1', 's2');
    p.slack.fail('chat.update', refusal(code));
    await p.perform(voteCard);
    p.game.vote('s3', 's2');
    await p.perform(voteCard);
    expect(p.slack.methods()).toEqual(['chat.postMessage', 'chat.update', 'chat.postMessage', 'chat.update']);
  });

  test('a private card is edited in the direct messages where it was posted', async () => {
    const p = begun({ start: 'night' });
    const card: Effect = { type: 'card', card: 'act night 1', person: p.game.person('s3') };
    await p.perform(card);
    p.game.act('s3', 'cop', 's1');
    await p.perform(card);
    expect(p.slack.of('chat.update')[0]).toMatchObject({ channel: `DU${p.game.person('s3').slice(4)}`, text: 'Night 1: open to see what you can do.' });
    p.game.end();
    await p.perform(card);
    expect(p.slack.of('chat.update')[1]).toMatchObject({ text: 'Night 1 is over.' });
  });

  test('a night message that never went out is not posted to say that it is over', async () => {
    const p = begun({ start: 'night' });
    p.game.end();
    await p.perform({ type: 'card', card: 'act night 1', person: p.game.person('s3') });
    expect(p.slack.methods()).toEqual([]);
  });

  test('the vote closes with the count it ended with, even when the game has gone on', async () => {
    const p = begun();
    for (const seat of ['s1', 's2', 's3']) p.game.vote(seat, 's5');
    await p.perform(voteCard);
    p.game.vote('s4', 's5');
    const closing = p.game.commits.length;
    p.game.end();
    await p.perform(voteCard, { version: closing });
    expect(said(p.slack.of('chat.update')[0])).toContain('Eve: 4 votes (Ann, '.replace('Eve', p.game.state.play!.names['s5']!));
    expect(said(p.slack.of('chat.update')[0])).not.toContain('static_select');
  });

  test('a late redraw of a vote that has closed since waits for the closing one', async () => {
    const p = begun();
    p.game.vote('s1', 's5');
    const late = p.game.commits.length;
    p.game.end();
    expect(await p.perform(voteCard, { version: late })).toEqual(done);
    expect(p.slack.methods()).toEqual([]);
  });

  test('the role card goes to its player alone', async () => {
    const p = begun();
    await p.perform({ type: 'card', card: 'role', person: p.game.person('s3') });
    expect(p.slack.of('chat.postMessage')).toHaveLength(1);
    expect(p.slack.of('chat.postMessage')[0]).toMatchObject({ channel: p.game.person('s3').slice(3), text: 'Your role in the game is here.' });
    expect(said(p.slack.of('chat.postMessage')[0])).toContain('Town Cop');
  });
});

describe('homes and the reveal', () => {
  test('a home is drawn from all games of the person, and once again on a conflict', async () => {
    const p = begun();
    const person = p.game.person('s3');
    await p.store.list(person, { game: 'g1', place: 'T1/C1', at: now });
    p.slack.fail('views.publish', refusal('hash_conflict'));
    expect(await p.perform({ type: 'home', person })).toEqual(done);
    expect(p.slack.methods()).toEqual(['views.publish', 'views.publish']);
    await p.perform({ type: 'home', person });
    expect(p.slack.of('views.publish')[0]).toMatchObject({ user_id: person.slice(3) });
    expect(JSON.stringify(p.slack.of('views.publish')[0])).toContain('Town Cop');
  });

  test('the truth comes out of the history, and only when the game is over', async () => {
    const p = begun();
    await p.perform({ type: 'reveal' });
    expect(p.slack.methods()).toEqual([]);
    for (const target of ['s1', 's2']) {
      for (const seat of ['s3', 's4', 's5', 's6']) p.game.vote(seat, target);
      if (target === 's1') p.game.end();
    }
    await p.perform({ type: 'reveal' });
    await p.perform({ type: 'reveal' });
    expect(p.slack.of('chat.postMessage')).toHaveLength(1);
    expect(said(p.slack.of('chat.postMessage')[0])).toContain('Mafia Goon (out: Day 2)');
  });
});

test('a home that is opened is drawn, a Slack that refuses it is reported, one without Curfew left alone', async () => {
  const p = begun();
  const reports: unknown[] = [];
  const client = async (team: string) => (team === 'T1' ? p.slack : undefined);
  const publish = makePublishHome({ store: p.store, rules, client, report: line => void reports.push(line) });
  await publish('T1/U1');
  p.slack.fail('views.publish', refusal('not_enabled'));
  await publish('T1/U1');
  await publish('T2/U1');
  expect(p.slack.methods()).toEqual(['views.publish', 'views.publish']);
  expect(reports).toEqual([{ event: 'home-not-shown', kind: 'refused', code: 'not_enabled' }]);
});

describe('when Slack refuses', () => {
  test.each([[3, now + 3_000], [120, now + 120_000]])('429 for %i seconds: later', async (seconds, notBefore) => {
    const p = begun();
    p.slack.fail('chat.postMessage', tooOften(seconds));
    expect(await p.perform(news)).toEqual({ done: false, notBefore });
    expect(p.reports).toEqual([]);
  });

  test.each([['internal_error', refusal('internal_error')], ['a lost connection', broken()], ['503', httpError(503)]])('%s: again soon, ever later', async (_, fault) => {
    const p = begun();
    p.slack.fail('chat.postMessage', fault, fault, fault);
    expect(await p.perform(news)).toEqual({ done: false, notBefore: now + 2_000 });
    expect(await p.perform(news, { at: now - 40_000 })).toEqual({ done: false, notBefore: now + 10_000 });
    expect(await p.perform(news, { at: now - 3_600_000 })).toEqual({ done: false, notBefore: now + 60_000 });
  });

  test('a day of it is enough', async () => {
    const p = begun();
    p.slack.fail('chat.postMessage', refusal('fatal_error'));
    expect(await p.perform(news, { at: now - 86_400_000 })).toEqual(done);
    expect(p.reports).toEqual([{ event: 'slack-refused', game: 'g1', effect: 'post', kind: 'retry', code: 'fatal_error' }]);
  });

  test('a minute of it for a home, which is drawn whenever it is opened: nobody’s home holds up the game', async () => {
    const p = begun();
    p.slack.fail('views.publish', refusal('internal_error'), refusal('internal_error'));
    expect(await p.perform({ type: 'home', person: 'T1/U1' }, { at: now - 59_000 })).toEqual({ done: false, notBefore: now + 14_750 });
    expect(await p.perform({ type: 'home', person: 'T1/U1' }, { at: now - 60_000 })).toEqual(done);
  });

  test('a dead install is logged, taken out, and nothing is tried again', async () => {
    const p = begun();
    p.slack.fail('chat.postMessage', refusal('account_inactive'));
    expect(await p.perform(news)).toEqual(done);
    expect(p.reports).toEqual([{ event: 'slack-refused', game: 'g1', effect: 'post', kind: 'dead', code: 'account_inactive' }]);
    expect(await p.store.installation('T1')).toBeUndefined();
    p.installed = false;
    expect(await p.perform(news, { index: 1 })).toEqual(done);
    expect(p.slack.of('chat.postMessage')).toHaveLength(1);
  });

  test('a token that is refused while the app is installed anew takes nothing away', async () => {
    const p = begun();
    await p.keep();
    const anew = { team: 'T1', sealedToken: 'new', botUser: 'UBOT', botId: 'B1', scopes: [], at: now + 1 };
    p.slack.fail('chat.postMessage', refusal('token_revoked'));
    const post = p.slack.chat.postMessage;
    p.slack.chat.postMessage = async message => {
      await p.store.putInstallation(anew);
      return post(message);
    };
    expect(await p.perform(news)).toEqual(done);
    expect(await p.store.installation('T1')).toEqual(anew);
  });

  test('what an administrator must allow, and a lost channel: the host hears of it once', async () => {
    const p = begun();
    p.slack.fail('chat.postMessage', refusal('restricted_action_read_only_channel'));
    await p.perform(news);
    p.slack.fail('chat.postMessage', refusal('is_archived'));
    await p.perform(news, { index: 1 });
    p.slack.fail('chat.postMessage', refusal('is_archived'));
    await p.perform(news, { index: 2 });
    expect(p.slack.of('chat.postMessage').map(({ channel }) => channel)).toEqual(['C1', 'UH', 'C1', 'UH', 'C1']);
    expect(said(p.slack.of('chat.postMessage')[1])).toContain('An administrator can change that');
    expect(said(p.slack.of('chat.postMessage')[3])).toContain('can no longer write in <#C1>');
  });

  test('what we may never send is logged by its code alone', async () => {
    const p = begun();
    p.slack.fail('chat.postMessage', refusal('msg_blocks_too_long'));
    expect(await p.perform(news)).toEqual(done);
    expect(p.reports).toEqual([{ event: 'slack-refused', game: 'g1', effect: 'post', kind: 'bug', code: 'msg_blocks_too_long' }]);
  });

  test('a person who cannot be written to does not hold up the game, and the host need not know', async () => {
    const p = begun();
    p.slack.fail('chat.postMessage', refusal('cannot_dm_bot'));
    expect(await p.perform({ type: 'card', card: 'role', person: 'T1/U3' })).toEqual(done);
    expect(p.slack.methods()).toEqual(['chat.postMessage']);
  });

  test('what is no refusal of Slack is a bug, and is thrown', async () => {
    const p = begun();
    p.slack.fail('chat.postMessage', new TypeError('bug'));
    await expect(p.perform(news)).rejects.toThrow('bug');
    await expect(p.perform({ type: 'unlock' })).rejects.toThrow('"unlock" is nothing to say in Slack');
  });
});
