import type { ModalView } from '@slack/types';
import { describe, expect, it } from 'vitest';
import { Office, textOf } from './office.ts';

describe('the host, typed', () => {
  it('takes a player out, by mention or by name', async () => {
    const office = new Office();
    await office.begin();
    expect((await office.command('UBOB', 'remove <@UCAT>')).text).toBe('Only the host, Ann, can do that.');
    expect((await office.command('UANN', 'remove <@UCAT|cat>')).text).toContain('The player is out of the game.\n*Day 1.*');
    expect((await office.command('UANN', 'kill @cat')).text).toContain('"Cat" cannot be chosen. Possible: ');
    expect((await office.command('UANN', 'kill Zoe')).text).toMatch(/^Nobody here is called "Zoe". Players: /);
    expect((await office.command('UANN', 'kill <@UGUS>')).text).toMatch(/^Nobody here is called "&lt;@UGUS&gt;"/);
    expect((await office.game()).play!.seats['s3']!.alive).toBe(false);
  });

  it('gives a seat to somebody else, who plays on there', async () => {
    const office = new Office();
    const { table } = await office.begin('start=night');
    const seat = Object.keys(table.seated).find(one => table.seated[one] === 'T1/UBOB')!;
    expect((await office.command('UBOB', 'replace <@UCAT> <@UFAY>')).text).toBe('Only the host, Ann, can do that.');
    expect((await office.command('UANN', 'replace <@UBOB> with <@UFAY>')).text).toContain('The seat has changed hands.');
    expect((await office.game()).table.seated[seat]).toBe('T1/UFAY');
    expect((await office.game()).play!.names[seat]).toBe('Fay');
    expect((await office.command('UBOB', 'cop <@UEVE>')).text).toBe('You are not a player of this game.');
    expect((await office.command('UFAY', 'cop <@UEVE>')).text).toContain('Noted: Cop, Eve.');
    expect((await office.command('UANN', 'replace <@UFAY> Gus')).text).toBe('"Gus" is nobody of this workspace. Mention whoever is to play on: `replace @bob @eve`.');
    expect((await office.command('UANN', 'replace <@UFAY> <@UBOT>')).text).toContain('Only people of this workspace can play');
    expect((await office.command('UANN', 'replace <@UCAT> <@UBOB>')).text).toBe('Bob had another seat in this game, and knows what it knew.');
    expect((await office.command('UANN', 'replace <@UCAT> <@UANN>')).text).toBe('Ann plays in this game already.');
  });

  it('says who has won, is asked once more, and the game is over', async () => {
    const office = new Office();
    const { game } = await office.begin();
    expect((await office.command('UBOB', 'declare Mafia')).text).toBe('Only the host, Ann, can do that.');
    expect((await office.command('UANN', 'declare mafai')).text).toBe('"mafai" cannot win here. Did you mean Mafia? Possible: Mafia, Town and Nobody.');
    expect((await office.command('UANN', 'declare mafia')).body).toBe('');
    expect((await office.game()).play!.winners).toBe(null);
    const question = office.opened;
    expect(textOf(question)).toBe('Mafia wins by your word, and the game ends now, for everybody. That cannot be taken back.');
    expect((await office.submit('UBOB', question)).text).toBe('Only the host, Ann, can do that.');
    expect((await office.submit('UANN', question)).body).toBe('');
    const { play, table } = (await office.store.load(game))!.state;
    expect([play!.winners!.map(seat => play!.seats[seat]!.role), table.stage]).toEqual([['Mafia Goon'], 'over']);
    expect((await office.submit('UANN', question)).text).toBe('This game is over.');
  });

  it('can do none of that before the start', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    expect((await office.command('UANN', 'remove <@UANN>')).text).toBe('The game has not started yet.');
    expect((await office.command('UANN', 'replace <@UANN> <@UBOB>')).text).toBe('The game has not started yet.');
    expect((await office.command('UANN', 'declare Town')).text).toBe('The game has not started yet.');
    expect((await office.command('UANN', 'declare')).text).toBe('The game has not started yet.');
  });
});

describe('the host, in the console', () => {
  const open = async () => {
    const office = new Office();
    await office.begin();
    await office.command('UANN', 'host');
    return { office, form: office.opened };
  };

  it('takes a player out', async () => {
    const { office, form } = await open();
    expect((await office.submit('UANN', form, { what: 'kill' })).body).toEqual({ response_action: 'errors', errors: { player: 'Please choose a player.' } });
    expect((await office.submit('UANN', form, { what: 'kill', player: 's3' })).body).toBe('');
    expect((await office.submit('UANN', form, { what: 'kill', player: 's3' })).body).toMatchObject({ errors: { player: '"Cat" cannot be chosen. Possible: Eve, Bob, Dan and Ann.' } });
    expect((await office.game()).play!.seats['s3']!.alive).toBe(false);
  });

  it('gives a seat to somebody else', async () => {
    const { office, form } = await open();
    const send = (values: Record<string, string>) => office.submit('UANN', form, { what: 'replace', ...values }).then(({ body }) => body);
    expect(await send({ person: 'UFAY' })).toEqual({ response_action: 'errors', errors: { player: 'Please choose a player.' } });
    expect(await send({ player: 's2' })).toEqual({ response_action: 'errors', errors: { person: 'Please choose who plays on.' } });
    expect(await send({ player: 's2', person: 'UBOT' })).toMatchObject({ errors: { person: expect.stringContaining('Only people of this workspace can play') } });
    expect(await send({ player: 's2', person: 'UCAT' })).toEqual({ response_action: 'errors', errors: { person: 'Cat plays in this game already.' } });
    expect(await send({ player: 's2', person: 'UFAY' })).toBe('');
    expect((await office.game()).table.seated['s2']).toBe('T1/UFAY');
  });

  it('says who has won, and means it', async () => {
    const { office } = await open();
    const { game } = await office.game();
    await office.command('UANN', 'declare');
    const form = office.opened;
    expect((await office.submit('UANN', form)).body).toEqual({ response_action: 'errors', errors: { side: 'Please choose who has won.' } });
    const { body } = await office.submit('UANN', form, { side: 'Nobody' });
    expect(body).toMatchObject({ response_action: 'update', view: { callback_id: 'declare' } });
    expect((await office.game()).play!.winners).toBe(null);
    const { view } = body as { view: ModalView };
    await office.command('UANN', 'end');
    expect((await office.submit('UANN', view)).text).toBe('That belonged to day 1; now it is night 1.');
    expect((await office.submit('UANN', { ...view, private_metadata: view.private_metadata!.replace('day', 'night') })).body).toBe('');
    expect((await office.store.load(game))!.state.play!.winners).toEqual([]);
  });
});
