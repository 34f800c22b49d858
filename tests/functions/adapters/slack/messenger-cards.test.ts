import { describe, expect, test } from 'vitest';
import { makePublishHome } from '../../../../functions/adapters/slack/homes.ts';
import type { Effect } from '../../../../functions/app/effects.ts';
import { rules } from '../../../../functions/app/rules.ts';
import { refusal } from './fake-slack.ts';
import { begun, done, now, said } from './performing.ts';

test('the lobby says which rules are otherwise than usual', async () => {
  const p = begun({ start: 'night', flip: 'full' });
  await p.perform({ type: 'card', card: 'lobby' });
  expect(said(p.slack.of('chat.postMessage')[0])).toContain('Otherwise than usual: The game starts with: a night.');
});

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
