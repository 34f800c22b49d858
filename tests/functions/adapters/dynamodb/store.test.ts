import { beforeAll } from 'vitest';
import { makeDynamoStore } from '../../../../functions/adapters/dynamodb/store.ts';
import { noon } from '../../app/fake-game.ts';
import { makeHostile } from '../hostile.ts';
import { onDynalite } from '../on-dynalite.ts';
import { storeContract } from '../store-contract.ts';

const under = onDynalite();

beforeAll(() => {
  makeHostile(under.local.client, { dropEvery: 7, throttleEvery: 29, conflictEvery: 10, indexLag: 60 });
});

storeContract('dynamodb, hostile', () => {
  const clock = { time: noon, now: () => clock.time };
  return { store: makeDynamoStore({ client: under.local.client, table: under.local.table, clock }), clock };
});
