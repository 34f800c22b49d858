import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../../engine/core/json.ts';
import { botKinds } from '../../../../../engine/testing/bots.ts';
import { isPlain, lostActs, watchGame, type Watched } from '../../../../../engine/testing/invariants.ts';
import { playRecord } from '../../../../../engine/testing/play-record.ts';
import { readRecord } from '../../../../../engine/testing/read-record.ts';
import { recordOf } from '../../../../../engine/testing/record-of.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { drawnTable, hosts } from './table.ts';

const timeout = 600_000;

/** Game n of a sweep: every size, every kind of host and both kinds of bots come up. */
function game(n: number): Watched {
  const [mode, host] = hosts[n % hosts.length]!;
  const pins: Readonly<Record<string, Json>> = n % 10 === 9 ? { 'atheist-include': 'yes' } : n % 10 === 8 ? { 'fabled-in-play': 'Fiddler' } : {};
  return watchGame(drawnTable(n, { mode }, pins), botKinds[Math.floor(n / hosts.length) % botKinds.length]!, n, host);
}

const replayed = (steps: Watched['steps']) => {
  const record = readRecord(recordOf(steps));
  if (!record.ok) throw new Error(record.fault.message);
  const played = playRecord(record.value);
  if (!played.ok) throw new Error(`line ${played.fault.line}: ${played.fault.message}\n${recordOf(steps)}`);
  return played.value;
};

describe('games of bots over all deals from 7 to 15 players', () => {
  test.each(Array.from({ length: 20 }, (_, part) => part))('part %i of 20: they end, stay plain JSON and lose no act; nobody is refused', { timeout }, part => {
    for (let n = part * 10; n < part * 10 + 10; n += 1) {
      const { steps, moves } = game(n);
      expect(steps.at(-1)!.state.play!.winners).not.toBeNull();
      for (const [index, move] of moves.entries()) {
        const [before, after] = [steps[index]!.state, steps[index + 1]!.state];
        expect(lostActs(before.play!, after.play!, move)).toEqual([]);
        if (index % 7 === 0) expect(isPlain(after), `game ${n}, step ${index}`).toBe(true);
      }
    }
  });

  test('are the same again for the same seed, byte for byte', { timeout }, () => {
    for (let n = 0; n < 9; n += 1) {
      const [one, two] = [game(n), game(n)].map(({ steps }) => JSON.stringify(steps.map(({ state }) => state)));
      expect(two).toBe(one);
    }
  });

  test('become records that play to the same end', { timeout }, () => {
    for (let n = 0; n < 30; n += 1) {
      const { steps } = game(n);
      const { failures, checked, session } = replayed(steps);
      const { play } = steps.at(-1)!.state;
      expect(failures.map(({ message }) => `game ${n}: ${message}`)).toEqual([]);
      expect(checked).toBe(3);
      expect(resultOf(session).refused).toEqual([]);
      const again = session.desk.game.play!;
      expect([again.phase, again.winners, again.facts, again.powers, again.news]).toEqual([play!.phase, play!.winners, play!.facts, play!.powers, play!.news]);
    }
  });
});
