import { expect, test } from 'vitest';
import { playRecord, type Played } from './play-record.ts';
import { readRecord } from './read-record.ts';
import { resultOf } from './result.ts';

/** A rule's test is a game record: it plays, everything that it expects is so, and it plays the same way again. */
export function rule(id: string, title: string, record: string): void {
  test(`${id}: ${title}`, () => {
    const [one, again] = [played(record), played(record)];
    expect(one.failures.map(({ line, message }) => `line ${line}: ${message}`)).toEqual([]);
    expect(one.checked, 'the record expects nothing').toBeGreaterThan(0);
    expect(JSON.stringify(resultOf(again.session))).toBe(JSON.stringify(resultOf(one.session)));
  });
}

/** A record from its text, played to its end; what is wrong with it throws. */
export function played(text: string): Played {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`line ${record.fault.line}: ${record.fault.message}`);
  const game = playRecord(record.value);
  if (!game.ok) throw new Error(`line ${game.fault.line}: ${game.fault.message}`);
  return game.value;
}
