import { describe, expect, test } from 'vitest';
import { playRecord } from '../../../engine/testing/play-record.ts';
import { readRecord } from '../../../engine/testing/read-record.ts';
import { resultFor, resultOf } from '../../../engine/testing/result.ts';
import { played } from '../../../engine/testing/rule.ts';
import { head } from './record-texts.ts';

describe('phases', () => {
  const phases = (play: string): readonly (string | undefined)[] => {
    const { session } = played(`${head}play:\n${play}`);
    return session.log.flatMap(entry => (entry.type === 'phase' ? [entry.phase] : []));
  };

  test('a header brings the game there, ending what runs as the deadline would', () => {
    expect(phases('  - day 2: []')).toEqual(['night 1', 'day 1', 'night 2', 'day 2']);
  });

  test('the running phase may be named again', () => {
    expect(phases('  - night 1: []\n  - night 1:\n  - Night  1: []\n  - end')).toEqual(['night 1', 'day 1']);
  });

  test('after the end of the game end and headers do nothing, and acts are refused', () => {
    const { session } = played(`${head}play:
  - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Bob]
  - end
  - night 7: [Ann: cop Dan, Ann: vote Dan, Host: end phase]
  - expect: { phase: over, winners: [Ann, Cat, Dan, Eve, Fay] }`);
    expect(resultOf(session).refused.map(({ by, code }) => `${String(by)} ${String(code)}`)).toEqual(['Fay over', 'Ann over', 'Ann over', 'Host over']);
  });

  test('until stops when the phase has begun', () => {
    const text = `${head}play:\n  - night 1: [Bob: mafia vigilante Dan]\n  - day 1: [Ann: vote Bob]\n  - day 3: []\n`;
    const record = readRecord(text);
    if (!record.ok) throw new Error('unread');
    const at = (until: string) => {
      const game = playRecord(record.value, until);
      return game.ok ? resultOf(game.value.session) : game.fault.message;
    };
    expect(at('Night 1')).toMatchObject({ phase: 'night 1', deaths: [] });
    expect(at('day 1')).toMatchObject({ phase: 'day 1', deaths: [{ player: 'Dan', phase: 'night 1', cause: 'vigilante' }] });
    expect(at('day 2')).toMatchObject({ phase: 'day 2' });
    expect(at('day 9')).toBe('the game does not come to "day 9": it stops in "day 3"');
    expect(at('over')).toBe('the game does not come to "over": it stops in "day 3"');
  });
});

describe('the host', () => {
  test('ends, extends, pauses and resumes; what cannot be done is refused', () => {
    const { session, failures } = played(`${head}play:
  - night 1: [Host: pause, Ann: cop Bob, Host: extend 2h, storyteller: resume, Host: extend soon, Host: kill Dam, Host: paus, Host: end phase, Bob: vote Ann]
  - expect:
      phase: day 1
      refused: [{ by: Ann, code: paused }, { by: Host, text: extend soon, code: malformed }, { by: Host, text: kill Dam, code: unknown-player }, { by: Host, text: paus, code: unknown-command, message: pause }]`);
    expect(failures).toEqual([]);
    expect(session.desk.game.play!.polls['lynch']!.ballots).toEqual([{ seat: 's2', choice: 's1' }]);
  });
});

describe('the result', () => {
  const text = `${head}play:
  - night 1: [Ann: cop Ann, Ann: cop Bob, Bob: mafia vigilante Dan, Bob: 'say "hm" in mafia']
  - end
`;

  test('has exactly the keys and facts of the format', () => {
    const result = resultOf(played(text).session);
    expect(Object.keys(result)).toEqual(['phase', 'alive', 'deaths', 'winners', 'roles', 'told', 'announced', 'channels', 'refused', 'decisions', 'trace']);
    expect(result).toMatchObject({
      phase: 'day 1', alive: ['Ann', 'Bob', 'Cat', 'Eve', 'Fay'], deaths: [{ player: 'Dan', phase: 'night 1', cause: 'vigilante' }], winners: null,
      roles: { Ann: 'Town Cop', Bob: 'Mafia Goon', Dan: 'Town' }, channels: { mafia: ['Bob'] }, decisions: [],
      refused: [{ by: 'Ann', text: 'cop Ann', phase: 'night 1', code: 'illegal-target', message: '"Ann" cannot be chosen. Possible: Bob, Cat, Dan, Eve and Fay.' }],
    });
    const told = result.told.find(({ kind }) => kind === 'result')!;
    expect(Object.entries(told)).toEqual([['to', 'Ann'], ['phase', 'night 1'], ['kind', 'result'], ['ability', 'cop'], ['about', ['Bob']], ['result', 'Non-Town'], ['text', 'Cop on Bob: Non-Town.']]);
    const death = result.announced.find(({ kind }) => kind === 'death')!;
    expect(Object.keys(death)).toEqual(['phase', 'kind', 'about', 'result', 'text']);
    expect(death).toMatchObject({ phase: 'day 1', about: ['Dan'], result: 'Town' });
    expect(Object.keys(result.trace[0]!)).toEqual(['phase', 'step', 'text']);
  });

  test('as a player: nothing of what that player may not know', () => {
    const { session } = played(text);
    const eve = resultFor(session, 'Eve');
    expect(eve).toMatchObject({ roles: { Eve: 'Town', Dan: 'Town' }, channels: {}, refused: [], trace: [], deaths: [{ player: 'Dan', phase: 'night 1' }] });
    expect(Object.keys(eve.roles)).toEqual(['Dan', 'Eve']);
    expect(JSON.stringify(eve)).not.toMatch(/Goon|Cop|vigilante|"hm"/);
    expect(resultFor(session, 'Ann').told.map(({ kind }) => kind)).toEqual(['role', 'result']);
    expect(resultFor(session, 'Bob').channels).toEqual({ mafia: ['Bob'] });
  });

  test('as a player once the game is over: everything that the end reveals', () => {
    const { session } = played(`${head}play:\n  - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]\n`);
    const eve = resultFor(session, 'Eve');
    expect(eve.roles).toMatchObject({ Ann: 'Town Cop', Bob: 'Mafia Goon' });
    expect(eve.deaths).toEqual([{ player: 'Bob', phase: 'day 1', cause: 'lynch' }]);
  });
});
