import { describe, expect, test } from 'vitest';
import { broken, httpError, refusal, tooOften } from './fake-slack.ts';
import { begun, done, news, now, said } from './performing.ts';

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
