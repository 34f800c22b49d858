import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import catalogue from '../../../../engine/rulesets/clocktower/rules.json' with { type: 'json' };
import { clocktower } from '../../../../engine/rulesets/clocktower/ruleset.ts';

const here = new URL('.', import.meta.url).pathname;

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts') && file !== 'covers.test.ts')
  .map(file => readFileSync(join(here, file), 'utf8'));

/** Ids that a `rule('…'`, a `test('…: ` or a `test.each([…])('…: ` of these tests names at the start of a line. */
const tested = new Set(sources.flatMap(text => [...text.matchAll(/^\s*(?:rule\(|test\(|\]\)\()\s*['"`](clocktower\/[^'"`:]+)/gm)].map(([, id]) => id!)));

const entries = catalogue.entries.map(entry => ({
  id: entry.id,
  rules: (entry.rules ?? []).map(({ id }) => id),
  decisions: (entry.open ?? []).map(({ id }) => id),
}));
const known = new Set(entries.flatMap(({ rules, decisions }) => [...rules, ...decisions]));

describe('rule ids', () => {
  test.each(entries)('$id: every rule has a test that names it', ({ rules }) => {
    expect(rules.filter(id => !tested.has(id))).toEqual([]);
  });

  test.each(entries)('$id: every decision has a test that names it', ({ decisions }) => {
    expect(decisions.filter(id => !tested.has(id))).toEqual([]);
  });

  test('every id that is tested or carried out stands in the catalogue', () => {
    const carriedOut = clocktower.entries().flatMap(({ rules }) => rules);
    expect([...tested, ...carriedOut].filter(id => !known.has(id))).toEqual([]);
    expect(tested.size).toBeGreaterThan(50);
  });
});
