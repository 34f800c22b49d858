import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineCommands, runCurfew } from '../../engine/cli/main.ts';
import { watchGame } from '../../engine/testing/invariants.ts';
import type { Step } from '../../engine/testing/record-of.ts';
import { replay } from '../../local/replay.ts';
import { openLocalStore } from '../../local/store/open.ts';
import { deskOf } from '../engine/testing/dealt.ts';

const folder = mkdtempSync(join(tmpdir(), 'curfew-replay-'));

async function curfew(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCurfew([...engineCommands, replay], '1', argv, { out: text => { out += text; }, err: text => { err += text; } });
  return { code, out, err };
}

const roles = ['Town Cop', 'Mafia Goon', 'Town Doctor', 'Town', 'Mafia Roleblocker', 'Town', 'Town'];

beforeAll(async () => {
  const { store, close } = await openLocalStore(join(folder, 'store'));
  const put = async (game: string, from: number, steps: readonly Step[]) => {
    for (const [index, { command, state }] of steps.entries()) {
      await store.commit({ game, version: index + 1, at: from + index, command, state, events: [], trace: [], effects: [] });
    }
  };
  const { steps } = watchGame(deskOf(roles, { start: 'night' }, 5), 'random', 5);
  await put('aaaa1111', Date.UTC(2099, 0, 5, 16), steps);
  await put('bbbb2222', Date.UTC(2099, 0, 6, 9, 30), steps.slice(0, 3));
  await close();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('replay', () => {
  test('prints a finished game as a record that plays to the same end', async () => {
    const { code, out, err } = await curfew('replay', 'aaaa1111', '--data', folder);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('# Game aaaa1111\nrules: mafia\nseed: 5\n');
    const file = join(folder, 'game.yaml');
    writeFileSync(file, out);
    expect(await curfew('check', file)).toEqual({ code: 0, out: `ok ${file} (3)\n1 record, 3 expectations: all as expected\n`, err: '' });
    expect((await curfew('replay', 'last', '--data', folder)).out).toBe(out);
  });

  test('lists the games, the newest first', async () => {
    const { out } = await curfew('replay', '--data', folder);
    expect(out).toBe('bbbb2222  2099-01-06 09:30  7 players  running\naaaa1111  2099-01-05 16:00  7 players  finished\n');
  });

  test('keeps the secrets of a running game', async () => {
    const { code, out, err } = await curfew('replay', 'bbbb2222', '--data', folder);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('curfew replay: game bbbb2222 is not finished, and a record would tell all its secrets\n');
  });

  test('says what it does not find', async () => {
    expect((await curfew('replay', 'aaaa1112', '--data', folder)).err).toBe('curfew replay: there is no game "aaaa1112"; did you mean aaaa1111?\n');
    const nowhere = join(folder, 'nowhere');
    expect(await curfew('replay', 'x', '--data', nowhere)).toEqual({ code: 2, out: '', err: `curfew replay: there are no games in ${nowhere}; npm start keeps its own there\n` });
  });

  test('beside a running store uses that one', async () => {
    const { close } = await openLocalStore(join(folder, 'store'));
    const { code, out } = await curfew('replay', 'last', '--data', folder);
    await close();
    expect([code, out.slice(0, 16)]).toEqual([0, '# Game aaaa1111\n']);
  });
});
