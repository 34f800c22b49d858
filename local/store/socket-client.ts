import { Agent } from 'node:http';
import { connect } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** An agent whose every connection goes to one unix socket: no port is opened. */
class SocketAgent extends Agent {
  constructor(private readonly path: string) {
    super({ keepAlive: true, maxSockets: 50 });
  }

  override createConnection() {
    return connect({ path: this.path });
  }
}

/** The SDK's client over the local store's socket; it repeats what a dying worker has refused. */
export const socketClient = (path: string, { maxAttempts = 10 } = {}): DynamoDBClient =>
  new DynamoDBClient({
    region: 'local',
    endpoint: 'http://curfew.local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts,
    requestHandler: { httpAgent: new SocketAgent(path), connectionTimeout: 5_000, requestTimeout: 15_000 },
  });
