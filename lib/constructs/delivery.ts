import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { GameTable } from './game-table.ts';
import { type CodeOf, Handler } from './handler.ts';
import type { Secrets } from './secrets.ts';
import { WorkQueue } from './work-queue.ts';

export interface DeliveryProps {
  readonly stage: string;
  readonly code: CodeOf;
  readonly table: GameTable;
  readonly secrets: Secrets;
}

/** From a commit to Slack: a wake-up with the game's id, and the function that performs the game's effects in order. */
export class Delivery extends Construct {
  readonly deliver: Handler;
  readonly wakeUps: WorkQueue;

  constructor(scope: Construct, id: string, { stage, code, table, secrets }: DeliveryProps) {
    super(scope, id);
    const timeout = Duration.seconds(60);
    this.deliver = new Handler(this, 'Deliver', { entry: 'deliver', stage, code: code('deliver'), timeout });
    this.wakeUps = new WorkQueue(this, 'WakeUps', { worker: this.deliver, workerTimeout: timeout, fifo: true });
    this.wakeUps.allowSend(this.deliver); // what delivery learns is a command, and its commit has effects again
    table.allow(this.deliver, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    secrets.allow(this.deliver, 'token-key', 'bot-token');
  }
}
