import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineCommands, runCurfew } from '../../../engine/cli/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'curfew-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function curfew(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCurfew(engineCommands, '1', argv, { out: text => { out += text; }, err: text => { err += text; } });
  return { code, out, err };
}

const setup = join(folder, 'five.yaml');
writeFileSync(setup, 'rules: mafia\nroles: [Mafia Goon, 4x Town]\n');

describe('simulate', () => {
  test('finds the same on one thread and on two', async () => {
    const [one, two] = [await curfew('simulate', setup, '-n', '200', '--jobs', '1', '--json'), await curfew('simulate', setup, '-n', '200', '--json')];
    const { gamesPerSecond: _, ...alone } = JSON.parse(one.out);
    const { gamesPerSecond: speed, ...both } = JSON.parse(two.out);
    expect(both).toEqual(alone);
    expect(speed).toBeGreaterThan(0);
    expect([one.err, two.err]).toEqual(['', '']);
  }, 60_000);

  test('tells people who wins, how long it takes and who is out when', async () => {
    const { out } = await curfew('simulate', setup, '-n', '20', '--bots', 'cautious');
    expect(out).toMatch(/^20 games, seeds from 1 on, \d+ a second\n/);
    expect(out).toMatch(/ {2}Town {3}\d+\.\d % {2}\(/);
    expect(out).toMatch(/ {2}day 1 {5}Mafia Goon \d\.\d\d, Town \d\.\d\d\n/);
  });

  test.each([
    [['-n', '0'], 'curfew simulate: -n is a whole number from 1 to 10000000, and "0" is not\n'],
    [['-n', 'many'], 'curfew simulate: -n is a whole number from 1 to 10000000, and "many" is not\n'],
    [['--jobs', '0'], 'curfew simulate: --jobs is a whole number from 1 to 64, and "0" is not\n'],
    [['--bots', 'clever'], 'curfew simulate: --bots is random or cautious, and "clever" is not\n'],
  ])('%j is refused', async (options, message) => {
    expect(await curfew('simulate', setup, ...options)).toEqual({ code: 2, out: '', err: message });
  });

  test('a wrong setup: its line', async () => {
    const wrong = join(folder, 'wrong.yaml');
    writeFileSync(wrong, 'rules: mafia\nroles:\n  - Mafia Goon\n  - 4x Twon\n');
    expect(await curfew('simulate', wrong)).toEqual({ code: 2, out: '', err: `${wrong}:4: seat 2's role "Twon": unknown word "Twon" at character 1; did you mean "Town"?\n` });
  });
});
