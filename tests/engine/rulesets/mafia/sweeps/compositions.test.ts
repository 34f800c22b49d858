import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printRole } from '../../../../../engine/rulesets/mafia/grammar/print.ts';
import { mafia } from '../../../../../engine/rulesets/mafia/ruleset.ts';
import { playPhase } from '../../../../../engine/testing/bot-game.ts';
import { isPlain } from '../../../../../engine/testing/invariants.ts';
import { cardText } from '../../../../../engine/themes/card.ts';
import { anyRole } from '../grammar/arbitrary.ts';
import { faultsIn, toldOfHidden } from './faults.ts';
import { composedRoles, named, starts, tableOf } from './table.ts';

/** Some phases of a table, and all that was wrong in them. */
function faultsAt(roles: readonly string[], seed: number, phases: number): readonly string[] {
  const desk = tableOf(named(roles), seed, { start: starts[seed % 3]! });
  const faults: string[] = [];
  for (let n = 0; n < phases && !desk.game.play!.winners; n += 1) {
    playPhase(desk, 'random', seed, change => {
      faults.push(...faultsIn(change));
      if (!isPlain(change.state)) faults.push('the state is no plain JSON');
    });
    faults.push(...toldOfHidden(desk).map(seat => `${seat} is told of what is Hidden`));
  }
  return faults;
}

const someSeed = fc.integer({ min: 0, max: 1_000_000 });
const timeout = 120_000;

describe('compositions', () => {
  test('three deep are printed, carded and played', { timeout }, () => {
    fc.assert(
      fc.property(someSeed, seed => {
        const roles = composedRoles(seed, 3);
        for (const role of roles) {
          const read = mafia.explain(role);
          if (!read.ok) throw new Error(read.fault.message);
          const again = mafia.explain(read.canonical);
          expect(again.ok && again.parse).toBe(read.parse);
          for (const theme of ['workplace', 'classic']) expect(cardText(theme, read.card).join('\n')).not.toMatch(/[{}]|undefined/);
        }
        expect(faultsAt(roles, seed, 4)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('of any shape, slashes, sets and brackets among them, are played', { timeout }, () => {
    fc.assert(
      fc.property(fc.array(anyRole.map(printRole), { minLength: 8, maxLength: 12 }), someSeed, (roles, seed) => {
        expect(faultsAt([...roles, 'Mafia Goon', 'Town', 'Town Vigilante'], seed, 4)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
