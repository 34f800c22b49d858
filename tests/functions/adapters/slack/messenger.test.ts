import { describe, expect, test } from 'vitest';
import { idIn } from '../../../../functions/adapters/slack/ids.ts';
import type { Effect } from '../../../../functions/app/effects.ts';
import { refusal, tooOften } from './fake-slack.ts';
import { begun, done, news, now, said } from './performing.ts';

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
