import { beforeAll, describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ack } from '../../tools/bench/ack.ts';
import { asDeployed } from '../../tools/bench/as-deployed.ts';
import { bytes } from '../../tools/bench/bytes.ts';
import { engine } from '../../tools/bench/engine.ts';
import { imports } from '../../tools/bench/imports.ts';
import { main } from '../../tools/bench/main.ts';
import { median, percentile } from '../../tools/bench/percentile.ts';
import { requests } from '../../tools/bench/requests.ts';
import { judge, type Row, table } from '../../tools/bench/row.ts';
import { buildFunctions } from '../../tools/build.mjs';

const quiet = (): void => {};
const names = (rows: readonly Row[]): string[] => rows.map(({ name }) => name);
const byName = (rows: readonly Row[], name: string): Row => rows.find(row => row.name === name)!;

beforeAll(() => {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
});

test('a vote is measured against Bolt, both real', async () => {
  const rows = await ack(12, 2, quiet);
  expect(rows.map(({ part, name, unit, aim, against }) => [part, name, unit, aim, against?.name])).toEqual([
    ['ack', 'a vote\'s acknowledgement, p50', 'ms', 1.5, 'Bolt with the same Query and Put'],
    ['ack', 'a vote\'s acknowledgement, p99', 'ms', 1.5, 'Bolt with the same Query and Put'],
  ]);
  for (const { value, against } of rows) {
    expect(value).toBeGreaterThan(0);
    expect(against!.value).toBeGreaterThan(0);
  }
});

test('bundles are imported and weighed', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'curfew-bench-test-'));
  try {
    const built = await buildFunctions({ outDir, names: ['sweep'] });
    const rows = await imports(built, 3, quiet);
    expect(names(rows)).toEqual(['the DynamoDB client alone, whole process', 'sweep, import', 'sweep, whole process']);
    expect(rows.map(({ against }) => against?.name)).toEqual(['an empty Node', 'the DynamoDB client alone', 'an empty Node']);
    expect(judge(rows[0]!).ratio).toBeGreaterThan(1); // else nothing was imported
    expect(byName(rows, 'sweep, import').aim).toBe(2);
    const [weighed] = bytes(built);
    expect(weighed).toMatchObject({ part: 'bytes', name: 'dist/sweep/index.js', value: built[0]!.bytes, aim: 716_800 });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

test('an act of a player is one read and one write, in the third phase as in the first', async () => {
  const rows = await requests(3, quiet);
  const acts = ['vote on the card', 'vote by form', 'vote typed', 'night act by form'];
  for (const act of acts) {
    expect([act, byName(rows, `${act}, reads`).value, byName(rows, `${act}, writes`).value]).toEqual([act, 1, 1]);
  }
  const first = 'vote typed, a sandbox’s first here';
  expect([byName(rows, `${first}, reads`).value, byName(rows, `${first}, writes`).value]).toEqual([2, 1]);
  expect(names(rows)).toContain('vote by form, bytes both ways in phase 3');
  expect(names(rows)).toContain('night act by form, bytes both ways in phase 2');
  expect(judge(byName(rows, 'the same without remembered ids'))).toMatchObject({ aim: 1.1, met: true });
});

test('the engine copies little, and plays whole games', () => {
  const rows = engine(30, 2, quiet);
  expect(names(rows)).toEqual(['a vote of fifteen players', 'objects that a vote copies', 'a whole game of nine bots']);
  expect(judge(rows[1]!)).toMatchObject({ met: true });
  expect(rows[1]!.value).toBeGreaterThan(2); // a state, a play, a table at least
  expect(rows[2]!.note).toMatch(/^\d+ games a second$/);
});

test('nights of composed roles are timed as they are deployed, small ones and large ones, and a knot of controls', async () => {
  const { nights } = await asDeployed<typeof import('../../tools/bench/nights.ts')>('./nights.ts');
  const rows = nights(3, quiet);
  expect(rows.map(({ name }) => name)).toEqual([
    'a night of 15, median', 'a night of 15, p99', 'the same with all that is collected and compiled meanwhile', 'the first 3 nights of a process, p99', 'a night of 15, slowest',
    'a night of 5, median', 'a night of 15, median', 'a night of 30, median', 'a night of 75, median', 'a night of 75',
    'a night of 15 without controls, median', 'a night of 75 without controls, median', 'a night of 75 without controls', 'a knot of twelve controls, slowest',
  ]);
  for (const { value } of rows) expect(value).toBeGreaterThan(0);
  expect(rows.flatMap(({ aim }) => aim ?? [])).toEqual([2, 25, 20]);
}, 60_000);

test('werewolves nights are timed, small ones and large ones', async () => {
  const { werewolfNights } = await asDeployed<typeof import('../../tools/bench/werewolf-nights.ts')>('./werewolf-nights.ts');
  const rows = werewolfNights(3, quiet);
  expect(names(rows)).toEqual([
    'a werewolves night of 40, median', 'a werewolves night of 40, p99', 'the same with all that is collected and compiled meanwhile', 'the first 3 werewolves nights of a process, p99',
    'a werewolves night of 40, slowest', 'the same with all acts of it, median',
    'a werewolves night of 8, median', 'a werewolves night of 20, median', 'a werewolves night of 40, median', 'a werewolves night of 75, median',
  ]);
  for (const { value } of rows) expect(value).toBeGreaterThan(0);
  expect(rows.flatMap(({ aim }) => aim ?? [])).toEqual([5]);
}, 60_000);

describe('numbers', () => {
  test('a percentile is one of the values', () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1), median([3, 1, 2])]).toEqual([50, 99, 100, 2]);
    expect(() => percentile([], 0.5)).toThrow('no values');
  });

  test('an aim is one of the ratio, or of the value', () => {
    const row = { part: 'p', name: 'n', value: 3, unit: 'ms', against: { name: 'other', value: 2 } };
    expect(judge({ ...row, aim: 1.5 })).toMatchObject({ ratio: 1.5, met: true });
    expect(judge({ ...row, aim: 1.4 })).toMatchObject({ ratio: 1.5, met: false });
    expect(judge({ part: 'p', name: 'n', value: 2, unit: '', aim: 1 }).met).toBe(false);
    expect(judge(row).met).toBeUndefined();
  });

  test('rows are printed in columns', () => {
    const rows: Row[] = [
      { part: 'ack', name: 'p50', value: 3, unit: 'ms', against: { name: 'Bolt', value: 2 }, aim: 1.4 },
      { part: 'bytes', name: 'slack', value: 1234567, unit: 'bytes', aim: 2_000_000 },
    ];
    expect(table(rows.map(judge))).toBe(
      'ack    p50            3.00 ms  1.50 x Bolt (2.00 ms)  aim: at most 1.4 x, MISSED\n' +
        'bytes  slack  1,234,567 bytes                         aim: at most 2,000,000 bytes, met\n',
    );
  });
});

describe('the command', () => {
  const counts = { votes: 4, warmUp: 1, rounds: 1, phases: 1, engineVotes: 15, games: 1, nights: 3 };
  const run = async (...args: string[]) => {
    const [out, progress]: [string[], string[]] = [[], []];
    const code = await main(args, { out: text => out.push(text), progress: text => progress.push(text) }, counts);
    return { code, out: out.join(''), progress: progress.join('') };
  };

  test('measures the parts that were named, as JSON, its progress apart', async () => {
    const { code, out, progress } = await run('engine', 'ack', '--json');
    expect(code).toBe(0);
    const { node, rows } = JSON.parse(out);
    expect(node).toBe(process.version);
    expect(rows.map(({ part }: Row) => part)).toEqual(['ack', 'ack', 'engine', 'engine', 'engine']);
    expect(rows[0].ratio).toBeCloseTo(rows[0].value / rows[0].against.value);
    expect(progress).toContain('ack: 0 of 4 votes');
  });

  test('says which parts there are', async () => {
    expect(await run('speed')).toEqual({ code: 2, out: '', progress: 'There is no part "speed"; there are ack, import, bytes, requests, engine, nights.\n' });
    expect((await run('--help')).out).toContain('npm run bench [-- PART …]');
    const wrong = await run('--fast');
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.progress).toContain("'--fast'");
  });
});
