import { describe, expect, it } from 'vitest';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office, textOf, users } from './office.ts';
import { running } from './running-game.ts';

describe('the lobby card', () => {
  it('joins, leaves, watches, starts and cancels without a word, because the card shows it', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    const value = ref((await office.game()).game);
    for (const user of users.slice(1, 5)) expect(await office.press(user, { id: actions.join, value })).toMatchObject({ status: 200, body: '' });
    await office.press('UBOB', { id: actions.leave, value });
    await office.press('UFAY', { id: actions.join, value });
    await office.press('UGUS', { id: actions.watch, value });
    expect((await office.game()).table.guests.map(({ name }) => name)).toEqual(['Ann', 'Cat', 'Dan', 'Eve', 'Fay']);
    expect((await office.game()).table.watchers).toEqual([{ person: 'T1/UGUS', name: 'Gus' }]);
    await office.press('UANN', { id: actions.start, value });
    expect((await office.game()).table.stage).toBe('playing');
    expect(office.responses).toEqual([]);
  });

  it.each([
    ['UANN', actions.join, 'You have joined already.'],
    ['UBOB', actions.leave, 'You are not a player of this game.'],
    ['UBOB', actions.start, 'Only the host, Ann, can do that.'],
    ['UANN', actions.start, 'The game needs 5 players, and 1 has joined.'],
    ['UBOB', actions.cancel, 'Only the host, Ann, can do that.'],
  ])('%s: %s is refused in one sentence, to that person alone', async (user, id, expected) => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    const before = await office.version();
    await office.press(user, { id, value: ref((await office.game()).game) });
    expect(office.responded).toBe(expected);
    expect(office.responses).toMatchObject([{ response_type: 'ephemeral', replace_original: false }]);
    expect(await office.version()).toBe(before);
  });

  it('of a game that was cancelled, or never was', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    const value = ref((await office.game()).game);
    await office.press('UANN', { id: actions.cancel, value });
    await office.press('UBOB', { id: actions.join, value });
    expect(office.responded).toBe('This game was cancelled.');
    await office.press('UBOB', { id: actions.join, value: ref('no-such-game') });
    expect(office.responded).toBe('There is no game here. `new` starts one.');
    await office.press('UBOB', { id: actions.join });
    expect(office.responded).toBe('There is no game here. `new` starts one.');
  });

  it('falls back on the handle where Slack does not tell the name', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    office.failing.set('users.info', 'user_not_visible');
    await office.press('UBOB', { id: actions.join, value: ref((await office.game()).game) });
    expect((await office.game()).table.guests.map(({ name }) => name)).toEqual(['Ann', 'UBOB-handle']);
  });
});

describe('the night', () => {
  it('opens a form for everybody alive, alike for those who have nothing to do', async () => {
    const { office, game } = await running('start=night');
    const value = ref(game, 'night 1');
    await office.press('UBOB', { id: actions.openAct, value, channel: 'D1' });
    const cop = office.opened;
    await office.press('UCAT', { id: actions.openAct, value, channel: 'D2' });
    const idle = office.opened;
    expect(cop.blocks.map(({ type }) => type)).toEqual(['section', 'section', 'input']);
    expect(idle.blocks.map(({ type }) => type)).toEqual(['section', 'input']);
    expect({ ...idle, blocks: [] }).toEqual({ ...cop, blocks: [] });
    expect(cop.private_metadata).toBe(`${game}/night%201`);
    expect(JSON.stringify(cop)).toMatch(/"value":"s1".*"value":"s3".*"value":"s4".*"value":"s5"/);
    expect(JSON.stringify(cop)).not.toContain('"value":"s2"'); // nobody chooses themselves
    expect(textOf(idle)).toBe('There is nothing that you have to choose now. Press Done whenever you like.');
  });

  it('shows what stands, and who of the team chose it', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-7 start=night');
    for (const user of users.slice(1, 7)) await office.command(user, 'join');
    await office.command('UANN', 'start');
    const { table, play, game } = await office.game();
    const [one, two] = Object.keys(play!.seats).filter(seat => play!.seats[seat]!.role === 'Mafia Goon');
    const userOf = (seat: string) => table.seated[seat]!.split('/')[1]!;
    const victim = play!.order.find(seat => seat !== one && seat !== two)!;
    await office.command(userOf(one!), `mafia vigilante <@${userOf(victim)}>`);
    await office.press(userOf(two!), { id: actions.openAct, value: ref(game, 'night 1') });
    expect(textOf(office.opened)).toContain(`*Mafia Vigilante*\nShared by your team: what was chosen last counts.\nChosen by ${play!.names[one!]}.`);
    expect(JSON.stringify(office.opened)).toContain(`"initial_option":{"text":{"type":"plain_text","text":"${play!.names[victim]}","emoji":false},"value":"${victim}"}`);
  });

  it.each<[string, string, string, (office: Office) => Promise<unknown>]>([
    ['somebody who is no player', 'UFAY', 'You are not a player of this game.', async () => {}],
    ['a card of an earlier phase', 'UBOB', 'That belonged to night 1; now it is day 1.', office => office.command('UANN', 'end')],
    ['a paused game', 'UBOB', 'The game is paused; the host can resume it.', office => office.command('UANN', 'pause')],
    ['a game that is over', 'UBOB', 'This game is over.', async office => {
      await office.command('UANN', 'end');
      for (const user of ['UBOB', 'UCAT', 'UDAN']) await office.command(user, 'vote <@UEVE>');
    }],
  ])('refuses %s', async (_, user, expected, before) => {
    const { office, game } = await running('start=night');
    await before(office);
    const calls = office.calls.length;
    await office.press(user, { id: actions.openAct, value: ref(game, 'night 1') });
    expect(office.responded).toBe(expected);
    expect(office.calls.length).toBe(calls);
  });

  it('refuses the dead', async () => {
    const { office, game } = await running('start=night');
    await office.command('UEVE', 'mafia vigilante <@UCAT>');
    await office.command('UANN', 'end');
    await office.press('UCAT', { id: actions.openAct, value: ref(game, 'day 1') });
    expect(office.responded).toBe('You are out of the game: you can read along, but no longer act.');
  });

  it('says so when the click came too late for a form', async () => {
    const { office, game } = await running('start=night');
    office.failing.set('views.open', 'expired_trigger_id');
    expect((await office.press('UBOB', { id: actions.openAct, value: ref(game, 'night 1') })).status).toBe(200);
    expect(office.responded).toBe('That took too long, and nothing was changed. Please try again.');
  });

  it('fails loudly over a form that Slack does not take, without a word of it in the log', async () => {
    const { office, game } = await running('start=night');
    office.failing.set('views.open', 'invalid_arguments');
    expect((await office.press('UBOB', { id: actions.openAct, value: ref(game, 'night 1') })).status).toBe(500);
    expect(office.lines).toContainEqual({ event: 'listener-failed', fault: 'WebAPIPlatformError', code: 'slack_webapi_platform_error' });
    expect(JSON.stringify(office.lines)).not.toMatch(/Cop|night|xoxb/);
  });
});

describe('the vote card', () => {
  it('votes, changes the vote and takes it back', async () => {
    const { office, game } = await running();
    const block = ref(game, 'day 1', 'lynch');
    const ballots = async () => (await office.game()).play!.polls['lynch']!.ballots;
    await office.press('UBOB', { id: actions.vote, block, choice: 's1' });
    expect(await ballots()).toEqual([{ seat: 's2', choice: 's1' }]);
    await office.press('UBOB', { id: actions.vote, block, choice: 'nobody' });
    expect(await ballots()).toEqual([{ seat: 's2', choice: 'nobody' }]);
    await office.press('UBOB', { id: actions.unvote, value: block });
    expect(await ballots()).toEqual([]);
    expect(office.responses).toEqual([]);
  });

  it.each([
    ['UFAY', 's1', 'day 1', 'lynch', 'You are not a player of this game.'],
    ['UBOB', 's9', 'day 1', 'lynch', '"s9" cannot be chosen. Possible: Eve, Bob, Cat, Dan, Ann and nobody.'],
    ['UBOB', 's1', 'night 1', 'lynch', 'That belonged to night 1; now it is day 1.'],
    ['UBOB', 's1', 'day 1', 'mayor', 'There is no vote on "mayor" now. Open: lynch.'],
  ])('%s for %s in %s on %s', async (user, choice, phase, poll, expected) => {
    const { office, game } = await running();
    const before = await office.version();
    await office.press(user, { id: actions.vote, block: ref(game, phase, poll), choice });
    expect(office.responded).toBe(expected);
    expect(await office.version()).toBe(before);
  });

  it('opens as a form with the own vote in it', async () => {
    const { office, game } = await running();
    await office.command('UBOB', 'vote <@UCAT>');
    await office.press('UBOB', { id: actions.voteForm, value: ref(game, 'day 1', 'lynch') });
    expect(office.opened).toMatchObject({ callback_id: 'vote', private_metadata: `${game}/day%201/lynch`, title: { text: 'Day 1: vote' } });
    expect(JSON.stringify(office.opened)).toContain('"initial_option":{"text":{"type":"plain_text","text":"Cat","emoji":false},"value":"s3"}');
    await office.press('UBOB', { id: actions.voteForm, value: ref(game, 'day 1', 'mayor') });
    expect(office.responded).toBe('There is no vote on "mayor" now.');
  });
});
