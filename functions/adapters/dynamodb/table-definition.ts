import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** The index over open work: sparse, keys only. */
export const workIndex = 'WORK';

/** What it lists: games that are to be looked at, and teams that have gone. */
export const gameWork = 'WORK#0';
export const goneWork = 'GONE#0';

/** The attribute by which items expire, epoch seconds. */
export const timeToLive = 'exp';

/** The one table, as it is created on a laptop and checked against the template. */
export const tableDefinition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['PK', 'SK', 'G1PK', 'G1SK'].map(AttributeName => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: workIndex,
      KeySchema: [
        { AttributeName: 'G1PK', KeyType: 'HASH' },
        { AttributeName: 'G1SK', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
});
