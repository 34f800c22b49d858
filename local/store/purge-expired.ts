import { DeleteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { timeToLive } from '../../functions/adapters/dynamodb/table-definition.ts';

/** Removes what has expired, as the real table does by itself. @returns how many items went */
export async function purgeExpired(client: DynamoDBClient, TableName: string, now: number): Promise<number> {
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: '#exp < :now',
      ProjectionExpression: '#pk, #sk',
      ExpressionAttributeNames: { '#exp': timeToLive, '#pk': 'PK', '#sk': 'SK' },
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1_000)) } },
    },
  );
  let gone = 0;
  for await (const { Items = [] } of pages) {
    for (const { PK, SK } of Items) await client.send(new DeleteItemCommand({ TableName, Key: { PK: PK!, SK: SK! } }));
    gone += Items.length;
  }
  return gone;
}
