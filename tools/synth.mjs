// Makes the CloudFormation template in cdk.out, without account or network: `npm run synth [-- --stage test]`
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import { setUp } from './set-up.mjs';

setUp();
const { values } = parseArgs({ options: { stage: { type: 'string', default: 'prod' }, output: { type: 'string', default: 'cdk.out' } } });
const { buildFunctions } = await import('./build.mjs');
const { cdk } = await import('./cdk.mjs');
try {
  await buildFunctions();
  const nobody = { AWS_EC2_METADATA_DISABLED: 'true', AWS_SHARED_CREDENTIALS_FILE: devNull, AWS_CONFIG_FILE: devNull };
  const code = await cdk(['synth', '--quiet', '-c', `stage=${values.stage}`, '--output', values.output], { ...process.env, ...nobody });
  if (code === 0) console.log(`${values.output}/Curfew-${values.stage}.template.json`);
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
