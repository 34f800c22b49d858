import { Duration, Validations } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { DeduplicationScope, FifoThroughputLimit, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Handler } from './handler.ts';

/** Messages at once are bounded, since a new account has few concurrent Lambdas and players need some of them. */
const maxConcurrency = 20;

/** A queue for what nobody could do: somebody is told when it holds anything. */
export function deadLetters(scope: Construct, id: string, fifo: boolean): Queue {
  const queue = new Queue(scope, id, {
    ...(fifo ? { fifo } : {}),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'This is itself a queue of dead letters.' });
  return queue;
}

export interface WorkQueueProps {
  readonly worker: Handler;
  readonly workerTimeout: Duration;
  /** In order within a game; else messages may be delayed. */
  readonly fifo: boolean;
}

/** A queue, its dead letters, and the function that empties it: five receives, then it is somebody's to look at. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly dead: Queue;

  constructor(scope: Construct, id: string, { worker, workerTimeout, fifo }: WorkQueueProps) {
    super(scope, id);
    this.dead = deadLetters(this, 'DeadLetters', fifo);
    this.queue = new Queue(this, 'Queue', {
      ...(fifo ? inOrder : {}),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: 5 },
    });
    worker.function.addEventSource(new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency }));
  }

  /** Lets a function put messages in. */
  allowSend(handler: Handler): void {
    handler.allow(['sqs:SendMessage'], this.queue.queueArn);
  }
}

/** Order and repeats are a matter of one game: games do not wait for each other. */
const inOrder = {
  fifo: true,
  deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
  fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
};
