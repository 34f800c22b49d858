import { describe, expect, test } from 'vitest';
import { inspectionByDisguise } from './inspection-by-disguise.ts';
import { inspectors, type Inspector } from './inspectors.ts';
import { veils, type Veil } from './disguises.ts';
import { acts, Stage } from './stage.ts';

const bystanders = { Ann: 'Citizen', Bob: 'Citizen', Cal: 'Citizen', Wes: 'Wolf', Wim: 'Wolf' };

/** What comes of a look; what the column puts on Tom, or on who looks, comes first. */
function seen({ doe, cast, phase, acts: deeds, found }: Inspector, veil: Veil): string {
  const tom = veil.tom ?? 'Corrupt Wolf';
  const stage = new Stage({ Tom: tom, Doe: doe, ...bystanders, ...cast, ...veil.cast }, veil.pins ? { pins: veil.pins } : {});
  const day = phase === 'day 2' ? 2 : 1;
  stage.run([...acts(veil.acts?.(day) ?? ''), ...acts(deeds(tom))], phase === 'day 2' ? 'night 3' : 'day 2');
  return stage.refused.length > 0 ? '-' : found(stage);
}

const table = Object.entries(inspectors).map(([row, inspector]) => ({ row, inspector }));

describe('whoever looks, at whatever disguise', () => {
  test('the table has a row for each look and a column for each disguise and obstruction, and no other', () => {
    expect([...inspectionByDisguise.rows].sort()).toEqual(Object.keys(inspectors).sort());
    expect([...inspectionByDisguise.columns].sort()).toEqual(Object.keys(veils).sort());
  });

  test.each(table)('$row', ({ row, inspector }) => {
    const columns = Object.entries(veils);
    expect(columns.map(([column, veil]) => `${column}: ${seen(inspector, veil)}`)).toEqual(columns.map(([column]) => `${column}: ${inspectionByDisguise.cell(row, column)}`));
  });
});
