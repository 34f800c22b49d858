import { describe, expect, test } from 'vitest';
import { Desk } from '../../../engine/testing/desk.ts';
import { knownRules } from '../../../engine/testing/known-rules.ts';
import { readRecord } from '../../../engine/testing/read-record.ts';
import { recordOf } from '../../../engine/testing/record-of.ts';
import { played } from '../../../engine/testing/rule.ts';
import { resultFor } from '../../../engine/testing/result.ts';

const head = `rules: mafia
options: { start: night, check: off, parity: off }
players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
`;

const fault = (text: string) => {
  const read = readRecord(text);
  return read.ok ? 'fine' : `${read.fault.line}: ${read.fault.message}`;
};

describe('somebody who comes later', () => {
  test('is known from the start of the file, and acts once the seat is taken over', () => {
    const { session, failures } = played(`${head}play:
  - night 1: [Zoe: cop Bob, Host: replace Ann with Zoe, zoe: cop Bob, Ann: cop Cat]
  - end
  - expect:
      alive: [Zoe, Bob, Cat, Dan, Eve]
      told: { Zoe: [{ ability: cop, result: Non-Town }] }
      refused: [{ by: Zoe, code: not-in-game }, { by: Ann, code: not-in-game }]`);
    expect(failures).toEqual([]);
    expect(resultFor(session, 'Zoe').roles).toEqual({ Zoe: 'Town Cop' });
  });

  test.each([
    ['night 1: [Host: replace Ann with Host]', '5: a player cannot be called "Host": names are one word, each different, and none that acts use; "Host2" would do'],
    ['night 1: [Host: replace Ann with Zoe, Zo: cop Bob]', '5: nobody here is called "Zo"; did you mean Zoe?'],
    ['night 1: [Ann: replace Ann with Zoe, Zoe: cop Bob]', '5: nobody here is called "Zoe"'],
    ['night 1: [Host: replace Ann with Zoe, Host: replace Zoe with Ann, Host: replace Bob with zoe]', 'fine'],
  ])('%s', (item, expected) => {
    expect(fault(`${head}play:\n  - ${item}\n`)).toContain(expected);
  });

  test('an expectation about a name that nobody has now fails, in words', () => {
    expect(played(`${head}play:\n  - night 1: [Host: replace Ann with Zoe]\n  - expect: { roles: { Ann: Town Cop } }\n`).failures.map(({ message }) => message)).toEqual(['roles: nobody is called Ann now']);
  });
});

test('what the host does with half a sentence is refused', () => {
  const { failures } = played(`${head}play:
  - night 1: [Host: kill, Host: replace Ann, Host: replace Ann with Zoe Ray, Host: pause now, Host: declare, Host: kill Ann]
  - expect: { dead: [Ann], refused: [{ text: kill, code: unknown-command }, { text: replace Ann, code: unknown-command }, { text: replace Ann with Zoe Ray, code: unknown-command }, { text: pause now, code: unknown-command }, { text: declare, code: unknown-command }] }`);
  expect(failures).toEqual([]);
});

/** A game of five, and all that was done in it. */
function recorded() {
  const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
  const roles = ['Town Cop', 'Mafia Goon', 'Town', 'Town', 'Town'];
  const terms = { ruleset: 'mafia', seed: 3, options: { start: 'night', check: 'off', parity: 'off' }, pins: {} };
  const { desk } = Desk.seat({ rules: knownRules, terms, players: names.map((name, at) => ({ name, role: roles[at]! })) });
  const steps = [{ command: desk.last, state: desk.game }];
  const doing = (send: () => { readonly ok: boolean } | undefined) => {
    expect(send()?.ok).toBe(true);
    steps.push({ command: desk.last, state: desk.game });
  };
  return { desk, steps, doing };
}

test('a game that the host decided becomes a record that plays to the same end', () => {
  const { desk, steps, doing } = recorded();
  doing(() => desk.timeUp());
  doing(() => desk.host({ type: 'declare', side: 'a draw' }));
  const text = recordOf(steps);
  expect(text).toContain('Host: declare a draw');
  const again = played(text);
  expect(again.failures).toEqual([]);
  expect(again.session.desk.game.play!.winners).toEqual([]);
});

test('a game with both becomes a record that plays to the same end', () => {
  const { desk, steps, doing } = recorded();
  doing(() => desk.host({ type: 'replace', seat: 's1', by: desk.newcomer(), name: 'Zoe' }));
  doing(() => desk.act('s1', { type: 'answer', ask: 's1.1', raw: { targets: ['s2'] } }));
  doing(() => desk.host({ type: 'kill', seat: 's4' }));
  doing(() => desk.timeUp());
  for (const seat of ['s1', 's3', 's5']) doing(() => desk.act(seat, { type: 'vote', poll: 'lynch', choice: 's2' }));
  const text = recordOf(steps);
  expect(text).toContain('Host: replace Ann with Zoe');
  expect(text).toContain('Host: kill Dan');
  const again = played(text);
  expect(again.failures).toEqual([]);
  expect(again.session.desk.game.play!.winners).toEqual(desk.game.play!.winners);
  expect(again.session.desk.game.play!.names).toEqual(desk.game.play!.names);
});
