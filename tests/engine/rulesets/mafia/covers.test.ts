import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import catalogue from '../../../../engine/rulesets/mafia/rules.json' with { type: 'json' };
import { mafia } from '../../../../engine/rulesets/mafia/ruleset.ts';

const here = new URL('.', import.meta.url).pathname;

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts') && file !== 'covers.test.ts')
  .map(file => readFileSync(join(here, file), 'utf8'));

/** Ids that some `rule(…)` of these tests names. */
const tested = new Set(sources.flatMap(text => [...text.matchAll(/^rule\('([^']+)'/gm)].map(([, id]) => id!)));

const known = new Set(catalogue.entries.flatMap(entry => [...(entry.rules ?? []), ...(entry.open ?? []), ...(entry.variants ?? [])].map(({ id }) => id)));

describe('rule ids', () => {
  test.each(mafia.entries().map(({ id, rules }) => [id, rules] as const))('%s: every rule that it carries out has a test', (_, rules) => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(id => !tested.has(id))).toEqual([]);
  });

  test('every id that is tested or carried out stands in the catalogue', () => {
    const carriedOut = mafia.entries().flatMap(({ rules }) => rules);
    expect([...tested, ...carriedOut].filter(id => !known.has(id))).toEqual([]);
    expect(tested.size).toBeGreaterThan(50);
  });
});
