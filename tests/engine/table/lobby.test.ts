import { describe, expect, test } from 'vitest';
import { after, creation, dealt, full, lobby, monday, refusal, send, type Bare } from './sending.ts';

describe('creating a lobby', () => {
  test('it stands empty, with the host beside it', () => {
    const { table, play, terms } = lobby();
    expect(play).toBeUndefined();
    expect([table.stage, table.host, table.size, table.guests, table.due]).toEqual(['lobby', 'host', 5, [], null]);
    expect(terms).toEqual({ ruleset: 'mafia', seed: 1, options: { start: 'night' }, pins: {} });
  });

  test('a host who plays is the first guest', () => {
    expect(lobby({ playing: true }).table.guests).toEqual([{ person: 'host', name: 'Hana' }]);
  });

  test('a ready setup has its number of players', () => {
    expect(lobby({ setup: { ready: 'plain-7' }, size: 7 }).table.size).toBe(7);
  });

  test.each<[string, Partial<typeof creation>, string, string]>([
    ['rules that nobody knows', { ruleset: 'poker' }, 'bad-setup', 'This setup cannot be played: there are no rules called "poker".'],
    ['a theme that nobody knows', { theme: 'opera' }, 'bad-option', 'The option "theme" cannot be set so: it is one of workplace, classic.'],
    ['a theme by the name of something else', { theme: 'toString' }, 'bad-option', 'The option "theme" cannot be set so: it is one of workplace, classic.'],
    ['an option by the name of something else', { options: { constructor: 'x' } }, 'bad-option', 'The option "constructor" cannot be set so: there is no such option; there are start, deadline, flip, parity, multitask, lovedCap, lynchproofVotes, millerAs, weakTo, amnesiacRecipient, hidden, factionGuns, vanillaiserTells, governorWindow, permissionFrom, check.'],
    ['an unknown option', { options: { strat: 'night' } }, 'bad-option', 'The option "strat" cannot be set so: there is no such option; the nearest is "start".'],
    ['a wrong value', { options: { start: 'noon' } }, 'bad-option', 'The option "start" cannot be set so: it is one of day, night, confirmation.'],
    ['a setup that is not there', { setup: { ready: 'plain-99' } }, 'bad-setup', 'This setup cannot be played: no setup has this name.'],
    ['another number of players', { size: 6 }, 'bad-setup', 'This setup cannot be played: it has 5 roles for 6 players.'],
    ['a role that is none', { setup: { roles: ['Town', 'Mafia Gon', 'Town', 'Town', 'Town'] } }, 'bad-setup', 'This setup cannot be played: unknown word "Gon".'],
    ['too few players', { setup: { roles: ['Town', 'Town', 'Mafia Goon'] }, size: 3 }, 'bad-setup',
      'This setup cannot be played: 3 players are too few for a lawful game of five or more (option check: off allows it).'],
    ['a game that is over before it starts', { setup: { roles: ['Town', 'Town', 'Town', 'Town', 'Town'] } }, 'bad-setup',
      'This setup cannot be played: this game would be over before it starts: somebody has already won (option check: off allows it).'],
    ['times that are none', { schedule: { ...creation.schedule, day: 'noon' } }, 'bad-schedule',
      'These times cannot be used: the day ends after a length such as "24h" or "90m", or at a time such as "16:00", and "noon" is neither.'],
    ['a time zone that is none', { schedule: { ...creation.schedule, zone: 'Mars/Phobos' } }, 'bad-schedule',
      'These times cannot be used: "Mars/Phobos" is no time zone; they are written like "Europe/Berlin".'],
    ['no working day', { schedule: { ...creation.schedule, workdays: [] } }, 'bad-schedule',
      'These times cannot be used: working days are numbers from 1 (Monday) to 7 (Sunday), at least one.'],
  ])('%s is refused', (_, change, code, message) => {
    expect(refusal(send(undefined, { ...creation, ...change }))).toEqual([[code, message]]);
  });

  test('a second creation of the same game changes nothing', () => {
    const state = lobby();
    const again = send(state, { ...creation, id: 'other', size: 9 });
    expect(again.ok && again.value.state).toBe(state);
  });
});

describe('coming and going', () => {
  const join = (name: string): Bare => ({ type: 'join', person: `p${name}`, name });

  test('guests come in the order in which they joined, and may leave', () => {
    const state = after(lobby(), join('Ann'), join('Bob'), join('Cat'), { type: 'leave', person: 'pBob' });
    expect(state.table.guests.map(({ name }) => name)).toEqual(['Ann', 'Cat']);
  });

  test('a watcher who joins no longer only watches, and may stop watching at any time', () => {
    const watching = after(lobby(), { type: 'watch', person: 'pAnn', name: 'Ann' });
    expect(watching.table.watchers).toEqual([{ person: 'pAnn', name: 'Ann' }]);
    expect(after(watching, join('Ann')).table.watchers).toEqual([]);
    const game = after(dealt(), { type: 'watch', person: 'pZoe', name: 'Zoe' });
    expect(after(game, { type: 'leave', person: 'pZoe' }).table.watchers).toEqual([]);
  });

  test.each<[string, () => ReturnType<typeof send>, string, string]>([
    ['joining twice', () => send(after(lobby(), join('Ann')), join('Ann')), 'already-in', 'You have joined already.'],
    ['joining a full lobby', () => send(full(), join('Zoe')), 'full', 'All 5 seats are taken.'],
    ['joining a running game', () => send(dealt(), join('Zoe')), 'already-started', 'The game is already under way.'],
    ['leaving without having joined', () => send(lobby(), { type: 'leave', person: 'pAnn' }), 'not-in-game', 'You are not a player of this game.'],
    ['leaving a running game', () => send(dealt(), { type: 'leave', person: 'pAnn' }), 'already-started', 'The game is already under way.'],
    ['watching as a guest', () => send(full(), { type: 'watch', person: 'pAnn', name: 'Ann' }), 'already-in', 'You have joined already.'],
    ['starting by somebody else', () => send(full(), { type: 'start', person: 'pAnn' }), 'not-host', 'Only the host, who made it, can do that.'],
    ['starting too early', () => send(after(lobby(), join('Ann')), { type: 'start', person: 'host' }), 'too-few-players', 'The game needs 5 players, and 1 has joined.'],
    ['starting twice', () => send(dealt(), { type: 'start', person: 'host' }), 'already-started', 'The game is already under way.'],
    ['cancelling by somebody else', () => send(lobby({ playing: true }), { type: 'cancel-game', person: 'pAnn' }), 'not-host', 'Only the host, Hana, can do that.'],
    ['cancelling a running game', () => send(dealt(), { type: 'cancel-game', person: 'host' }), 'already-started', 'The game is already under way.'],
    ['a game that is not there', () => send(undefined, join('Ann')), 'no-such-game', 'There is no game here. `new` starts one.'],
  ])('%s is refused', (_, act, code, message) => {
    expect(refusal(act())).toEqual([[code, message]]);
  });

  test('a cancelled lobby takes nothing any more', () => {
    const state = after(full(), { type: 'cancel-game', person: 'host' });
    expect(state.table.stage).toBe('cancelled');
    for (const bare of [join('Zoe'), { type: 'start', person: 'host' }, { type: 'end-phase', person: 'host' }, { type: 'vote', person: 'pAnn', poll: 'lynch', choice: 's1' }, { type: 'watch', person: 'pZoe', name: 'Zoe' }] as Bare[]) {
      expect(refusal(send(state, bare))).toEqual([['cancelled', 'This game was cancelled.']]);
    }
  });
});

describe('dealing', () => {
  test('everybody has one seat, in a drawn order that depends on the seed alone', () => {
    const seating = (seed: number) => Object.values(dealt({ seed }).table.seated);
    expect([...seating(1)].sort()).toEqual(['pAnn', 'pBob', 'pCat', 'pDan', 'pEve']);
    expect(seating(1)).toEqual(seating(1));
    expect(new Set([1, 2, 3, 4, 5, 6].map(seed => seating(seed).join())).size).toBeGreaterThan(3);
  });

  test('of a ready setup no seat tells what its player is: each role comes to each seat, however the seats are drawn', () => {
    const goons = new Map<string, number>();
    for (let seed = 1; seed <= 500; seed += 1) {
      const { play } = dealt({ seed, setup: { ready: 'plain-5' } });
      const roles = play!.order.map(seat => play!.seats[seat]!.role);
      expect([...roles].sort()).toEqual(['Mafia Goon', 'Town', 'Town', 'Town', 'Town Cop']);
      const at = `${roles.indexOf('Mafia Goon')}/${roles.indexOf('Town Cop')}`;
      goons.set(at, (goons.get(at) ?? 0) + 1);
    }
    expect(goons.size).toBe(20);
    for (const times of goons.values()) expect(times).toBeGreaterThan(8); // 25 on average
  });

  test('the seating tells nothing of the seed: it has one of its own', () => {
    const of = (seed: number, seating: number) => dealt({ seed, seating, setup: { ready: 'plain-5' } });
    const rolesIn = (state: ReturnType<typeof of>) => state.play!.order.map(seat => state.play!.seats[seat]!.role).join();
    const seeds = Array.from({ length: 30 }, (_, n) => n + 1);
    expect(new Set(seeds.map(seed => Object.values(of(seed, 7).table.seated).join())).size).toBe(1);
    expect(new Set(seeds.map(seed => rolesIn(of(seed, 7)))).size).toBeGreaterThan(8);
    expect(new Set(seeds.map(seating => Object.values(of(7, seating).table.seated).join())).size).toBeGreaterThan(15);
    expect(new Set(seeds.map(seating => rolesIn(of(7, seating)))).size).toBe(1);
  });

  test('the first phase runs and has its end', () => {
    const { table, play } = dealt();
    expect([table.stage, play!.phase, table.due, table.revision]).toEqual(['playing', { name: 'night', number: 1 }, monday + 16 * 3_600_000, 1]);
    expect(Object.values(play!.seats).map(({ role }) => role)).toEqual(['Town', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town']);
  });

  test('names become one word each, all different', () => {
    const people = ['Ann Lee', 'Ann Lee', 'nobody', '42', '🙂'];
    const game = after(lobby(), ...people.map((name, n): Bare => ({ type: 'join', person: `p${n}`, name })), { type: 'start', person: 'host' });
    expect(Object.values(game.play!.names).map(name => name.replace(/\d$/, 'N')).sort()).toEqual(['AnnLee', 'AnnLeeN', 'P4N', 'PlayerN', 'nobodyN']);
  });
});
