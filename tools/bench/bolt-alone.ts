import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { App, AwsLambdaReceiver } from '@slack/bolt';
import { quietLogger } from '../../functions/log.ts';
import type { RequestHandler } from '../../functions/strict-request.ts';
import { bot, signingSecret } from './requests-of-slack.ts';

/**
 * What is left without the engine: Bolt with the same receiver, the same Query for a game's newest commit, and a conditional Put of
 * an item of the very same size, which is that commit under another key. It unpacks and decides nothing.
 */
export function makeBoltAlone(client: DynamoDBClient, TableName: string, gameOf: () => string): RequestHandler {
  const logger = quietLogger(() => {});
  const receiver = new AwsLambdaReceiver({ signingSecret, logger });
  const app = new App({ receiver, logger, convoStore: false, authorize: async () => ({ botToken: bot.token, botId: bot.botId, botUserId: bot.botUser }) });
  app.action(/./, async ({ ack }) => {
    const { Items: [newest] = [] } = await client.send(new QueryCommand({
      TableName, ConsistentRead: true, ScanIndexForward: false, Limit: 1,
      KeyConditionExpression: '#pk = :game AND #sk BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#pk': 'PK', '#sk': 'SK' },
      ExpressionAttributeValues: { ':game': { S: `GAME#${gameOf()}` }, ':from': { S: 'C#00000001' }, ':to': { S: 'C#99999999' } },
    }));
    if (!newest) throw new Error('there is no such game');
    await client.send(new PutItemCommand({
      TableName, Item: { ...newest, PK: { S: `BOLT#${gameOf()}` } },
      ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': 'PK' },
    }));
    await ack();
  });
  const bolt = receiver.toHandler();
  return async (event, context) => {
    const { statusCode, body } = await bolt({ ...asked, ...event }, context);
    return { statusCode, body };
  };
}

const asked = { rawPath: '/slack/events', rawQueryString: '', routeKey: '', version: '2.0', isBase64Encoded: false, requestContext: {} };
