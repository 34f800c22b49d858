import { describe, expect, it } from 'vitest';
import { Office, users } from './office.ts';

const when = /<!date\^\d+\^\{date_short_pretty\} at \{time\}\|[^>]+>/g;
const timeless = (text: string): string => text.replace(when, 'WHEN');

describe('the lobby, typed', () => {
  it('goes from nothing to a game that has started', async () => {
    const office = new Office();
    expect((await office.command('UANN', 'new plain-5 day=1h')).text).toBe('The lobby is open.\nLobby of "Plain five": 1 of 5 players.\nPlayers: Ann.\n4 more players are needed.\nHost: Ann.');
    expect((await office.command('UBOB', 'join')).text).toBe('You are in.\nLobby of "Plain five": 2 of 5 players.\nPlayers: Ann and Bob.\n3 more players are needed.\nHost: Ann.');
    expect((await office.command('UBOB', 'leave')).text).toContain('You are out again.\nLobby of "Plain five": 1 of 5 players.');
    expect((await office.command('UFAY', 'watch')).text).toContain('You are watching.\n');
    for (const user of users.slice(1, 5)) await office.command(user, 'join');
    expect((await office.command('UANN', 'status')).text).toBe('Lobby of "Plain five": 5 of 5 players.\nPlayers: Ann, Bob, Cat, Dan and Eve.\nWatching: Fay.\nEverybody is here: the host can start.\nHost: Ann.');
    expect(timeless((await office.command('UANN', 'start')).text)).toBe(
      'The game has started. Everybody finds their role in a direct message.\n*Day 1.* It ends WHEN.\nIn the game (5): Eve, Bob, Cat, Dan and Ann.\nNo votes yet.\nNot voted: Eve, Bob, Cat, Dan and Ann.');
    expect((await office.game()).table).toMatchObject({ stage: 'playing', host: 'T1/UANN', place: 'T1/C1', schedule: { day: '1h', night: '16h', zone: 'Europe/Vienna' } });
  });

  it.each([
    ['UBOB', 'join', 'You have joined already.'],
    ['UBOB', 'watch', 'You have joined already.'],
    ['UFAY', 'leave', 'You are not a player of this game.'],
    ['UBOB', 'start', 'Only the host, Ann, can do that.'],
    ['UANN', 'start', 'The game needs 5 players, and 2 have joined.'],
    ['UBOB', 'cancel-game', 'Only the host, Ann, can do that.'],
    ['UBOB', 'pause', 'Only the host, Ann, can do that.'],
    ['UANN', 'pause', 'The game has not started yet.'],
    ['UANN', 'end', 'The game has not started yet.'],
    ['UANN', 'host', 'The game has not started yet.'],
    ['UBOB', 'host', 'Only the host, Ann, can do that.'],
    ['UBOB', 'role', 'The game has not started yet.'],
    ['UBOB', 'vote <@UANN>', 'The game has not started yet.'],
    ['UBOB', 'cop <@UANN>', 'The game has not started yet.'],
    ['UBOB', 'new plain-7', 'There is a game in this channel already.'],
    ['UBOB', 'join me', 'That could not be read: "join" stands alone, and here "me" comes after it.'],
  ])('%s: "%s" is refused, and nothing changes', async (user, text, expected) => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    await office.command('UBOB', 'join');
    const before = await office.version();
    expect((await office.command(user, text)).text).toBe(expected);
    expect(await office.version()).toBe(before);
  });

  it('makes no game of wrong terms, and says which', async () => {
    const office = new Office();
    const say = async (text: string, channel = 'C1') => (await office.command('UANN', text, { channel })).text;
    expect(await say('new plain-5 day=soon')).toBe('These times cannot be used: the day ends after a length such as "24h" or "90m", or at a time such as "16:00", and "soon" is neither.');
    expect(await say('new plain-5 zone=Mars/Base')).toBe('These times cannot be used: "Mars/Base" is no time zone; they are written like "Europe/Berlin".');
    expect(await say('new plain-5 colour=red')).toMatch(/^The option "colour" cannot be set so: there is no such option; there are /);
    expect(await say('new plain-5 theme=pirate')).toBe('The option "theme" cannot be set so: it is one of workplace, classic.');
    expect(await say('new plain-5 theme=constructor')).toBe('The option "theme" cannot be set so: it is one of workplace, classic.');
    expect(await say('new roles Mafia Goon, Town Copp, 3x Town')).toContain('This setup cannot be played: line 2, character 7, at "Copp": unknown word "Copp"');
    expect(await say('new plain-5', 'D1')).toBe('A game is played in a channel. Type this in the channel where you want to play, or `new` alone for the form.');
    expect((await office.store.at('T1/C1')).game).toBeUndefined();
  });

  it('lets a host look on', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-5 play=no');
    expect((await office.game()).table).toMatchObject({ host: 'T1/UANN', guests: [] });
  });

  it('ends in nothing when its host cancels it', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-5');
    expect((await office.command('UANN', 'cancel-game')).text).toBe('The game is cancelled.');
    expect((await office.command('UBOB', 'join')).text).toBe('There is no game here. `new` starts one.');
  });
});

describe('a command without a game', () => {
  it.each([
    ['join', 'There is no game here. `new` starts one.'],
    ['status', 'There is no game here. `new` starts one.'],
    ['vote <@UBOB>', 'There is no game here. `new` starts one.'],
    ['extend 2h', 'There is no game here. `new` starts one.'],
    ['statsu', 'There is no command "statsu". Did you mean "status"? Possible: new, join, leave, watch, start, cancel-game, status, role, players, square, votes, log, help, explain, host, end, extend, pause, resume, remove, replace, declare, grimoire, decide, mend, storyteller, travel, admit and dismiss.'],
    ['abracadabra', 'There is no command "abracadabra". Possible: new, join, leave, watch, start, cancel-game, status, role, players, square, votes, log, help, explain, host, end, extend, pause, resume, remove, replace, declare, grimoire, decide, mend, storyteller, travel, admit and dismiss.'],
    ['<!channel> hello', 'There is no command "&lt;!channel&gt;". Possible: new, join, leave, watch, start, cancel-game, status, role, players, square, votes, log, help, explain, host, end, extend, pause, resume, remove, replace, declare, grimoire, decide, mend, storyteller, travel, admit and dismiss.'],
  ])('"%s"', async (text, expected) => {
    expect((await new Office().command('UANN', text)).text).toBe(expected);
  });

  it('says so where Curfew is not installed any more', async () => {
    const office = new Office();
    office.installed = false;
    expect((await office.command('UANN', 'new plain-5')).text).toBe('Curfew is not installed in this workspace any more. An administrator can install it again.');
  });
});

describe('what one may see', () => {
  const running = async () => {
    const office = new Office();
    await office.begin('start=night');
    return office; // Eve is the Goon, Bob the Cop
  };
  const ask = async (office: Office, user: string, text: string) => timeless((await office.command(user, text)).text);

  it('one’s own card and nobody else’s', async () => {
    const office = await running();
    expect(await ask(office, 'UBOB', 'role')).toContain('*You are Town Cop.*\n*Cop:* each night you may choose one other living player;');
    expect(await ask(office, 'UBOB', 'role')).toContain('You can use Cop: nothing is chosen yet.');
    expect(await ask(office, 'UEVE', 'role')).toContain('You are Mafia Goon.');
    expect(await ask(office, 'UFAY', 'role')).toBe('You have no seat in this game, so you have no role.');
  });

  it('players: the own role, and what was shown of the dead', async () => {
    const office = await running();
    expect(await ask(office, 'UBOB', 'players')).toBe('• Eve\n• Bob (you): Town Cop\n• Cat\n• Dan\n• Ann');
    expect(await ask(office, 'UANN', 'players')).toBe('• Eve\n• Bob\n• Cat\n• Dan\n• Ann (you): Town'); // a host who plays sees that seat only
    await office.command('UEVE', 'mafia vigilante <@UCAT>');
    await office.command('UANN', 'end');
    expect(await ask(office, 'UBOB', 'players')).toBe('• Eve\n• Bob (you): Town Cop\n• Cat: Town, out of the game\n• Dan\n• Ann');
  });

  it('the log: public words, and those to oneself', async () => {
    const office = await running();
    await office.command('UBOB', 'cop <@UEVE>');
    await office.command('UEVE', 'mafia vigilante <@UCAT>');
    await office.command('UANN', 'end');
    const common = '*Day 1*\nCat was eliminated in the night. Role: Town.\nDay 1 begins. Talk it over and vote.';
    expect(await ask(office, 'UBOB', 'log')).toBe(`*Night 1*\nYour role: Town Cop.\nNight 1 begins.\nCop on Eve: Non-Town.\n${common}`);
    expect(await ask(office, 'UDAN', 'log')).toBe(`*Night 1*\nYour role: Town.\nNight 1 begins.\n${common}`);
    expect(await ask(office, 'UFAY', 'log')).toBe(`*Night 1*\nNight 1 begins.\n${common}`);
  });

  it('a host without a seat sees everything', async () => {
    const office = new Office();
    await office.command('UGUS', 'new plain-5 play=no start=night');
    for (const user of users.slice(0, 5)) await office.command(user, 'join');
    await office.command('UGUS', 'start');
    const rows = await ask(office, 'UGUS', 'players');
    expect(rows.split('\n').map(row => row.split(': ')[1]!).sort()).toEqual(['Mafia Goon', 'Town', 'Town', 'Town', 'Town Cop']);
    expect(await ask(office, 'UGUS', 'log')).toContain('Your role: Mafia Goon.');
    await office.command('UGUS', 'host');
    expect(JSON.stringify(office.opened)).toContain('Mafia Goon');
  });

  it('votes, with who is missing', async () => {
    const office = new Office();
    await office.begin();
    await office.command('UBOB', 'vote <@UEVE>');
    await office.command('UCAT', 'vote <@UEVE>');
    await office.command('UDAN', 'vote nobody');
    expect(await ask(office, 'UFAY', 'votes')).toBe('Eve: 2 votes (Bob and Cat), 1 more to decide.\nNobody: 1 vote (Dan), 2 more to decide.\nNot voted: Eve and Ann.');
  });

  it('help and explanations', async () => {
    const office = new Office();
    expect(await ask(office, 'UANN', 'help')).toContain('`cop @bob`, `use @bob`, `mafia vigilante @bob`: use an ability. `cancel cop`: take it back');
    expect(await ask(office, 'UANN', 'help doctor')).toContain('one attempt to eliminate that player in the same night comes to nothing; nobody is told.');
    expect(await ask(office, 'UANN', 'explain Mafia Roleblocker')).toContain('Read as: align(mafia, all(member(mafia), roleblocker))');
    expect(await ask(office, 'UANN', 'explain Town Copp')).toBe('"Town Copp" cannot be read: unknown word "Copp" (character 6, at "Copp").\nSimilar words: Copping and Cop.');
  });

  it('the hub', async () => {
    const answer = await new Office().command('UANN', '');
    expect(JSON.stringify(answer.body)).toMatch(/"action_id":"hub:new".*"action_id":"hub:status".*"action_id":"hub:help"/);
  });
});

describe('the host, typed', () => {
  it('pauses, resumes, gives more time and ends a phase', async () => {
    const office = new Office();
    const { table } = await office.begin();
    expect((await office.command('UANN', 'extend 90m')).text).toContain('There is more time.');
    expect((await office.game()).table.due).toBe(table.due! + 90 * 60_000);
    expect((await office.command('UANN', 'pause')).text).toContain('*Day 1.* The game is paused.');
    expect((await office.command('UBOB', 'vote <@UEVE>')).text).toBe('The game is paused; the host can resume it.');
    expect((await office.command('UANN', 'pause')).text).toBe('The game is paused; the host can resume it.');
    expect((await office.command('UANN', 'resume')).text).toContain('The game goes on.');
    expect((await office.command('UANN', 'resume')).text).toBe('The game is not paused.');
    expect((await office.command('UANN', 'end')).text).toContain('The phase is ended.\n*Night 1.*');
  });
});
