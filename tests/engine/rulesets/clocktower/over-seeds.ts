import { expect } from 'vitest';
import { played } from '../../../../engine/testing/rule.ts';
import { resultOf, type Result } from '../../../../engine/testing/result.ts';

/** The same record played with each of the seeds 1 to `count`. Its head must not name a seed. */
export const overSeeds = (count: number, record: string): readonly Result[] =>
  Array.from({ length: count }, (_, n) => resultOf(played(record.replace('rules: clocktower', `rules: clocktower\n  seed: ${n + 1}`)).session));

/** What a decision came to in a game, the first time. */
export const madeOf = ({ decisions }: Result, key: string): unknown => decisions.find(one => one['key'] === key)?.['made'];

/** What somebody was told by an ability, in order. */
export const toldBy = ({ told }: Result, to: string, ability: string): readonly unknown[] =>
  told.filter(one => one['to'] === to && one['ability'] === ability && one['kind'] === 'result').map(one => one['result']);

/** How many of these are so. */
export const share = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

/** A record cannot be played, and the message says why. */
export const cannotPlay = (record: string, why: RegExp): void => expect(() => played(record)).toThrow(why);
