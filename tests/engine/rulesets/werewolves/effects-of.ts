import { fieldsOf, textsOf } from '../../../../engine/core/json.ts';
import { resultOf } from '../../../../engine/testing/result.ts';
import { played } from '../../../../engine/testing/rule.ts';

/** The effects that lie on each player when a record is over, as the hosts see them: those without any are left out. */
export const effectsOf = (record: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(fieldsOf(resultOf(played(record).session)['effects'])).map(([name, effects]) => [name, textsOf(effects)]));

/** The phases in which each player died in a record, with what it was put down to. */
export const deathsOf = (record: string): readonly string[] =>
  resultOf(played(record).session).deaths.map(({ player, phase, cause }) => `${String(player)}, ${String(phase)}, ${String(cause)}`);
