import { describe, expect, it } from 'vitest';
import { actions, callbacks, ref } from '../../../functions/app/action-ids.ts';
import { Office, textOf, users } from './office.ts';

/** Eve is the Goon, Bob the Cop. */
async function night(): Promise<{ office: Office; game: string }> {
  const office = new Office();
  const { game } = await office.begin('start=night');
  return { office, game };
}

const copBlock = ref('s2.1', 'targets');

async function openAct(office: Office, user: string, game: string) {
  await office.press(user, { id: actions.openAct, value: ref(game, 'night 1') });
  return office.opened;
}

describe('the forms of a night', () => {
  it('answer, change, leave alone and take back', async () => {
    const { office, game } = await night();
    const acts = async () => (await office.game()).play!.acts;
    expect(await office.submit('UBOB', await openAct(office, 'UBOB', game), { [copBlock]: 's1' })).toMatchObject({ status: 200, body: '' });
    expect(await acts()).toEqual({ 's2.1': { ask: 's2.1', by: 's2', answer: { targets: ['s1'] } } });
    await office.submit('UBOB', await openAct(office, 'UBOB', game), { [copBlock]: 's3' });
    expect((await acts())['s2.1']!.answer).toEqual({ targets: ['s3'] });
    const version = await office.version();
    await office.submit('UBOB', await openAct(office, 'UBOB', game));
    expect(await office.version()).toBe(version);
    await office.submit('UBOB', await openAct(office, 'UBOB', game), { [copBlock]: null });
    expect(await acts()).toEqual({});
  });

  it('refuse an illegal choice under its field', async () => {
    const { office, game } = await night();
    const answer = await office.submit('UBOB', await openAct(office, 'UBOB', game), { [copBlock]: 's2' });
    expect(answer.body).toEqual({ response_action: 'errors', errors: { [copBlock]: '"Bob" cannot be chosen. Possible: Eve, Cat, Dan and Ann.' } });
    expect((await office.game()).play!.acts).toEqual({});
  });

  it('leave alone what somebody else of the team chose meanwhile', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-7 start=night');
    for (const user of users.slice(1, 7)) await office.command(user, 'join');
    await office.command('UANN', 'start');
    const { table, play, game } = await office.game();
    const userOf = (seat: string) => table.seated[seat]!.split('/')[1]!;
    const [one, two] = Object.keys(play!.seats).filter(seat => play!.seats[seat]!.role === 'Mafia Goon').map(userOf);
    const victim = play!.order.map(userOf).find(user => user !== one && user !== two)!;
    const form = await openAct(office, two!, game);
    await office.command(one!, `mafia vigilante <@${victim}>`);
    await office.submit(two!, form);
    expect((await office.game()).play!.acts['t.1']!.by).toBe(Object.keys(table.seated).find(seat => userOf(seat) === one));
  });

  it('of an earlier phase turn into the reason why they are none', async () => {
    const { office, game } = await night();
    const form = await openAct(office, 'UBOB', game);
    await office.command('UANN', 'end');
    const answer = await office.submit('UBOB', form, { [copBlock]: 's1' });
    expect(answer.body).toMatchObject({ response_action: 'update' });
    expect(answer.text).toBe('That belonged to night 1; now it is day 1.');
  });

  it.each<[string, string, (office: Office) => Promise<unknown>]>([
    ['paused', 'The game is paused; the host can resume it.', office => office.command('UANN', 'pause')],
    ['sent by somebody else', 'You are not a player of this game.', async () => {}],
  ])('%s, they change nothing', async (how, expected, before) => {
    const { office, game } = await night();
    const form = await openAct(office, 'UBOB', game);
    await before(office);
    const version = await office.version();
    expect((await office.submit(how.startsWith('sent') ? 'UFAY' : 'UBOB', form, { [copBlock]: 's1' })).text).toBe(expected);
    expect(await office.version()).toBe(version);
  });

  it('of another player are no use to somebody at the table', async () => {
    const { office, game } = await night();
    const form = await openAct(office, 'UBOB', game);
    expect((await office.submit('UCAT', form, { [copBlock]: 's1' })).text).toBe('You have nothing to do in night 1.');
    expect((await office.game()).play!.acts).toEqual({});
  });

  it('that hold nothing to choose are taken and forgotten', async () => {
    const { office, game } = await night();
    const version = await office.version();
    expect(await office.submit('UCAT', await openAct(office, 'UCAT', game), { idle: 's1' })).toMatchObject({ status: 200, body: '' });
    expect(await office.version()).toBe(version);
  });
});

describe('the vote as a form', () => {
  const block = 'choice';
  it('votes, changes and takes back', async () => {
    const office = new Office();
    const { game } = await office.begin();
    const ballots = async () => (await office.game()).play!.polls['lynch']!.ballots;
    const open = async () => {
      await office.press('UBOB', { id: actions.voteForm, value: ref(game, 'day 1', 'lynch') });
      return office.opened;
    };
    await office.submit('UBOB', await open(), { [block]: 'nobody' });
    expect(await ballots()).toEqual([{ seat: 's2', choice: 'nobody' }]);
    await office.submit('UBOB', await open(), { [block]: 's1' });
    expect(await ballots()).toEqual([{ seat: 's2', choice: 's1' }]);
    expect((await office.submit('UBOB', await open(), { [block]: 's9' })).body).toMatchObject({ errors: { choice: '"s9" cannot be chosen. Possible: Eve, Bob, Cat, Dan, Ann and nobody.' } });
    const last = await open();
    await office.submit('UBOB', last, { [block]: null });
    expect(await ballots()).toEqual([]);
    await office.command('UANN', 'end');
    expect((await office.submit('UBOB', last, { [block]: 's3' })).text).toBe('That belonged to day 1; now it is night 1.');
  });
});

describe('the host’s console', () => {
  const open = async () => {
    const office = new Office();
    const { table } = await office.begin();
    await office.command('UANN', 'host');
    return { office, form: office.opened, due: table.due! };
  };

  it('gives more time', async () => {
    const { office, form, due } = await open();
    expect((await office.submit('UANN', form, { length: '3h' })).body).toBe('');
    expect((await office.game()).table.due).toBe(due + 180 * 60_000);
  });

  it('says what a length is', async () => {
    const { office, form, due } = await open();
    for (const length of ['soon', null]) {
      expect((await office.submit('UANN', form, { length })).body).toEqual({ response_action: 'errors', errors: { length: 'That could not be read: an extension is a length such as "2h".' } });
    }
    expect((await office.game()).table.due).toBe(due);
  });

  it('pauses, ends the phase that it was opened in, and belongs to the host', async () => {
    const { office, form } = await open();
    expect((await office.submit('UBOB', form, { what: 'pause' })).text).toBe('Only the host, Ann, can do that.');
    await office.submit('UANN', form, { what: 'pause' });
    expect((await office.game()).table.paused).not.toBeNull();
    await office.command('UANN', 'resume');
    await office.submit('UANN', form, { what: 'end-phase' });
    expect((await office.submit('UANN', form, { what: 'end-phase' })).text).toBe('That belonged to day 1; now it is night 1.');
  });
});

describe('a new game by form', () => {
  const open = async (channel = 'C1') => {
    const office = new Office();
    await office.command('UANN', 'new', { channel });
    return { office, form: office.opened };
  };

  it('opens with the channel, the own time zone, and whoever opens it as the host', async () => {
    const { form } = await open();
    expect(JSON.stringify(form)).toContain('"initial_conversation":"C1"');
    expect(JSON.stringify(form)).toContain('"initial_option":{"text":{"type":"plain_text","text":"Europe/Vienna","emoji":false},"value":"Europe/Vienna"}');
    expect(JSON.stringify(form)).toContain('"initial_user":"UANN"');
    expect(JSON.stringify((await open('D1')).form)).not.toContain('initial_conversation');
  });

  it('makes the game that it says', async () => {
    const { office, form } = await open();
    expect((await office.submit('UANN', form, { setup: 'plain-7', day: '16:00', night: '9:30', zone: 'Asia/Tokyo', days: 'every', theme: 'classic' })).body).toBe('');
    expect((await office.game()).table).toMatchObject({
      stage: 'lobby', host: 'T1/UANN', place: 'T1/C1', size: 7, setup: { ready: 'plain-7' }, theme: 'classic', guests: [{ person: 'T1/UANN', name: 'Ann' }],
      schedule: { day: '16:00', night: '9:30', zone: 'Asia/Tokyo', workdays: [1, 2, 3, 4, 5, 6, 7] },
    });
  });

  it('in another channel, with another host, with or without whoever opens it', async () => {
    const { office, form } = await open();
    await office.submit('UANN', form, { setup: 'plain-5', channel: 'C7', host: 'UBOB' });
    expect((await office.game('C7')).table).toMatchObject({ host: 'T1/UBOB', guests: [{ person: 'T1/UANN', name: 'Ann' }] });
    await office.submit('UANN', form, { setup: 'plain-5', channel: 'C8', playing: [] });
    expect((await office.game('C8')).table).toMatchObject({ host: 'T1/UANN', guests: [] });
  });

  it.each<[string, Record<string, string | null>, Record<string, string>]>([
    ['a day that is no length', { day: 'soon' }, { day: 'These times cannot be used: the day ends after a length such as "24h" or "90m", or at a time such as "16:00", and "soon" is neither.' }],
    ['a night of nothing', { night: '0h' }, { night: 'These times cannot be used: the night ends after a length such as "24h" or "90m", or at a time such as "16:00", and "0h" is neither.' }],
    ['a bot for a host', { host: 'UBOT' }, { host: 'A bot, somebody who has left, or somebody of another organisation cannot be the host.' }],
    ['no setup', { setup: null }, { setup: 'Please choose what is played, or type a list of roles.' }],
  ])('says under the field what is wrong: %s', async (_, values, errors) => {
    const { office, form } = await open();
    expect((await office.submit('UANN', form, { setup: 'plain-5', ...values })).body).toEqual({ response_action: 'errors', errors });
    expect((await office.store.at('T1/C1')).game).toBeUndefined();
  });

  it('with a list of roles of one’s own, which is shown counted and dealt in a drawn order', async () => {
    const { office, form } = await open();
    expect((await office.submit('UANN', form, { setup: null, roles: 'mafia goon\n2x town cop\n\n2x Town' })).body).toBe('');
    const { table } = await office.game();
    expect(table).toMatchObject({ size: 5, setup: { list: ['Mafia Goon', 'Town Cop', 'Town Cop', 'Town', 'Town'] } });
    expect((await office.command('UBOB', 'status')).text).toContain('Its roles: Mafia Goon, 2x Town Cop and 2x Town.');
    for (const user of users.slice(1, 5)) await office.command(user, 'join');
    await office.command('UANN', 'start');
    const { play } = await office.game();
    expect(play!.order.map(seat => play!.seats[seat]!.role).sort()).toEqual(['Mafia Goon', 'Town', 'Town', 'Town Cop', 'Town Cop']);
    expect(play!.order.map(seat => play!.seats[seat]!.role)).not.toEqual(['Mafia Goon', 'Town Cop', 'Town Cop', 'Town', 'Town']);
  });

  it.each<[string, Record<string, string | null>, Record<string, string>]>([
    ['a role that there is not', { setup: null, roles: 'Mafia Goon\n2x Town Copp\n2x Town' }, { roles: 'This setup cannot be played: line 2, character 9, at "Copp": unknown word "Copp"; the nearest "Cop".' }],
    ['too few', { setup: null, roles: 'Mafia Goon' }, { roles: 'This setup cannot be played: 1 players are too few for a lawful game of five or more (option check: off allows it).' }],
    ['both', { roles: 'Mafia Goon' }, { roles: 'Please choose one: a ready-made game above, or a list of roles.' }],
  ])('a list with %s: one sentence under it', async (_, values, errors) => {
    const { office, form } = await open();
    const { errors: said } = (await office.submit('UANN', form, { setup: 'plain-5', ...values })).body as { errors: Record<string, string> };
    expect(Object.keys(said)).toEqual(Object.keys(errors));
    expect(said['roles']!.slice(0, 60)).toBe(errors['roles']!.slice(0, 60));
    expect((await office.store.at('T1/C1')).game).toBeUndefined();
  });

  it('not where a game is going on', async () => {
    const { office, form } = await open();
    await office.command('UBOB', 'new plain-5');
    expect((await office.submit('UANN', form, { setup: 'plain-5' })).body).toEqual({ response_action: 'errors', errors: { channel: 'There is a game in this channel already.' } });
  });
});

it('a form that nobody knows any more says so', async () => {
  const office = new Office();
  await office.command('UANN', 'new');
  const answer = await office.submit('UANN', { ...office.opened, callback_id: 'old' });
  expect(answer.text).toBe('This button or form is no longer in use, and nothing was changed. `/curfew` shows what there is.');
  expect(textOf(await office.submit('UANN', { ...office.opened, callback_id: callbacks.act, private_metadata: '%' }).then(({ body }) => body))).toContain('no longer in use');
});
