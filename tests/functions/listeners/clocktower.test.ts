import { describe, expect, it } from 'vitest';
import type { ModalView } from '@slack/types';
import { phaseText } from '../../../engine/core/state.ts';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office, users } from './office.ts';

const list = 'Dreamer, Fortune Teller, Innkeeper, Nightwatchman, Fool, Mezepheles, Vortox';

/** A game of seven with these characters, in the given part of it: 0 is the night, 2 the talk of day 1, 3 its nominations. */
async function playing(parts: number, options = ''): Promise<Office> {
  const office = new Office();
  await office.command('UANN', `new days=every ${options} roles ${list}`);
  for (const user of users.slice(1)) await office.command(user, 'join');
  await office.command('UANN', 'start');
  for (let part = 0; part < parts; part += 1) await office.pass();
  return office;
}

const userAt = async (office: Office, seat: string): Promise<string> => (await office.game()).table.seated[seat]!.split('/')[1]!;
const at = async (office: Office): Promise<string> => {
  const { game, play } = await office.game();
  return ref(game, phaseText(play!.phase));
};
const say = (office: Office, user: string, text: string, more: Record<string, unknown> = {}, ts = '1.1') =>
  office.event({ type: 'message', channel: 'C1', user, text, ts, ...more });
const news = async (office: Office): Promise<readonly string[]> => (await office.game()).play!.news.map(({ key }) => key.replace('clocktower.', ''));

describe('what anybody may try', () => {
  it('stands in the hub in one list, parted by who sees it, with a button for what the part is about', async () => {
    const office = await playing(2);
    const { body } = await office.command('UBOB', '');
    const shown = JSON.stringify(body);
    for (const words of ['Whisper', 'Before everybody', 'Claim to be a character', 'Without being seen', 'Accept a whisper']) expect(shown).toContain(words);
    expect(shown).not.toContain('What I can do');
    expect(shown).not.toContain('Nominate somebody');
  });

  it('opens in a form of its own, before everybody or not', async () => {
    const office = await playing(3);
    const [game, phase] = (await at(office)).split('/');
    await office.press('UBOB', { id: `${actions.openMain}:0`, value: `${game}/${phase}/nominate` });
    expect(JSON.stringify(office.opened)).toContain('Whom do you nominate?');
    await office.press('UBOB', { id: actions.openOne, block: `${game}/${phase}`, choice: 'claim' });
    expect([inputs(office.opened).length, JSON.stringify(office.opened).includes('Which character?')]).toEqual([1, true]);
    const seat = Object.entries((await office.game()).table.seated).find(([, person]) => person.endsWith('UBOB'))![0];
    expect((await office.submit('UBOB', office.opened, { [inputs(office.opened)[0]!]: 'Fool' })).body).toBe('');
    expect((await office.game()).play!.news.at(-1)).toMatchObject({ key: 'clocktower.claimed.claim', about: [seat] });
  });

  it('says why where it cannot be done now', async () => {
    const office = await playing(2);
    await office.press('UBOB', { id: `${actions.openMain}:0`, value: `${await at(office)}/nominate` });
    expect(office.responded).toContain('Nominations open after the discussion');
  });

  it('is typed as well', async () => {
    const office = await playing(3);
    const nominee = await userAt(office, 's4');
    expect((await office.command(await userAt(office, 's1'), `nominate <@${nominee}>`)).text).toContain('Nominate');
    expect(Object.keys((await office.game()).play!.polls)).toEqual(['on:s4']);
    expect((await office.command(await userAt(office, 's2'), 'nominate Storyteller')).text).toContain('Storyteller');
    expect(Object.keys((await office.game()).play!.polls)).toEqual(['on:s4', 'on:Storyteller']);
  });
});

describe('a nomination', () => {
  it('is voted on by button, and by a form with what depends on earlier votes in words', async () => {
    const office = await playing(3);
    await office.command(await userAt(office, 's1'), `nominate <@${await userAt(office, 's7')}>`);
    const value = `${await at(office)}/${encodeURIComponent('on:s7')}`;
    await office.press(await userAt(office, 's3'), { id: `${actions.stand}:0`, value: `${value}/yes` });
    await office.press(await userAt(office, 's2'), { id: actions.voteForm, value });
    const options = JSON.stringify(office.opened);
    for (const words of ['Vote on', 'Yes, if 1 earlier vote is yes', 'Yes, unless']) expect(options).toContain(words);
    expect((await office.submit(await userAt(office, 's2'), office.opened, { choice: 'yes if 1' })).body).toBe('');
    await office.press(await userAt(office, 's1'), { id: `${actions.stand}:1`, value: `${value}/no` });
    expect((await office.game()).play!.polls['on:s7']!.ballots).toEqual([
      { seat: 's1', choice: 'no', locked: true }, { seat: 's2', choice: 'no', locked: true }, { seat: 's3', choice: 'yes', locked: true },
    ]);
    await office.press(await userAt(office, 's1'), { id: `${actions.stand}:0`, value: `${value}/yes` });
    expect(office.responded).not.toBe('');
  });
});

describe('a vote that depends on others', () => {
  it('is told with names, never with seats, in the status and the form', async () => {
    const office = await playing(3);
    const name = async (seat: string): Promise<string> => (await office.game()).play!.names[seat]!;
    await office.command(await userAt(office, 's1'), `nominate <@${await userAt(office, 's7')}>`);
    const voted = await office.command(await userAt(office, 's3'), `vote <@${await userAt(office, 's7')}> yes unless <@${await userAt(office, 's2')}>`);
    const status = await office.command(await userAt(office, 's3'), 'status');
    await office.press(await userAt(office, 's3'), { id: actions.voteForm, value: `${await at(office)}/${encodeURIComponent('on:s7')}` });
    const words = `Yes, unless ${await name('s2')} votes yes`;
    for (const text of [voted.text, status.text]) {
      expect(text).toContain(words);
      expect(text).not.toMatch(/\bs\d+\b/);
    }
    const options = [...JSON.stringify(office.opened.blocks).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text!);
    expect(options).toContain(words);
    expect(options.filter(text => /\bs\d+\b/.test(text))).toEqual([]);
  });

  it('is said to be hidden, not missing, where votes are shown only once they are locked', async () => {
    const office = await playing(3, 'precast=hidden');
    await office.command(await userAt(office, 's1'), `nominate <@${await userAt(office, 's7')}>`);
    await office.command(await userAt(office, 's3'), `vote <@${await userAt(office, 's7')}> yes`);
    const { text } = await office.command(await userAt(office, 's2'), 'status');
    expect([text.includes('Not voted'), text.includes('Votes that are shown only once they are locked')]).toEqual([false, true]);
  });
});

describe('what is said in the channel', () => {
  it('ends the whispers of whoever says it, and is kept nowhere', async () => {
    const office = await playing(2);
    const [one, two] = [await userAt(office, 's1'), await userAt(office, 's5')];
    await office.command(one, `whisper <@${two}>`);
    await office.command(two, `accept <@${one}>`);
    expect((await office.game()).play!.chats['whisper:s1:s5']?.open).toBe(true);
    await say(office, one, 'Nobody shall find these words anywhere');
    expect([(await office.game()).play!.chats['whisper:s1:s5']?.open, (await news(office)).at(-1)]).toEqual([false, 'whisper.ended']);
    const kept: unknown[] = [];
    for await (const commit of office.store.history((await office.game()).game)) kept.push(commit);
    expect(JSON.stringify([kept, office.lines])).not.toContain('these words');
  });

  it('leaves no trace where nothing listens for it, nor where a bot or a stranger says it', async () => {
    const office = await playing(2);
    const before = await office.version();
    await say(office, 'UBOB', 'Hello');
    await say(office, 'UCAT', 'Hello', { subtype: 'message_changed' });
    await say(office, 'UCAT', 'Hello', { bot_id: 'B1' });
    await say(office, 'UZOE', 'Hello');
    expect([await office.version(), office.calls.filter(({ method }) => method === 'chat.postEphemeral')]).toEqual([before, []]);
  });

  it('at night is answered with a word to its writer alone', async () => {
    const office = await playing(0);
    const before = await office.version();
    await say(office, 'UBOB', 'Hello');
    const told = office.calls.filter(({ method }) => method === 'chat.postEphemeral').map(({ args }) => [args['channel'], args['user'], args['text']]);
    expect(told).toEqual([['C1', 'UBOB', 'It is night: the channel is quiet until dawn. What is written now counts for nothing; please write nothing here.']]);
    expect(await office.version()).toBe(before);
  });

  it('reaches no game whose rules do not listen', async () => {
    const office = new Office();
    const { game } = await office.begin('start=night');
    await office.room(game, 'C7');
    const before = await office.version();
    await say(office, 'UANN', 'Hello');
    await say(office, 'UANN', 'Hello', { channel: 'C7' });
    expect(await office.version()).toBe(before);
  });
});

const inputs = (view: ModalView): readonly string[] => view.blocks.flatMap(block => (block.type === 'input' && block.block_id !== undefined ? [block.block_id] : []));
