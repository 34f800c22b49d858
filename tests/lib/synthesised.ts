import { type App, Validations } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { CurfewStack } from '../../lib/curfew-stack.ts';

const dummy = 'exports.handler = async () => {}';

/** The stack as `lib/app.ts` makes it, with a few words in place of each bundle. */
export function stackIn(app: App): CurfewStack {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return new CurfewStack(app, 'Curfew-test', { stage: 'test', code: () => Code.fromInline(dummy) });
}

/** One property of all resources of a type. */
export const propertyOf = <T = string>(template: Template, type: string, key: string): T[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties?.[key]);
