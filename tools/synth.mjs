// Makes the CloudFormation template in cdk.out, without account or network: `npm run synth [-- --stage test]`
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import { setUp } from './set-up.mjs';
import { checkStage } from './stage.mjs';

const options = { stage: { type: 'string', default: 'prod' }, output: { type: 'string', default: 'cdk.out' } };

async function synth() {
  const { stage, output } = parseArgs({ options }).values;
  checkStage(stage);
  setUp();
  const { buildFunctions } = await import('./build.mjs');
  const { cdk } = await import('./cdk.mjs');
  await buildFunctions();
  const nobody = { AWS_EC2_METADATA_DISABLED: 'true', AWS_SHARED_CREDENTIALS_FILE: devNull, AWS_CONFIG_FILE: devNull };
  const args = ['synth', '--quiet', '-c', `stage=${stage}`, '--output', output];
  process.exitCode = await cdk(args, { ...process.env, ...nobody });
  if (process.exitCode === 0) console.log(`${output}/Curfew-${stage}.template.json`);
}

await synth().catch(error => {
  console.error(error.message);
  process.exitCode = 1;
});
