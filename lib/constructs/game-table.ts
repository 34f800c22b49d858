import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { Handler } from './handler.ts';

/** What a function does to the table; nothing in Curfew scans. */
export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** The one table: games, what was delivered of them, who plays where, installations. Never deleted with the stack. */
export class GameTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      timeToLiveAttribute: 'exp',
      globalSecondaryIndexes: [
        {
          indexName: 'WORK',
          partitionKey: { name: 'G1PK', type: AttributeType.STRING },
          sortKey: { name: 'G1SK', type: AttributeType.STRING },
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
    });
  }

  get name(): string {
    return this.table.tableName;
  }

  /** Lets a function do these things to items. */
  allow(handler: Handler, ...actions: readonly TableAction[]): void {
    handler.allow(
      actions.map(action => `dynamodb:${action}`),
      this.table.tableArn,
    );
  }

  /** Lets a function ask which games have work due. */
  allowDue(handler: Handler): void {
    handler.allow(['dynamodb:Query'], `${this.table.tableArn}/index/WORK`);
  }
}
