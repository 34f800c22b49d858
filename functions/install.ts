import { SSMClient } from '@aws-sdk/client-ssm';
import { keyRing, makeSealing } from './adapters/sealing/seal.ts';
import { readSecrets, required } from './adapters/ssm/secrets.ts';
import { type InstallEvent, makeInstallHandler } from './install-app.ts';
import { makeReport } from './report.ts';
import type { HttpAnswer } from './strict-request.ts';
import { setting, wire } from './wiring.ts';

async function boot(): Promise<(event: InstallEvent) => Promise<HttpAnswer>> {
  const { store, clock } = wire();
  const secrets = await readSecrets(new SSMClient({}), setting('SECRETS_PREFIX'), [
    'client-id',
    'client-secret',
    'signing-secret',
    'token-key',
  ]);
  const { 'client-id': clientId, 'client-secret': clientSecret } = secrets;
  if (clientId === undefined || clientSecret === undefined) return async () => ({ statusCode: 404, body: '' }); // one workspace, with a fixed token
  const sealing = makeSealing(keyRing(required(secrets, 'token-key')));
  return makeInstallHandler({
    store,
    clock,
    report: makeReport(),
    sealing,
    clientId,
    clientSecret,
    stateSecret: required(secrets, 'signing-secret'),
  });
}

const ready = boot();

/** The pages of an installation. */
export const handler = async (event: InstallEvent, _context: unknown): Promise<HttpAnswer> => (await ready)(event);
