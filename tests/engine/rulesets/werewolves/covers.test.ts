import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import catalogue from '../../../../engine/rulesets/werewolves/rules.json' with { type: 'json' };
import { werewolves } from '../../../../engine/rulesets/werewolves/ruleset.ts';

const here = new URL('.', import.meta.url).pathname;

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts') && file !== 'covers.test.ts')
  .map(file => readFileSync(join(here, file), 'utf8'));

/** Ids that a call names first, at the start of a line: `rule('…'`, `test('…: `, `test.each(…)('…: `, or a helper of a file; or a row of a table of tests. */
const tested = new Set(sources.flatMap(text => [...text.matchAll(/^\s*(?:\w+\(|\]\)\(|\[|test\.each\(.*\)\()\s*['"`](werewolves\/[^'"`:%]+)(?=['"`:])/gm)].map(([, id]) => id!)));

/** Decisions have no ids of their own in the catalogue: they are counted. */
const entries = catalogue.entries.map(entry => ({
  id: entry.id,
  rules: (entry.rules ?? []).map(({ id }) => id),
  decisions: (entry.open ?? []).map((_, at) => `${entry.id}?${at + 1}`),
}));
const known = new Set(entries.flatMap(({ rules, decisions }) => [...rules, ...decisions]));

describe('rule ids', () => {
  test.each(entries)('$id: every rule has a test that names it', ({ rules }) => {
    expect(rules.filter(id => !tested.has(id))).toEqual([]);
  });

  test('every id that is tested or carried out stands in the catalogue', () => {
    const carriedOut = werewolves.entries().flatMap(({ rules }) => rules);
    expect([...tested, ...carriedOut].filter(id => !known.has(id))).toEqual([]);
    expect(tested.size).toBeGreaterThan(1000);
  });
});
