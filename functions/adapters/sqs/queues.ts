import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Clock, Scheduler, Wake } from '../../app/ports.ts';

/** A message could not be sent. */
export class QueueFault extends Error {
  override readonly name = 'QueueFault';
}

export interface QueueOptions {
  readonly client: Pick<SQSClient, 'send'>;
  readonly url: string;
}

/** What a message says: "look at this game". */
const body = (game: string): string => JSON.stringify({ game });

/** Wake-ups over a FIFO queue: one game is delivered by one at a time. */
export const makeSqsWake = ({ client, url }: QueueOptions): Wake => ({
  wake: (game, id) =>
    send(client, new SendMessageCommand({ QueueUrl: url, MessageBody: body(game), MessageGroupId: game, MessageDeduplicationId: id })),
});

const longestDelay = 900;

/** Ticks over a standard queue, delayed to the second; those further off than a queue can hold come early and do nothing. */
export const makeSqsTicks = ({ client, url, clock }: QueueOptions & { readonly clock: Clock }): Scheduler => ({
  at(game, when) {
    const seconds = Math.min(longestDelay, Math.max(0, Math.ceil((when - clock.now()) / 1_000)));
    return send(client, new SendMessageCommand({ QueueUrl: url, MessageBody: body(game), DelaySeconds: seconds }));
  },
});

async function send(client: QueueOptions['client'], message: SendMessageCommand): Promise<void> {
  try {
    await client.send(message);
  } catch (cause) {
    throw new QueueFault(`a message could not be sent: ${cause instanceof Error ? cause.name : typeof cause}`, { cause });
  }
}
