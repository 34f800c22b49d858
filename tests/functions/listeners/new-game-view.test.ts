import { describe, expect, it } from 'vitest';
import { callbacks } from '../../../functions/app/action-ids.ts';
import { Office, textOf, users } from './office.ts';

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
