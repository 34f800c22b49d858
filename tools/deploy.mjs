// Curfew into an AWS account: `npm run deploy`, `npm run deploy -- --help`
import { parseArgs } from 'node:util';
import { setUp } from './set-up.mjs';
import { checkStage } from './stage.mjs';

const usage = `npm run deploy [-- options]      Curfew into your AWS account; again to bring it up to date.

  --alarm ADDRESS   who is told by e-mail when something is wrong (or ALARM_EMAIL; asked for once)
  --region REGION   where it runs (or AWS_REGION)
  --stage NAME      beside others in one account; prod if absent
  --secrets         ask again for Slack's secrets, in place of those that are kept
  --help            this

AWS credentials come from the usual places (AWS_PROFILE, AWS_ACCESS_KEY_ID, \`aws sso login\`). What Slack tells of the app is asked for
once and kept in SSM as SecureStrings; SLACK_SIGNING_SECRET, SLACK_CLIENT_ID, SLACK_CLIENT_SECRET or SLACK_BOT_TOKEN answer in advance.
The region is set up for CDK on first use (\`cdk bootstrap\`: a bucket and some roles).`;

const text = { type: 'string' };
const options = { alarm: text, region: text, stage: { ...text, default: 'prod' }, secrets: { type: 'boolean' }, help: { type: 'boolean' } };

async function run() {
  const { values } = parseArgs({ options });
  if (values.help) return console.log(usage);
  checkStage(values.stage);
  if (values.region) process.env.AWS_REGION = values.region;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  setUp();
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('./deploy/main.ts');
  await main({ stage: values.stage, alarm: values.alarm, again: values.secrets === true });
}

await run().catch(error => {
  console.error(error.message);
  process.exitCode = 1;
});
