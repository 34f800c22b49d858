import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusals } from '../../../engine/themes/en/refusals.ts';

const table = new URL('../../../engine/table/', import.meta.url).pathname;
const sources = readdirSync(table).map(file => readFileSync(join(table, file), 'utf8')).join('\n');

/** The codes as their type lists them. */
const codes = [.../export type RefusalCode =([^;]+);/.exec(sources)![1]!.matchAll(/'([^']+)'/g)].map(([, code]) => code!);

test('each code of a refusal has its sentence', () => {
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter(code => !(`refuse.${code}` in refusals))).toEqual([]);
});

test('no sentence is of a code that does not exist', () => {
  const named = Object.keys(refusals).flatMap(key => /^refuse\.([^.]+)/.exec(key)?.[1] ?? []);
  expect(named.filter(code => !codes.includes(code))).toEqual([]);
});
