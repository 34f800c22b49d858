import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Clock, GameStore } from '../../app/ports.ts';
import { deliveryState } from './delivery-state.ts';
import { directory } from './directory.ts';
import { gameLog } from './game-log.ts';
import { places } from './places.ts';
import { makeRequests } from './requests.ts';
import { teams } from './teams.ts';

export interface DynamoStoreOptions {
  readonly client: DynamoDBClient;
  readonly table: string;
  readonly clock: Clock;
}

/** The store on one DynamoDB table; on a laptop the same over dynalite. */
export function makeDynamoStore({ client, table, clock }: DynamoStoreOptions): GameStore {
  const parts = { requests: makeRequests(client, table), clock };
  const log = gameLog(parts);
  return { ...log, ...deliveryState(parts), ...places(parts, log.load), ...directory(parts), ...teams(parts) };
}
