import { expect, test } from 'vitest';
import { commitItem } from '../../../../functions/adapters/dynamodb/commit-item.ts';
import { StoreFault } from '../../../../functions/adapters/dynamodb/faults.ts';
import { itemBytes } from '../../../../functions/adapters/dynamodb/items.ts';
import { makeDynamoStore } from '../../../../functions/adapters/dynamodb/store.ts';
import { tableDefinition } from '../../../../functions/adapters/dynamodb/table-definition.ts';
import { commitOf, create, noon, say } from '../../app/fake-game.ts';
import { makeHostile } from '../hostile.ts';
import { onDynalite } from '../on-dynalite.ts';
import { socketClient } from '../../../../local/store/socket-client.ts';

const under = onDynalite();
const clock = { now: () => noon };

/** Text that gzip cannot shrink. */
const noise = (length: number): string => {
  let [text, x] = ['', 7];
  while (text.length < length) {
    x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0;
    text += String.fromCodePoint(0x4e00 + (x >>> 16) % 20_000);
  }
  return text;
};

test('a size is counted in UTF-8, names included', () => {
  expect(itemBytes({ PK: { S: 'ä' }, v: { N: '12345' }, st: { B: Buffer.alloc(100) }, m: { M: { a: { S: '🐺' } } } })).toBe(4 + 5 + 102 + 10);
});

test('a commit above 300 KB is refused before it is sent, with its size and without its content', () => {
  const large = commitOf(commitOf(undefined, create('g1')), say('g1', 'U1', noise(100_000), 'big'));
  expect(() => commitItem(large, undefined)).toThrow(StoreFault);
  expect(() => commitItem(large, undefined)).toThrow(/^commit: too-large \(g1 version 2: \d{6} bytes\)$/);
  const fits = commitOf(commitOf(undefined, create('g1')), say('g1', 'U1', noise(10_000), 'fits'));
  expect(itemBytes(commitItem(fits, noon))).toBeLessThan(300 * 1024);
});

test('state, events, effects and command lie packed: a stored item shows none of their words', () => {
  const { st, ...rest } = commitItem(commitOf(commitOf(undefined, create('g1')), say('g1', 'U1', 'the Cop is Ann', 'id1')), noon);
  expect(st?.B?.byteLength).toBeLessThan(1_000);
  expect(rest).toEqual({
    PK: { S: 'GAME#g1' },
    SK: { S: 'C#00000002' },
    v: { N: '2' },
    sv: { N: '1' },
    ts: { N: String(noon) },
    cmd: { M: { id: { S: 'id1' }, type: { S: 'say' } } },
    exp: { N: String(noon / 1000 + 180 * 86_400) },
    G1PK: { S: 'WORK#0' },
    G1SK: { S: '2026-11-30T12:00:00.000Z#g1#2' },
  });
});

test('what the SDK gives up on is a typed fault with its cause', async () => {
  const client = makeHostile(socketClient(JSON.parse(under.lockFile()).socket, { maxAttempts: 1 }), { dropEvery: 0, throttleEvery: 1, conflictEvery: 0, indexLag: 0 });
  const store = makeDynamoStore({ client, table: under.local.table, clock });
  await expect(store.load('g1')).rejects.toMatchObject({ name: 'StoreFault', kind: 'throttled', operation: 'query', cause: expect.any(Error) });
  const lost = makeDynamoStore({ client: under.local.client, table: 'no-such-table', clock });
  await expect(lost.load('g1')).rejects.toMatchObject({ kind: 'refused', message: 'query: refused (ResourceNotFoundException)' });
  await expect(lost.commit(commitOf(undefined, create('g1')))).rejects.toMatchObject({ kind: 'refused', operation: 'put' });
  client.destroy();
});

test('the table is the one that the template makes', () => {
  expect(tableDefinition('t')).toMatchObject({
    TableName: 't',
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }, { AttributeName: 'SK', KeyType: 'RANGE' }],
    GlobalSecondaryIndexes: [{ IndexName: 'WORK', Projection: { ProjectionType: 'KEYS_ONLY' } }],
  });
});
