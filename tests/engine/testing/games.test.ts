import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { living } from '../../../engine/core/state.ts';
import { botKinds } from '../../../engine/testing/bots.ts';
import { isPlain, lostActs, watchGame } from '../../../engine/testing/invariants.ts';
import { playRecord } from '../../../engine/testing/play-record.ts';
import { readRecord } from '../../../engine/testing/read-record.ts';
import { recordOf } from '../../../engine/testing/record-of.ts';
import { resultOf } from '../../../engine/testing/result.ts';
import { deskOf, someOptions, someRoles, someSeed } from './dealt.ts';

const someGame = fc.record({ roles: someRoles, options: someOptions, seed: someSeed, kind: fc.constantFrom(...botKinds) });
const runs = { numRuns: 25 };

describe('games of bots', () => {
  test('end, stay plain JSON and lose no act', () => {
    fc.assert(
      fc.property(someGame, ({ roles, options, seed, kind }) => {
        const { steps, moves } = watchGame(deskOf(roles, options, seed), kind, seed);
        expect(steps.at(-1)!.state.play!.winners).not.toBeNull();
        for (const [index, move] of moves.entries()) {
          const [before, after] = [steps[index]!.state, steps[index + 1]!.state];
          expect(isPlain(after)).toBe(true);
          expect(lostActs(before.play!, after.play!, move)).toEqual([]);
        }
      }),
      runs,
    );
  });

  test('are the same again for the same seed', () => {
    fc.assert(
      fc.property(someGame, ({ roles, options, seed, kind }) => {
        const [one, two] = [1, 2].map(() => watchGame(deskOf(roles, options, seed), kind, seed).steps.map(({ state }) => state));
        expect(JSON.stringify(two)).toBe(JSON.stringify(one));
      }),
      { numRuns: 8 },
    );
  });

  test('become records that play to the same end', () => {
    fc.assert(
      fc.property(someGame, ({ roles, options, seed, kind }) => {
        const { steps } = watchGame(deskOf(roles, options, seed), kind, seed);
        const text = recordOf(steps);
        const record = readRecord(text);
        if (!record.ok) throw new Error(record.fault.message);
        const played = playRecord(record.value);
        if (!played.ok) throw new Error(played.fault.message);
        expect(played.value.failures).toEqual([]);
        expect(played.value.checked).toBe(3);
        const { play } = steps.at(-1)!.state;
        const again = played.value.session.desk.game.play!;
        expect(again.winners).toEqual(play!.winners);
        expect(living(again)).toEqual(living(play!));
        expect(again.phase).toEqual(play!.phase);
        expect(again.news).toEqual(play!.news);
        expect(resultOf(played.value.session).refused).toEqual([]);
      }),
      runs,
    );
  });
});
