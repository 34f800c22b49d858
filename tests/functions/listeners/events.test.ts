import { describe, expect, it } from 'vitest';
import { Office, team } from './office.ts';

const installation = { team, sealedToken: 'sealed', botUser: 'UBOT', botId: 'BBOT', scopes: [], at: 1 };

describe('events', () => {
  it('a home that is opened is drawn, its messages tab is not', async () => {
    const office = new Office();
    await office.event({ type: 'app_home_opened', user: 'UANN', channel: 'D1', tab: 'home' });
    await office.event({ type: 'app_home_opened', user: 'UBOB', channel: 'D1', tab: 'messages' });
    expect(office.homes).toEqual(['T1/UANN']);
  });

  it.each(['app_uninstalled', 'tokens_revoked'])('%s takes the installation away', async type => {
    const office = new Office();
    await office.store.putInstallation(installation);
    office.installed = false;
    expect((await office.event({ type, tokens: { bot: ['UBOT'] } })).status).toBe(200);
    expect(await office.store.installation(team)).toBeUndefined();
    expect(office.lines).toEqual([{ event: 'uninstalled', team: 'T1' }]);
  });

  it('the removed app notes that the games of the workspace are to go, a revoked token does not', async () => {
    const office = new Office();
    await office.event({ type: 'tokens_revoked', tokens: { bot: ['UBOT'] } });
    expect(await office.store.goneBefore(Number.MAX_SAFE_INTEGER)).toEqual([]);
    await office.event({ type: 'app_uninstalled' });
    expect(await office.store.goneBefore(Number.MAX_SAFE_INTEGER)).toEqual([{ team: 'T1', at: Math.floor(office.now / 1000) * 1000 + 999 }]);
  });

  it.each(['app_uninstalled', 'tokens_revoked'])('word of %s that comes late leaves alone what was installed since', async type => {
    const office = new Office();
    const anew = { ...installation, at: office.now + 1_000 };
    await office.store.putInstallation(anew);
    await office.event({ type, tokens: { bot: ['UBOT'] } });
    expect(await office.store.installation(team)).toEqual(anew);
  });

  it('a person’s token that is revoked is not the bot’s', async () => {
    const office = new Office();
    await office.store.putInstallation(installation);
    await office.event({ type: 'tokens_revoked', tokens: { oauth: ['UANN'] } });
    expect(await office.store.installation(team)).toEqual(installation);
  });

  it('comes again when the installation could not be taken away', async () => {
    const office = new Office();
    office.store.removeInstallation = async () => { throw new Error('the table is away'); };
    expect((await office.event({ type: 'app_uninstalled' })).status).toBe(500);
    expect(office.lines).toContainEqual(expect.objectContaining({ event: 'listener-failed' }));
    expect(JSON.stringify(office.lines)).not.toContain('the table is away');
  });

  it.each([
    ['channel_archive', 'C1', 'A channel of your Curfew game was archived: <#C1>. The game goes on, but nobody can be told anything there. Please restore it.'],
    ['channel_left', 'C1', 'Curfew was removed from a channel of your game: <#C1>. The game goes on, but nothing can be posted there. Please invite Curfew again.'],
    ['group_archive', 'CROOM', 'A channel of your Curfew game was archived: one of its private channels. The game goes on, but nobody can be told anything there. Please restore it.'],
  ])('%s of %s: the host is told', async (type, channel, text) => {
    const office = new Office();
    const { game } = await office.begin();
    await office.room(game, 'CROOM');
    await office.event({ type, channel });
    expect(office.calls.filter(({ method }) => method === 'chat.postMessage')).toMatchObject([{ args: { channel: 'UANN', text } }]);
  });

  it('nobody is told of other channels, nor of a room that was given up, nor of a game that is over', async () => {
    const office = new Office();
    const { game } = await office.begin();
    await office.room(game, 'COLD');
    await office.room(game, 'CROOM');
    await office.event({ type: 'channel_archive', channel: 'C9' });
    await office.event({ type: 'group_archive', channel: 'CROOM', user: 'UBOT' });
    await office.event({ type: 'group_archive', channel: 'COLD' }); // given up for another, by ourselves
    for (const user of ['UBOB', 'UCAT', 'UDAN']) await office.command(user, 'vote <@UEVE>');
    await office.event({ type: 'group_archive', channel: 'CROOM' });
    expect(office.calls.some(({ method }) => method === 'chat.postMessage')).toBe(false);
  });

  it('a host who cannot be told is noted', async () => {
    const office = new Office();
    await office.begin();
    office.failing.set('chat.postMessage', 'cannot_dm_bot');
    expect((await office.event({ type: 'channel_archive', channel: 'C1' })).status).toBe(200);
    expect(office.lines).toEqual([{ event: 'host-not-told', code: 'cannot_dm_bot' }]);
  });

  it('a stranger in a room is noted, its members and the bot are not', async () => {
    const office = new Office();
    const { game } = await office.begin('start=night'); // Eve is the Goon
    await office.store.putRoom('T1/CROOM', game, 'mafia');
    for (const user of ['UEVE', 'UBOT']) await office.event({ type: 'member_joined_channel', user, channel: 'CROOM', channel_type: 'G', team });
    await office.event({ type: 'member_joined_channel', user: 'UBOB', channel: 'C1', channel_type: 'C', team });
    expect(office.lines).toEqual([]);
    await office.event({ type: 'member_joined_channel', user: 'UBOB', channel: 'CROOM', channel_type: 'G', team });
    await office.event({ type: 'member_joined_channel', user: 'UFAY', channel: 'CROOM', channel_type: 'G', team });
    expect(office.lines).toEqual([{ event: 'stranger-in-room', game }, { event: 'stranger-in-room', game }]);
  });
});
