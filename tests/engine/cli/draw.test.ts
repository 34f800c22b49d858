import { describe, expect, test } from 'vitest';
import { engineCommands, runCurfew } from '../../../engine/cli/main.ts';
import { readSetup } from '../../../engine/testing/read-setup.ts';

async function curfew(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCurfew(engineCommands, '1', argv, { out: text => { out += text; }, err: text => { err += text; } });
  return { code, out, err };
}

describe('draw', () => {
  test('prints a setup that can be read, and in front what the rules hold of it', async () => {
    const { code, out } = await curfew('draw', 'werewolves', '12', '--seed', '4', '--set', 'roleList=hidden');
    expect(code).toBe(0);
    expect(out).toMatch(/^# 12 players, seed 4\. Strength: townsfolk [\d.]+, werewolf [\d.]+, solo [\d.]+, unaligned [\d.]+; balance -?[\d.]+, even within 1\.2\.\n/);
    const read = readSetup(out, 'random');
    expect(read.ok && [read.value.roles.length, read.value.terms.options]).toEqual([12, { roleList: 'hidden' }]);
  });

  test('prints JSON, the same for the same seed', async () => {
    const [one, again] = [await curfew('draw', 'werewolves', '9', '--json'), await curfew('draw', 'werewolves', '9', '--seed', '1', '--json')];
    expect(again.out).toBe(one.out);
    expect(Object.keys(JSON.parse(one.out))).toEqual(['rules', 'players', 'seed', 'options', 'roles', 'strength']);
    expect(JSON.parse(one.out).roles).toHaveLength(9);
  });

  test.each([
    [['werewolves', '7'], 'curfew draw: PLAYERS is a whole number from 8 to 40, and "7" is not\n'],
    [['werewolves', 'ten'], 'curfew draw: PLAYERS is a whole number from 8 to 40, and "ten" is not\n'],
    [['werewolves', '10', '--seed', 'x'], 'curfew draw: --seed is a whole number from 0 on, and "x" is not\n'],
    [['werewolves', '10', '--set', 'roleList'], 'curfew draw: --set is written NAME=VALUE, and "roleList" is not\n'],
    [['werewolves', '10', '--set', 'roleList=none'], 'curfew draw: the option "roleList" cannot be set so: it is one of open, partial, hidden\n'],
    [['mafia', '10'], 'curfew draw: the rules of "mafia" draw no list by themselves\n'],
    [['wolves', '10'], /^curfew draw: .*wolves/],
  ])('%j is refused in one line', async (typed, message) => {
    const { code, out, err } = await curfew('draw', ...typed);
    expect([code, out]).toEqual([2, '']);
    if (typeof message === 'string') expect(err).toBe(message);
    else expect(err).toMatch(message);
  });
});
