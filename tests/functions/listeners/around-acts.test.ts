import { describe, expect, it } from 'vitest';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { fakeRules } from '../../engine/fake/rules.ts';
import { Office, users } from './office.ts';

/** A game by rules that have every kind of form; whose is which role is drawn. */
async function play(...roles: readonly string[]) {
  const office = new Office(fakeRules);
  await office.command('UANN', `new roles ${roles.join(', ')}`);
  for (const user of users.slice(1, roles.length)) await office.command(user, 'join');
  await office.command('UANN', 'start');
  const state = await office.game();
  const seatOf = (role: string): string => state.play!.order.find(seat => state.play!.seats[seat]!.role === role)!;
  const userOf = (role: string): string => state.table.seated[seatOf(role)]!.split('/')[1]!;
  const nameOf = (role: string): string => state.play!.names[seatOf(role)]!;
  return { office, game: state.game, seatOf, userOf, nameOf, acts: async () => (await office.game()).play!.acts };
}

async function open(office: Office, user: string, value: string, id: string = actions.openAct) {
  await office.press(user, { id, value, channel: 'D1' });
  return office.opened;
}

describe('by day, what is carried out at once', () => {
  it('by form: the form says at once what came of it', async () => {
    const { office, game, seatOf, userOf } = await play('gunman', 'town', 'villager');
    const form = await open(office, userOf('gunman'), ref(game, 'day 1'));
    const answer = await office.submit(userOf('gunman'), form, { [ref(`${seatOf('gunman')}.1`, 'targets')]: seatOf('town') });
    expect(answer.body).toMatchObject({ response_action: 'update' });
    expect(answer.text).toBe('What came of it:\nA quiet night: nobody was eliminated.\nNight 7 begins.');
    expect((await office.game()).play!.seats[seatOf('town')]!.alive).toBe(false);
  });

  it('typed: the answer says what came of it, and no longer that it could be taken back', async () => {
    const { office, userOf, nameOf } = await play('gunman', 'town', 'villager');
    expect((await office.command(userOf('gunman'), `gunman ${nameOf('town')}`, { channel: 'D1' })).text)
      .toBe(`Done: Gunman, ${nameOf('town')}.\nA quiet night: nobody was eliminated.\nNight 7 begins.`);
    expect((await office.command(userOf('gunman'), 'cancel gunman')).text).not.toContain('Taken back');
  });

  it('by a button, where there is nothing to choose', async () => {
    const { office, game, seatOf, userOf } = await play('governor', 'town', 'villager');
    await office.press(userOf('governor'), { id: `${actions.useNow}:0`, value: ref(game, 'day 1', `${seatOf('governor')}.1`), channel: 'D1' });
    expect(Object.keys((await office.game()).play!.polls)).toEqual(['lynch', 'permission']);
    await office.press(userOf('governor'), { id: `${actions.useNow}:0`, value: ref(game, 'day 1', `${seatOf('governor')}.1`), channel: 'D1' });
    expect(office.responded).toBe('You have nothing to do in day 1.');
  });
});

describe('what is done before everybody', () => {
  it('is typed in the channel of the game, and nowhere else', async () => {
    const { office, userOf, nameOf, acts } = await play('crier', 'town', 'villager');
    await office.command('UANN', 'end');
    const no = 'Everybody has to see it: use "crier" in the channel of the game, by command or by its button there.';
    expect((await office.command(userOf('crier'), `crier ${nameOf('town')}`, { channel: 'D1' })).text).toBe(no);
    expect(await acts()).toEqual({});
    expect((await office.command(userOf('crier'), `crier ${nameOf('town')}`)).text).toContain(`Noted: Crier, ${nameOf('town')}.`);
    expect((await office.game()).play!.news.at(-1)).toMatchObject({ to: 'table', key: 'public.used.on' });
    expect((await office.command(userOf('crier'), 'cancel crier', { channel: 'D1' })).text).toBe(no);
    expect((await office.command(userOf('crier'), 'cancel crier')).text).toBe('Taken back: Crier.');
  });

  it('has a form of its own, by the button of the channel', async () => {
    const { office, game, seatOf, userOf } = await play('crier', 'town', 'villager');
    await office.command('UANN', 'end');
    const hub = JSON.stringify((await office.command(userOf('town'), '')).body);
    expect(hub).toContain(`"action_id":"${actions.openPublic}","value":"${ref(game, 'night 1')}"`);
    expect(JSON.stringify((await office.command(userOf('town'), '', { channel: 'D1' })).body)).not.toContain(actions.openPublic);
    const block = ref(`${seatOf('crier')}.1`, 'targets');
    expect(JSON.stringify(await open(office, userOf('crier'), ref(game, 'night 1')))).not.toContain(block);
    const form = await open(office, userOf('crier'), ref(game, 'night 1'), actions.openPublic);
    expect(await office.submit(userOf('crier'), form, { [block]: seatOf('town') })).toMatchObject({ status: 200, body: '' }); // the channel says it to all
    expect((await office.game()).play!.news.at(-1)).toMatchObject({ to: 'table', key: 'public.used.on' });
    expect(JSON.stringify(await open(office, userOf('town'), ref(game, 'night 1'), actions.openPublic))).toContain('There is nothing that you have to choose now.');
  });
});

describe('forms of the night', () => {
  it.each<[string, string, Record<string, string | string[]>, string, object]>([
    ['two in their order', 'driver', { 'targets/0': 'town', 'targets/1': 'villager' }, 'driver TOWN and VILLAGER', { targets: ['town', 'villager'] }],
    ['a mode', 'arsonist', { mode: 'ignite' }, 'arsonist with ignite', { mode: ['ignite'] }],
    ['several additions', 'arsonist', { targets: 'town', addons: ['roleblocking', 'strongman'] }, 'arsonist TOWN with roleblocking and strongman', { targets: ['town'], addons: ['roleblocking', 'strongman'] }],
    ['a role', 'guesser', { targets: 'town', role: 'Town Cop' }, 'guesser TOWN as town cop', { targets: ['town'], role: ['Town Cop'] }],
    ['words', 'mailman', { targets: 'town', letter: ` ${'🙂'.repeat(400)} ` }, `mailman TOWN say "${'🙂'.repeat(400)}"`, { targets: ['town'], letter: ['🙂'.repeat(400)] }],
    ['nothing at all', 'veteran', { '': ['yes'] }, 'veteran', {}],
  ])('%s, by form and typed alike', async (_, role, values, text, expected) => {
    const { office, game, seatOf, userOf, nameOf, acts } = await play(role, 'town', 'villager');
    await office.command('UANN', 'end');
    const ask = `${seatOf(role)}.1`;
    const seatFor = (value: string): string => (value === 'town' || value === 'villager' ? seatOf(value) : value);
    const answer = Object.fromEntries(Object.entries(expected).map(([field, all]) => [field, (all as string[]).map(seatFor)]));
    const form = await open(office, userOf(role), ref(game, 'night 1'));
    const sent = Object.fromEntries(Object.entries(values).map(([field, value]) =>
      [ref(ask, ...field.split('/')), Array.isArray(value) ? value : seatFor(value)]));
    expect(await office.submit(userOf(role), form, sent)).toMatchObject({ status: 200, body: '' });
    expect((await acts())[ask]!.answer).toEqual(answer);
    await office.command(userOf(role), `cancel ${role}`);
    expect(await acts()).toEqual({});
    expect((await office.command(userOf(role), text.replace('TOWN', `@${nameOf('town')}`).replace('VILLAGER', nameOf('villager')))).text).toContain('Noted');
    expect((await acts())[ask]!.answer).toEqual(answer);
  });

  it.each<[string, string, Record<string, string>, string, string]>([
    ['one twice', 'driver', { 'targets/0': 'town', 'targets/1': 'town' }, 'targets/0', 'Each may be named only once.'],
    ['one of two', 'driver', { 'targets/1': 'town' }, 'targets/0', 'Too few are named: 2 are needed.'],
    ['401 characters', 'mailman', { targets: 'town', letter: 'é'.repeat(401) }, 'letter', 'That is too long: 400 characters at most.'],
    ['no words', 'mailman', { targets: 'town', letter: '   ' }, 'letter', 'Something has to be written.'],
  ])('%s: refused under its field, nothing is cut off', async (_, role, values, at, message) => {
    const { office, game, seatOf, userOf, acts } = await play(role, 'town', 'villager');
    await office.command('UANN', 'end');
    const ask = `${seatOf(role)}.1`;
    const form = await open(office, userOf(role), ref(game, 'night 1'));
    const answer = await office.submit(userOf(role), form, Object.fromEntries(Object.entries(values).map(([field, value]) => [ref(ask, ...field.split('/')), value === 'town' ? seatOf('town') : value])));
    expect(answer.body).toMatchObject({ response_action: 'errors', errors: { [ref(ask, ...at.split('/'))]: expect.stringContaining(message) } });
    expect(await acts()).toEqual({});
  });

  it('one of the dead', async () => {
    const { office, game, seatOf, userOf, nameOf, acts } = await play('gunman', 'medium', 'town');
    await office.command(userOf('gunman'), `gunman ${nameOf('town')}`);
    await office.command('UANN', 'end');
    const form = await open(office, userOf('medium'), ref(game, 'night 1'));
    await office.submit(userOf('medium'), form, { [ref(`${seatOf('medium')}.1`, 'targets')]: seatOf('town') });
    expect((await acts())[`${seatOf('medium')}.1`]!.answer).toEqual({ targets: [seatOf('town')] });
    expect((await office.command(userOf('medium'), `medium ${nameOf('gunman')}`)).text).toContain('cannot be chosen');
  });

  it('a letter that names somebody names them by name', async () => {
    const { office, seatOf, userOf, nameOf, acts } = await play('mailman', 'town', 'villager');
    await office.command('UANN', 'end');
    await office.command(userOf('mailman'), `mailman <@${userOf('town')}> say "ask <@${userOf('villager')}> and <@UFAY|fay>"`);
    expect((await acts())[`${seatOf('mailman')}.1`]!.answer).toEqual({ targets: [seatOf('town')], letter: [`ask @${nameOf('villager')} and @fay`] });
  });
});

it('the dead who may go on voting vote by form, by card and typed, and take nothing back', async () => {
  const { office, game, seatOf, userOf, nameOf } = await play('gunman', 'ghost', 'town');
  await office.command(userOf('gunman'), `gunman ${nameOf('ghost')}`);
  const ballots = async () => (await office.game()).play!.polls['lynch']!.ballots;
  const form = await open(office, userOf('ghost'), ref(game, 'day 1', 'lynch'), actions.voteForm);
  expect(JSON.stringify(form)).toContain('You can move it, but not take it back.');
  await office.submit(userOf('ghost'), form, { choice: seatOf('town') });
  expect(await ballots()).toEqual([{ seat: seatOf('ghost'), choice: seatOf('town') }]);
  await office.command(userOf('ghost'), 'vote nobody');
  expect(await ballots()).toEqual([{ seat: seatOf('ghost'), choice: 'nobody' }]);
  await office.press(userOf('ghost'), { id: actions.unvote, value: ref(game, 'day 1', 'lynch') });
  expect(office.responded).toBe('You can move your vote, but not take it back.');
  expect((await office.command(userOf('ghost'), 'unvote')).text).toBe('You can move your vote, but not take it back.');
});

describe('votes besides the usual one', () => {
  it('are named, typed and sent apart', async () => {
    const { office, game, userOf, nameOf } = await play('governor', 'town', 'villager');
    await office.command(userOf('governor'), 'governor');
    const voter = (await office.game()).table.seated['s1']!.split('/')[1]!;
    expect((await office.command(voter, 'vote nobody in permission')).text).toContain('Vote on "permission":');
    await office.command(voter, `vote ${nameOf('town')}`);
    const form = await open(office, voter, ref(game, 'day 1', 'permission'), actions.voteForm);
    expect(form.title.text).toBe('Day 1: permission');
    await office.submit(voter, form, { choice: 's2' });
    const { polls } = (await office.game()).play!;
    expect([polls['permission']!.ballots.length, polls['permission']!.ballots[0]!.choice, polls['lynch']!.ballots.length]).toEqual([1, 's2', 1]);
  });
});
