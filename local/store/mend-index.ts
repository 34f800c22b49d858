import { type AttributeValue, type DynamoDBClient, GetItemCommand, paginateQuery, paginateScan, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { lost } from '../../functions/adapters/dynamodb/faults.ts';
import { gameWork, goneWork, workIndex } from '../../functions/adapters/dynamodb/table-definition.ts';

type Item = Record<string, AttributeValue>;
type Mark = string | undefined;

/**
 * After a death in the middle of a write dynalite's index and its items may differ: it writes them one after the other. A mark that
 * the index lacks is written again, and a row whose item has no such mark is taken out, so that nothing due is overlooked.
 */
export async function mendIndex(client: DynamoDBClient, TableName: string): Promise<void> {
  const swap = swapper(client, TableName);
  for (const item of await markedItems(client, TableName)) await swap(item, markIn(item), markIn(item), item['G1PK']);
  for (const row of (await Promise.all(lists.map(list => indexRows(client, TableName, list)))).flat()) {
    const Key = { PK: row['PK']!, SK: row['SK']! };
    const { Item: item } = await client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
    if (!item || markIn(item) === markIn(row)) continue; // a row without any item is passed over by the sweep
    if (await swap(item, markIn(item), markIn(row), row['G1PK'])) await swap(item, markIn(row), markIn(item), item['G1PK']);
  }
}

/** Games with work, and teams that have gone. */
const lists = [gameWork, goneWork];

const markIn = (item: Item): Mark => item['G1SK']?.S;

/** Changes a commit's mark if it is still what was read: the game may be going on meanwhile. */
const swapper = (client: DynamoDBClient, TableName: string) => async (item: Item, from: Mark, to: Mark, list: AttributeValue | undefined): Promise<boolean> => {
  const names = { '#g1pk': 'G1PK', '#g1sk': 'G1SK' };
  const command = new UpdateItemCommand({
    TableName,
    Key: { PK: item['PK']!, SK: item['SK']! },
    UpdateExpression: to === undefined ? 'REMOVE #g1pk, #g1sk' : 'SET #g1pk = :g1pk, #g1sk = :to',
    ConditionExpression: from === undefined ? 'attribute_exists(#pk) AND attribute_not_exists(#g1sk)' : '#g1sk = :from',
    ExpressionAttributeNames: { ...names, ...(from === undefined ? { '#pk': 'PK' } : {}) },
    ExpressionAttributeValues: {
      ...(from === undefined ? {} : { ':from': { S: from } }),
      ...(to === undefined ? {} : { ':to': { S: to }, ...(list === undefined ? {} : { ':g1pk': list }) }),
    },
  });
  try {
    await client.send(command);
    return true;
  } catch (error) {
    if (lost(error)) return false;
    throw error;
  }
};

async function markedItems(client: DynamoDBClient, TableName: string): Promise<Item[]> {
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: 'attribute_exists(#g1sk)',
      ProjectionExpression: '#pk, #sk, #g1pk, #g1sk',
      ExpressionAttributeNames: { '#g1pk': 'G1PK', '#g1sk': 'G1SK', '#pk': 'PK', '#sk': 'SK' },
    },
  );
  const all: Item[] = [];
  for await (const page of pages) all.push(...(page.Items ?? []));
  return all;
}

async function indexRows(client: DynamoDBClient, TableName: string, list: string): Promise<Item[]> {
  const pages = paginateQuery(
    { client },
    {
      TableName,
      IndexName: workIndex,
      KeyConditionExpression: '#g1pk = :work',
      ExpressionAttributeNames: { '#g1pk': 'G1PK' },
      ExpressionAttributeValues: { ':work': { S: list } },
    },
  );
  const all: Item[] = [];
  for await (const page of pages) all.push(...(page.Items ?? []));
  return all;
}
