import { playRecord } from '../../../../engine/testing/play-record.ts';
import { readRecord } from '../../../../engine/testing/read-record.ts';
import { resultOf, type Result } from '../../../../engine/testing/result.ts';
import { played } from '../../../../engine/testing/rule.ts';

/** The same game with the seeds 1, 2, 3 and so on. */
export const manySeeds = (record: string, count = 60): readonly Result[] =>
  Array.from({ length: count }, (_, at) => resultOf(played(record.replace(/^( *)rules: clocktower$/m, `$1rules: clocktower\n$1seed: ${at + 1}`)).session));

/** How often a decision came to what, over all these games. */
export function tallyOf(results: readonly Result[], key: string): Readonly<Record<string, number>> {
  const made = results.flatMap(({ decisions }) => decisions.filter(one => one['key'] === key).map(one => String(one['made'])));
  return Object.fromEntries([...new Set(made)].sort().map(value => [value, made.filter(one => one === value).length]));
}

/** What somebody was told by an ability, over all these games. */
export const toldBy = (results: readonly Result[], to: string, ability: string): readonly string[] =>
  results.flatMap(({ told }) => told.filter(one => one['to'] === to && one['ability'] === ability && one['kind'] !== 'role').map(one => String(one['result'])));

/** What is wrong with a record, in words; the empty text if it plays. */
export function faultOf(text: string): string {
  const record = readRecord(text);
  if (!record.ok) return record.fault.message;
  const game = playRecord(record.value);
  return game.ok ? '' : game.fault.message;
}
