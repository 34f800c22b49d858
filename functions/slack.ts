import { SSMClient } from '@aws-sdk/client-ssm';
import { keyRing, makeSealing } from './adapters/sealing/seal.ts';
import { slackClients } from './adapters/slack/client.ts';
import { publishHome } from './adapters/slack/homes.ts';
import { teamIn } from './adapters/slack/ids.ts';
import { readSecrets, required } from './adapters/ssm/secrets.ts';
import { rules } from './app/game.ts';
import { fixedBot, makeBotOf } from './bots.ts';
import { newSeed } from './listeners/create-game.ts';
import { makeReport } from './report.ts';
import { makeSlackHandler } from './slack-app.ts';
import type { HttpAnswer, RequestHandler, SlackRequest } from './strict-request.ts';
import { setting, wire } from './wiring.ts';
import { wirePlay } from './wiring-play.ts';

async function boot(): Promise<RequestHandler> {
  const report = makeReport();
  const ports = { ...wire(), report };
  const { store, clock } = ports;
  const [secrets] = await Promise.all([
    readSecrets(new SSMClient({}), setting('SECRETS_PREFIX'), ['signing-secret', 'token-key', 'bot-token']),
    store.installation('-'), // opens the connection that the first request would wait for
  ]);
  const sealing = makeSealing(keyRing(required(secrets, 'token-key')));
  const botOf = makeBotOf({
    installation: team => store.installation(team),
    open: (team, sealed) => sealing.open(team, sealed),
    fixed: fixedBot(secrets['bot-token']),
    now: () => clock.now(),
  });
  const client = slackClients({ tokenOf: async team => (await botOf(team))?.token });
  return makeSlackHandler({
    signingSecret: required(secrets, 'signing-secret'),
    botOf,
    ports: {
      play: wirePlay(ports),
      store,
      rules,
      clock,
      report,
      seed: newSeed,
      publishHome: async person => {
        const slack = await client(teamIn(person));
        if (slack) await publishHome({ store, rules }, slack, person);
      },
    },
  });
}

const ready = boot();

/** Everything that Slack sends: commands, buttons, forms, events. */
export const handler = async (event: SlackRequest, context: unknown): Promise<HttpAnswer> => (await ready)(event, context);
