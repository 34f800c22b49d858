import { describe, expect, test } from 'vitest';
import { mafia } from '../../../engine/rulesets/mafia/ruleset.ts';
import { setups } from '../../../engine/setups/index.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `P${n + 1}`);
const terms = { ruleset: 'mafia', seed: 1, options: {}, pins: {} };

describe('ready-made setups', () => {
  test.each(setups.map(setup => [setup.name, setup] as const))('%s is a lawful deal, each role canonical, with as many as its id says', (_, { id, roles }) => {
    expect(roles.length).toBe(Number(id.split('-').at(-1)));
    expect(roles.map(role => { const read = mafia.explain(role); return read.ok ? [role, read.warnings] : [role, read.fault.message]; })).toEqual(roles.map(role => [role, []]));
    const dealt = mafia.deal(terms, names(roles.length), roles);
    expect(dealt.ok ? [] : dealt.faults).toEqual([]);
  });

  test('there is one for nearly every size from 5 to 24, and names and ids are told apart', () => {
    const sizes = new Set(setups.map(({ roles }) => roles.length));
    expect([5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 20, 24].filter(size => !sizes.has(size))).toEqual([]);
    expect(setups.length).toBeGreaterThanOrEqual(20);
    expect(new Set(setups.map(({ name }) => name)).size).toBe(setups.length);
    expect(new Set(setups.map(({ id }) => id)).size).toBe(setups.length);
  });
});
