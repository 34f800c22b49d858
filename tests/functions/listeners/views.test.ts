import { describe, expect, it } from 'vitest';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office, users } from './office.ts';

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
