import { describe, expect, it } from 'vitest';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office, textOf } from './office.ts';
import { running } from './running-game.ts';

describe('of the host', () => {
  it('ends the phase of the button, and no other', async () => {
    const { office, game } = await running();
    await office.press('UBOB', { id: actions.endPhase, value: ref(game, 'day 1') });
    expect(office.responded).toBe('Only the host, Ann, can do that.');
    await office.press('UANN', { id: actions.endPhase, value: ref(game, 'day 1') });
    await office.press('UANN', { id: actions.endPhase, value: ref(game, 'day 1') });
    expect(office.responded).toBe('That belonged to day 1; now it is night 1.');
    expect((await office.game()).play!.phase).toEqual({ name: 'night', number: 1 });
  });

  it('pauses, resumes, and opens the console', async () => {
    const { office, game } = await running();
    const value = ref(game, 'day 1');
    await office.press('UANN', { id: actions.pause, value });
    expect((await office.game()).table.paused).not.toBeNull();
    await office.press('UANN', { id: actions.openHost, value });
    expect(JSON.stringify(office.opened)).toContain('"value":"resume"');
    await office.press('UANN', { id: actions.resume, value });
    expect((await office.game()).table.paused).toBeNull();
    await office.press('UANN', { id: actions.extend, value });
    expect(JSON.stringify(office.opened)).not.toContain('"value":"resume"');
    await office.press('UBOB', { id: actions.openHost, value });
    expect(office.responded).toBe('Only the host, Ann, can do that.');
  });

  it('a host who plays sees in the console what that seat sees', async () => {
    const { office, game } = await running('start=night');
    await office.press('UANN', { id: actions.openHost, value: ref(game, 'night 1') });
    const { blocks } = office.opened;
    expect(JSON.stringify(blocks.filter(({ block_id }) => block_id !== 'side'))).not.toMatch(/Mafia|Cop/);
    expect(JSON.stringify(blocks.find(({ block_id }) => block_id === 'side'))).not.toMatch(/Goon|Cop/); // which sides there are is no secret
  });
});

describe('the hub and the home', () => {
  it('opens windows where there is no channel to answer in', async () => {
    const { office, game } = await running();
    await office.press('UBOB', { id: actions.openRole, value: ref(game), from: 'home' });
    expect(textOf(office.opened)).toContain('You are Town Cop.');
    await office.press('UBOB', { id: actions.openStatus, value: ref(game), from: 'home' });
    expect(textOf(office.opened)).toContain('*Day 1.*');
    await office.press('UBOB', { id: actions.help, value: '', from: 'home' });
    expect(office.opened.title.text).toBe('Help');
    await office.press('UBOB', { id: actions.join, value: ref(game), from: 'home' });
    expect(textOf(office.opened)).toBe('The game is already under way.');
    expect(office.responses).toEqual([]);
  });

  it('lists all games, each with its button', async () => {
    const { office } = await running();
    await office.command('UBOB', 'new plain-7', { channel: 'C2' });
    await office.press('UBOB', { id: actions.openStatus, value: '' });
    expect(office.responded.split('\n').map(line => line.slice(3)).sort()[1]).toBe('<#C2>: lobby of Plain seven, 1 of 7 players');
    await office.press('UGUS', { id: actions.openStatus });
    expect(office.responded).toBe('You have no part in a running game. `/curfew new` starts one.');
  });

  it('puts a window on top of the one where the button stood, and in its place where there is no room', async () => {
    const { office } = await running();
    await office.press('UBOB', { id: actions.openStatus, from: 'modal' });
    expect(office.calls.at(-1)!.method).toBe('views.push');
    office.failing.set('views.push', 'push_limit_reached');
    await office.press('UBOB', { id: actions.openStatus, from: 'modal' });
    expect(office.calls.at(-1)).toMatchObject({ method: 'views.update', args: { view_id: 'V1' } });
  });

  it('opens the form of a new game', async () => {
    const office = new Office();
    await office.press('UBOB', { id: actions.newGame, from: 'home' });
    expect(office.opened.callback_id).toBe('new-game');
  });
});

it.each(['no-such-button', 'play:vote:x', 'toString', 'lobby:joinx'])('a button that nobody knows any more: %s', async id => {
  const office = new Office();
  expect((await office.press('UBOB', { id, value: 'x' })).status).toBe(200);
  expect(office.responded).toBe('This button or form is no longer in use, and nothing was changed. `/curfew` shows what there is.');
});

it('a value that we never made', async () => {
  const office = new Office();
  await office.press('UBOB', { id: actions.join, value: '%zz' });
  expect(office.responded).toBe('This button or form is no longer in use, and nothing was changed. `/curfew` shows what there is.');
});
