import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from 'node:net';

type Asked = Readonly<Record<string, unknown>>;

/** What was asked of the fake services: `AmazonSQS.SendMessage` and the like, with its body. */
export interface AwsCall {
  readonly target: string;
  readonly body: Asked;
}

/**
 * SQS and SSM as the entries see them, and the way to a dynalite behind its socket. `url` and `dynamo` are addresses on 127.0.0.1;
 * `parameters` answers SSM's GetParameters by the names asked for. Close it when done.
 */
export class FakeAws {
  readonly calls: AwsCall[] = [];
  url = '';
  dynamo = '';
  private readonly servers: Server[] = [];

  constructor(private readonly parameters: (names: readonly string[]) => unknown) {}

  /** Listens, and sets the environment that every entry reads. `socket` is dynalite's, `table` its table. */
  async open(socket: string, table: string): Promise<void> {
    this.url = await this.listening(createHttpServer((request, response) => {
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      void this.answer(request).then(body => response.end(JSON.stringify(body)));
    }));
    this.dynamo = await this.listening(createTcpServer(from => {
      const to = connect({ path: socket });
      from.pipe(to).pipe(from);
      for (const end of [from, to]) end.on('error', () => undefined);
    }));
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: this.dynamo, AWS_ENDPOINT_URL: this.url, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test', TABLE: table, DELIVERY_QUEUE_URL: `${this.url}/1/wake.fifo`, TICK_QUEUE_URL: `${this.url}/1/ticks`,
      SECRETS_PREFIX: '/curfew/test/',
    });
  }

  close(): void {
    for (const server of this.servers) server.close();
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: Asked = JSON.parse(Buffer.concat(chunks).toString());
    const target = String(request.headers['x-amz-target']);
    this.calls.push({ target, body });
    if (target.startsWith('AmazonSQS')) return { MessageId: 'm1', MD5OfMessageBody: createHash('md5').update(String(body['MessageBody'])).digest('hex') };
    return this.parameters(body['Names'] as readonly string[]);
  }

  private async listening(server: Server): Promise<string> {
    this.servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}
