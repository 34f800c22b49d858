import { describe, expect, it } from 'vitest';
import { actions } from '../../../functions/app/action-ids.ts';
import { Office } from './office.ts';

const timeless = (text: string): string => text.replace(/<!date[^>]+>/g, 'WHEN');

/** Eve is the Goon, Bob the Cop; Ann is the host and plays. */
async function night(): Promise<Office> {
  const office = new Office();
  await office.begin('start=night');
  return office;
}

describe('acts, typed', () => {
  it('says what was understood and what stands', async () => {
    const office = await night();
    expect(timeless((await office.command('UBOB', 'cop <@UEVE|eve>')).text)).toBe('Noted: Cop, Eve.\nIt stands unless you change it or take it back with `/curfew cancel cop`. It ends WHEN.');
    expect((await office.game()).play!.acts['s2.1']).toEqual({ ask: 's2.1', by: 's2', answer: { targets: ['s1'] } });
    expect((await office.command('UBOB', 'use @dan')).text).toContain('Noted: Cop, Dan.');
    expect((await office.command('UBOB', 'status')).text).toContain('Cop: Dan.');
    expect((await office.command('UBOB', 'cancel cop')).text).toBe('Taken back: Cop.');
    expect((await office.game()).play!.acts).toEqual({});
    expect((await office.command('UEVE', 'Mafia Vigilante Cat')).text).toContain('Noted: Mafia Vigilante, Cat.');
  });

  it.each([
    ['UBOB', 'cop <@UBOB>', '"Bob" cannot be chosen. Possible: Eve, Cat, Dan and Ann.'],
    ['UBOB', 'cop', 'Too few are named: 1 is needed. Possible: Eve, Cat, Dan and Ann.'],
    ['UBOB', 'cop <@UEVE> and <@UCAT>', 'Too many are named: 1 at most. Possible: Eve, Cat, Dan and Ann.'],
    ['UBOB', 'doctor <@UEVE>', 'You have no ability "doctor". Possible now: cop.'],
    ['UBOB', 'copp <@UEVE>', 'There is no command "copp". Did you mean "cop"? Possible: new, join, leave, watch, status, role, players, votes, log, help, explain, vote, unvote, use, cancel and say.'],
    ['UBOB', 'cop <@UFAY>', '<@UFAY> is not a player of this game. Players: Eve, Bob, Cat, Dan and Ann.'],
    ['UBOB', 'cop Evee', 'Nobody here is called "Evee". Did you mean Eve?'],
    ['UBOB', 'cop <@UEVE|x> <!channel>', 'Nobody here is called "Eve &lt;!channel&gt;". Players: Eve, Bob, Cat, Dan and Ann.'],
    ['UBOB', 'cancel cop', 'There is nothing of yours to take back.'],
    ['UBOB', 'vote <@UEVE>', 'No vote is open in night 1.'],
    ['UDAN', 'cop <@UEVE>', 'You have nothing to do in night 1.'],
    ['UDAN', 'use <@UEVE>', 'You have nothing to do in night 1.'],
    ['UFAY', 'cop <@UEVE>', 'You are not a player of this game.'],
    ['UBOB', 'say hello', 'You share no private channel that is open now. What all are to hear is simply written in the channel of the game.'],
    ['UBOB', 'say "hello" in mafia', 'That channel is closed to you now.'],
    ['UBOB', `cop ${'x'.repeat(3_000)}`, 'That could not be read: it has more than 3000 characters.'],
  ])('%s: "%s" is refused, and nothing changes', async (user, text, expected) => {
    const office = await night();
    const before = await office.version();
    expect((await office.command(user, text)).text).toBe(expected);
    expect(await office.version()).toBe(before);
  });

  it('votes, takes a vote back, and says when the day is over with it', async () => {
    const office = new Office();
    await office.begin();
    expect(timeless((await office.command('UBOB', 'vote <@UEVE>')).text)).toBe('Your vote: Eve.\nEve: 1 vote (Bob), 2 more to decide.\nNot voted: Eve, Cat, Dan and Ann.\nIt ends WHEN.');
    expect((await office.command('UBOB', 'unvote')).text).toContain('Your vote is taken back.\nNo votes yet.');
    expect((await office.command('UBOB', 'unvote')).text).toBe('There is nothing of yours to take back.');
    expect((await office.command('UBOB', 'cop <@UEVE>')).text).toBe('"cop" cannot be used in day 1. Possible now: vote and unvote.');
    await office.command('UBOB', 'vote <@UCAT>');
    await office.command('UEVE', 'vote <@UCAT>');
    expect(timeless((await office.command('UDAN', 'vote @cat')).text)).toBe('Your vote: Cat.\nWith that, it is Night 1. It ends WHEN.');
    expect((await office.command('UCAT', 'vote <@UEVE>')).text).toBe('You are out of the game: you can read along, but no longer act.');
    expect((await office.command('UCAT', 'cop <@UEVE>')).text).toBe('You are out of the game: you can read along, but no longer act.');
  });

  it('speaks to the team in its room, without an address', async () => {
    const office = await night();
    await office.store.putRoom('T1/CROOM', (await office.game()).game, 'mafia');
    expect((await office.command('UEVE', 'say "ask <@UBOB> &amp; me"', { channel: 'CROOM' })).text).toBe('Said in "mafia": ask @Bob &amp; me');
    expect((await office.command('UEVE', 'status', { channel: 'CROOM' })).text).toContain('*Night 1.*');
  });

  it('knows nothing any more of a game that is over', async () => {
    const office = new Office();
    await office.begin();
    for (const user of ['UBOB', 'UCAT', 'UDAN']) await office.command(user, 'vote <@UEVE>');
    expect((await office.command('UBOB', 'vote <@UCAT>')).text).toBe('There is no game here. `new` starts one.');
    expect((await office.command('UBOB', 'status', { channel: 'D1' })).text).toBe('There is no game here. `new` starts one.');
  });
});

describe('which game is meant', () => {
  it('outside of a game’s channels, the only one', async () => {
    const office = await night();
    expect((await office.command('UBOB', 'cop <@UEVE>', { channel: 'D1' })).text).toContain('Noted: Cop, Eve.');
    expect((await office.command('UBOB', 'role', { channel: 'C9' })).text).toContain('You are Town Cop.');
    expect((await office.command('UBOB', 'vote <@UEVE>', { channel: 'D1' })).text).toBe('No vote is open in night 1.');
  });

  it('of several, the only one where it is possible', async () => {
    const office = await night();
    await office.begin('', 'C2');
    expect((await office.command('UBOB', 'cop <@UEVE>', { channel: 'D1' })).text).toContain('Noted: Cop, Eve.');
    expect((await office.game('C1')).play!.acts['s2.1']).toBeDefined();
    expect((await office.game('C2')).play!.acts).toEqual({});
  });

  it('of several where it is possible, the one that is picked', async () => {
    const office = await night();
    await office.begin('start=night', 'C2');
    const asked = await office.command('UBOB', 'cop <@UEVE>', { channel: 'D1' });
    const [question, ...games] = timeless(asked.text).split('\n');
    expect(question).toBe('You have a part in several games. Which one do you mean?');
    expect(games.map(line => line.slice(3)).sort()).toEqual(['<#C1>: Night 1. It ends WHEN.', '<#C2>: Night 1. It ends WHEN.']);
    const buttons = buttonsOf(asked.body);
    expect(buttons).toHaveLength(2);
    const { game } = await office.game('C2');
    const second = buttons.find(({ value }) => value.startsWith(game))!;
    await office.press('UBOB', { id: second.action_id, value: second.value, channel: 'D1' });
    expect(office.responded).toContain('Noted: Cop, Eve.');
    expect((await office.game('C2')).play!.acts['s2.1']).toBeDefined();
    expect((await office.game('C1')).play!.acts).toEqual({});
  });

  it('too long to travel in a button, it has to be typed where it belongs', async () => {
    const office = await night();
    await office.begin('start=night', 'C2');
    const asked = await office.command('UEVE', `say "${'ä'.repeat(600)}" in mafia`, { channel: 'D1' });
    expect(asked.text).toContain('Type it in the channel of the game.');
    expect(buttonsOf(asked.body)).toEqual([]);
  });

  it('a question about one of several', async () => {
    const office = await night();
    await office.begin('', 'C2');
    const asked = await office.command('UBOB', 'status', { channel: 'D1' });
    const [first] = buttonsOf(asked.body);
    expect(first!.action_id).toBe(`${actions.pickGame}:0`);
    await office.press('UBOB', { id: first!.action_id, value: first!.value, channel: 'D1' });
    expect(office.responded).toMatch(/^\*(Night|Day) 1\.\*/);
  });
});

interface Button {
  readonly action_id: string;
  readonly value: string;
}

const buttonsOf = (body: unknown): Button[] => [...JSON.stringify(body).matchAll(/"action_id":"([^"]+)","value":"([^"]+)"/g)].map(([, action_id, value]) => ({ action_id: action_id!, value: value! }));
