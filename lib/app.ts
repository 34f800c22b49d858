import { fileURLToPath } from 'node:url';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { CurfewStack } from './curfew-stack.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const app = new App();
const stage: unknown = app.node.tryGetContext('stage') ?? 'prod';
if (typeof stage !== 'string' || !/^[a-z][a-z0-9-]{0,19}$/.test(stage)) {
  throw new Error('The stage is a short name of lower-case letters, digits and dashes, such as `prod`.');
}
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
new CurfewStack(app, `Curfew-${stage}`, { stage, code: name => Code.fromAsset(`${dist}${name}`) });
app.synth();
