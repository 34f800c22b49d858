import type { SQSEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { eachGame } from '../../../../functions/adapters/sqs/batch.ts';
import { makePhaseHandler } from '../../../../functions/adapters/sqs/phase-handler.ts';

const batch = (...bodies: string[]): SQSEvent =>
  ({ Records: bodies.map((body, i) => ({ messageId: `m${i}`, body })) }) as SQSEvent; // of a record nothing else is read

const game = (id: string) => JSON.stringify({ game: id });

test('each game of a batch is looked at once', async () => {
  const looked: string[] = [];
  const result = await eachGame(batch(game('a'), game('b'), game('a')), async id => looked.push(id), () => undefined);
  expect(looked).toEqual(['a', 'b']);
  expect(result).toEqual({ batchItemFailures: [] });
});

test('all messages of a game that failed come again, those of others do not', async () => {
  const lines: unknown[] = [];
  const work = async (id: string) => {
    if (id === 'a') throw new TypeError('the Cop is Ann');
  };
  const result = await eachGame(batch(game('a'), game('b'), game('a')), work, line => lines.push(line));
  expect(result).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }, { itemIdentifier: 'm2' }] });
  expect(lines).toEqual([{ event: 'game-failed', game: 'a', fault: 'TypeError' }]);
});

test.each(['not json', '{}', '{"game":""}', '{"game":7}', 'null'])('a message that names no game (%s) goes to the dead letters', async body => {
  const looked: string[] = [];
  const result = await eachGame(batch(body, game('b')), async id => looked.push(id), () => undefined);
  expect(result).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
  expect(looked).toEqual(['b']);
});

test('the phase function takes a schedule’s own call and the sweep’s messages', async () => {
  const ticked: string[] = [];
  const tick = async (id: string) => {
    ticked.push(id);
    return { early: true, due: null } as const;
  };
  const handle = makePhaseHandler(tick, () => undefined);
  expect(await handle({ game: 'a', revision: 3 })).toBeUndefined();
  expect(await handle(batch(game('b'), game('c')))).toEqual({ batchItemFailures: [] });
  expect(ticked).toEqual(['a', 'b', 'c']);
  await expect(handle({ revision: 3 })).rejects.toThrow('the schedule names no game');
});

test('a game that was too busy to end its phase is looked at again, one that refuses is not', async () => {
  const refusing = (code: 'busy' | 'wrong-phase') =>
    makePhaseHandler(async () => ({ early: false, reply: { ok: false, refusals: [{ code, message: '' }] } }), () => undefined);
  expect(await refusing('busy')(batch(game('a')))).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
  expect(await refusing('wrong-phase')(batch(game('a')))).toEqual({ batchItemFailures: [] });
});
