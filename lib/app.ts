import { fileURLToPath } from 'node:url';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { checkStage } from '../tools/stage.mjs';
import { CurfewStack } from './curfew-stack.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const app = new App();
const stage = String(app.node.tryGetContext('stage') ?? 'prod');
checkStage(stage);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
new CurfewStack(app, `Curfew-${stage}`, { stage, code: name => Code.fromAsset(`${dist}${name}`) });
app.synth();
