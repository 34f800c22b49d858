import {
  DeleteItemCommand,
  type DeleteItemCommandInput,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  type QueryCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { faultOf, lost } from './faults.ts';
import type { Item, Key } from './items.ts';

/** The requests that the store makes, all on one table; errors come as our own faults. */
export interface Requests {
  get(key: Key): Promise<Item | undefined>;
  /** False where its condition did not hold. */
  put(item: Item, condition?: Omit<PutItemCommandInput, 'TableName' | 'Item'>): Promise<boolean>;
  update(key: Key, change: Omit<UpdateItemCommandInput, 'TableName' | 'Key'>): Promise<boolean>;
  remove(key: Key, condition?: Omit<DeleteItemCommandInput, 'TableName' | 'Key'>): Promise<boolean>;
  /** One page, strongly consistent. */
  page(query: Omit<QueryCommandInput, 'TableName'>): Promise<{ items: readonly Item[]; next: Item | undefined }>;
  /** All pages, strongly consistent. */
  pages(query: Omit<QueryCommandInput, 'TableName'>): Promise<readonly Item[]>;
  /** All pages of an index, which is never consistent. */
  index(query: Omit<QueryCommandInput, 'TableName'>): Promise<readonly Item[]>;
}

/** The requests over a client and a table's name. */
export function makeRequests(client: DynamoDBClient, TableName: string): Requests {
  const query = async (input: Omit<QueryCommandInput, 'TableName'>) => {
    const { Items, LastEvaluatedKey } = await orFault('query', client.send(new QueryCommand({ TableName, ...input })));
    return { items: Items ?? [], next: LastEvaluatedKey };
  };
  const whole = async (input: Omit<QueryCommandInput, 'TableName'>): Promise<readonly Item[]> => {
    const all: Item[] = [];
    let from: Item | undefined;
    do {
      const { items, next } = await query({ ...input, ...(from ? { ExclusiveStartKey: from } : {}) });
      all.push(...items);
      from = next;
    } while (from);
    return all;
  };
  return {
    get: async Key => (await orFault('get', client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true })))).Item,
    put: (Item, condition) => unlessLost('put', client.send(new PutItemCommand({ TableName, Item, ...condition }))),
    update: (Key, change) => unlessLost('update', client.send(new UpdateItemCommand({ TableName, Key, ...change }))),
    remove: (Key, condition) => unlessLost('remove', client.send(new DeleteItemCommand({ TableName, Key, ...condition }))),
    page: input => query({ ConsistentRead: true, ...input }),
    pages: input => whole({ ConsistentRead: true, ...input }),
    index: whole,
  };
}

async function orFault<T>(operation: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw faultOf(operation, cause);
  }
}

async function unlessLost(operation: string, answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (lost(error)) return false;
    throw faultOf(operation, error);
  }
}
