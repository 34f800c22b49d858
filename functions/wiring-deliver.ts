import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SSMClient } from '@aws-sdk/client-ssm';
import { makeEventBridgeScheduler } from './adapters/eventbridge/scheduler.ts';
import { keyRing, makeSealing } from './adapters/sealing/seal.ts';
import { slackClients } from './adapters/slack/client.ts';
import { makeMessenger } from './adapters/slack/messenger.ts';
import { readSecrets, required } from './adapters/ssm/secrets.ts';
import { type Deliver, makeDeliver } from './app/deliver.ts';
import { rules } from './app/game.ts';
import { setting, wire } from './wiring.ts';
import { wirePlay } from './wiring-play.ts';

/** Delivery with all that it reaches: the schedules, and Slack with each workspace's own token. Reads the secrets once. */
export async function wireDeliver(): Promise<Deliver> {
  const ports = wire();
  const secrets = await readSecrets(new SSMClient({}), setting('SECRETS_PREFIX'), ['token-key', 'bot-token']);
  const sealing = makeSealing(keyRing(required(secrets, 'token-key')));
  const scheduler = makeEventBridgeScheduler({
    client: new SchedulerClient({}),
    clock: ports.clock,
    group: setting('SCHEDULE_GROUP'),
    target: setting('PHASE_FUNCTION_ARN'),
    role: setting('SCHEDULE_ROLE_ARN'),
    deadLetters: setting('SCHEDULE_DLQ_ARN'),
  });
  const tokenOf = async (team: string): Promise<string | undefined> => {
    const installed = await ports.store.installation(team);
    return installed ? sealing.open(team, installed.sealedToken) : secrets['bot-token'];
  };
  const messenger = makeMessenger({ ...ports, rules, client: slackClients({ tokenOf }) });
  return makeDeliver({ ...ports, scheduler, messenger, play: wirePlay(ports) });
}
