import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSetup } from '../../../engine/testing/read-setup.ts';
import { simulate } from '../../../engine/testing/simulate.ts';
import { reportOf } from '../../../engine/testing/simulation-report.ts';
import { curfew } from './curfew.ts';

const folder = mkdtempSync(join(tmpdir(), 'curfew-clocktower-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the clocktower rules on the command line', () => {
  test.each([
    ['savant', 'Savant'],
    ['Drunk as Savant', 'Drunk as Savant'],
    ['evil alchemist with baron', 'evil Alchemist with Baron'],
    ['CULT leader', 'Cult Leader'],
    ['evil scapegoat', 'evil Scapegoat'],
  ])('explain %j', async (text, canonical) => {
    const { code, out, err } = await curfew('explain', 'clocktower', text, '--json');
    expect([code, err]).toEqual([0, '']);
    const read = JSON.parse(out) as { parse: string; canonical: string; card: string; warnings: string[] };
    expect([read.parse, read.canonical, read.warnings]).toEqual([canonical, canonical, []]);
    expect(read.card.length).toBeGreaterThan(20);
  });

  test.each([
    ['Savent', '"Savent": no character is called "Savent" at character 1; did you mean "Savant"?\n'],
    ['Drunk as Savent', '"Drunk as Savent": no character is called "Savent" at character 10; did you mean "Savant"?\n'],
    ['Slayer as Savant', '"Slayer as Savant": the Slayer knows what they are, so "as" cannot stand here at character 11\n'],
    ['Alchemist with Vortox', '"Alchemist with Vortox": the Alchemist has the ability of a Minion who can use it, and not that of the Vortox at character 16\n'],
  ])('explain %j says what is wrong, where, and what is near', async (text, message) => {
    expect(await curfew('explain', 'clocktower', text)).toEqual({ code: 2, out: '', err: message });
  });

  test('roles lists every kind with its rules, and every decision of the deal', async () => {
    const { code, out } = await curfew('roles', 'clocktower', '--json');
    expect(code).toBe(0);
    const read = JSON.parse(out) as { entries: { id: string; kind: string; rules: string[] }[]; decisions: string[] };
    const count = (kind: string): number => read.entries.filter(entry => entry.kind === kind).length;
    expect([count('townsfolk'), count('outsider'), count('minion'), count('demon'), count('traveller'), count('fabled')]).toEqual([13, 4, 5, 3, 2, 4]);
    expect(read.entries.filter(({ kind, rules }) => kind !== 'option' && rules.length === 0)).toEqual([]);
    const deal = ['alchemist-ability', 'atheist-include', 'bluffs', 'drunk-token', 'fabled-in-play', 'marionette-seat', 'marionette-token', 'setup-bag', 'setup-seats'];
    expect(deal.filter(key => !read.decisions.includes(key))).toEqual([]);
  });

  test('simulate gives the shares of both sides, nights before days', () => {
    const plan = readSetup('rules: clocktower\nroles: [7x drawn]\n', 'random');
    if (!plan.ok) throw new Error(plan.fault.message);
    const report = reportOf(plan.value, simulate(plan.value, 0, 10), 1);
    expect(Object.keys(report.wins)).toEqual(['evil', 'good']);
    expect(report.wins['evil']!.share + report.wins['good']!.share).toBeCloseTo(1);
    const nights = Object.keys(report.deaths).filter(phase => /^(night|day) 2\b/.test(phase)).map(phase => phase.split(' ')[0]);
    expect(nights).toEqual([...nights].sort((a, b) => (a! < b! ? 1 : -1)));
    expect(Object.keys(report.deaths).every(phase => !phase.includes('lock'))).toBe(true);
  });

  test('a table that nobody can be dealt is refused in one line', async () => {
    const file = join(folder, 'six.yaml');
    writeFileSync(file, 'rules: clocktower\nroles: [6x drawn]\n');
    expect(await curfew('simulate', file)).toEqual({ code: 2, out: '', err: `${file}:2: a game takes 7 to 15 players, and this table has 6\n` });
  });
});
