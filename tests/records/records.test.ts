import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { played } from '../../engine/testing/rule.ts';

const folder = new URL('.', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.yaml'));

test('there are records', () => {
  expect(files.length).toBeGreaterThanOrEqual(26);
});

test.each(files)('%s plays as it expects', file => {
  const { failures, checked } = played(readFileSync(join(folder, file), 'utf8'));
  expect(failures).toEqual([]);
  expect(checked).toBeGreaterThan(0);
});
