import { describe, expect, test } from 'vitest';
import { after, dealt, hour, minute, monday, refusal, send, type Bare } from './sending.ts';

const game = dealt();
const host = (type: 'end-phase' | 'pause' | 'resume', more: object = {}): Bare => ({ type, person: 'host', ...more }) as Bare;

describe('the host', () => {
  test('ends a phase; the next has its own end', () => {
    const state = after(game, host('end-phase', { at: monday + hour }));
    expect([state.play!.phase, state.table.due, state.table.revision]).toEqual([{ name: 'day', number: 1 }, monday + 25 * hour, 2]);
  });

  test('extends a phase, paused or not', () => {
    expect(after(game, { type: 'extend', person: 'host', minutes: 120 }).table).toMatchObject({ due: monday + 18 * hour, revision: 2 });
    const paused = after(game, host('pause', { at: monday + hour }), { type: 'extend', person: 'host', minutes: 120 });
    expect(paused.table).toMatchObject({ due: null, paused: 17 * hour });
  });

  test('pauses and resumes: the time that was left is left', () => {
    const paused = after(game, host('pause', { at: monday + 6 * hour }));
    expect(paused.table).toMatchObject({ due: null, paused: 10 * hour, revision: 2 });
    const resumed = after(paused, host('resume', { at: monday + 30 * hour }));
    expect(resumed.table).toMatchObject({ due: monday + 40 * hour, paused: null, revision: 3 });
  });

  test('a resumed phase ends on a whole minute', () => {
    const resumed = after(game, host('pause', { at: monday + 1_234 }), host('resume', { at: monday + hour }));
    expect(resumed.table.due! % minute).toBe(0);
    expect(resumed.table.due! - (monday + 17 * hour)).toBeLessThan(minute);
  });

  test('ending a paused phase opens the next one, unpaused', () => {
    expect(after(game, host('pause'), host('end-phase', { at: monday + hour })).table).toMatchObject({ paused: null, due: monday + 25 * hour });
  });

  test.each<[string, Bare, string, string]>([
    ['somebody else ends a phase', { type: 'end-phase', person: 'pAnn' }, 'not-host', 'Only the host, who made it, can do that.'],
    ['somebody else extends', { type: 'extend', person: 'pAnn', minutes: 5 }, 'not-host', 'Only the host'],
    ['somebody else pauses', { type: 'pause', person: 'pAnn' }, 'not-host', 'Only the host'],
    ['ends the phase of before', host('end-phase', { phase: 'day 0' }), 'stale', 'That belonged to day 0; now it is night 1.'],
    ['resumes what runs', host('resume'), 'not-paused', 'The game is not paused.'],
    ['extends by nothing', { type: 'extend', person: 'host', minutes: 0 }, 'malformed', 'That could not be read: an extension is a length such as "2h".'],
    ['extends beyond all bounds', { type: 'extend', person: 'host', minutes: 1e308 }, 'malformed', 'That could not be read'],
    ['extends by no number', { type: 'extend', person: 'host', minutes: Number.NaN }, 'malformed', 'That could not be read'],
  ])('%s: refused', (_, bare, code, message) => {
    const [[is, says] = ['', '']] = refusal(send(game, bare));
    expect(is).toBe(code);
    expect(says).toContain(message);
  });

  test('pausing twice is refused', () => {
    expect(refusal(send(after(game, host('pause')), host('pause')))).toEqual([['paused', 'The game is paused; the host can resume it.']]);
  });
});

describe('a look at the game', () => {
  const tick = (at: number): Bare => ({ type: 'tick', at });

  test('before the bell nothing changes, at the bell the phase ends, and only once', () => {
    const due = game.table.due!;
    expect(after(game, tick(due - 1)).play).toBe(game.play);
    const day = after(game, tick(due));
    expect(day.play!.phase).toEqual({ name: 'day', number: 1 });
    expect(after(day, tick(due + 1)).play).toBe(day.play);
    expect(day.table.due).toBe(due + 24 * hour);
  });

  test('a paused game stands still', () => {
    const paused = after(game, host('pause'));
    expect(after(paused, tick(monday + 1000 * hour)).play).toBe(game.play);
  });

  test('rooms that were made, or could not be, are kept', () => {
    const state = after(game, { type: 'room-made', slug: 'mafia', place: 'T/G1' }, { type: 'room-failed', slug: 'dead', why: 'restricted' });
    expect(state.table.rooms).toEqual({ mafia: { place: 'T/G1' }, dead: { failed: 'restricted' } });
  });
});

describe('commands that come twice', () => {
  test('change nothing the second time, also after others, and whoever sends the same id later is somebody else', () => {
    const vote = (choice: string, id: string, person = 'pAnn'): Bare => ({ type: 'vote', person, poll: 'lynch', choice, id }) as Bare;
    const day = after(game, host('end-phase'));
    const once = after(day, vote('s1', 'a'), vote('s2', 'b'));
    const again = send(once, vote('s1', 'a'));
    expect(again.ok && again.value.state).toBe(once);
    expect(again.ok && again.value.events).toEqual([]);
    expect(after(once, vote('s1', 'a', 'pBob')).play!.polls['lynch']!.ballots).toHaveLength(2);
  });

  test('a refused command is not remembered: it may be sent again', () => {
    const vote: Bare = { type: 'vote', person: 'pAnn', poll: 'lynch', choice: 's1', id: 'x' } as Bare;
    expect(refusal(send(game, vote))[0]![0]).toBe('unknown-poll');
    expect(after(after(game, host('end-phase')), vote).play!.polls['lynch']!.ballots).toHaveLength(1);
  });

  test('twenty ids of each sender are kept', () => {
    const many = Array.from({ length: 30 }, (_, n): Bare => ({ type: 'tick', id: `tick${n}` }) as Bare);
    const state = after(game, ...many);
    expect(state.table.seen['system']).toHaveLength(20);
    expect(state.table.seen['pAnn']).toHaveLength(1);
    const old = send(state, { type: 'tick', id: 'tick10' } as Bare);
    expect(old.ok && old.value.state).toBe(state);
  });
});
