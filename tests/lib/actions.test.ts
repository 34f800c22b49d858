import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { stackIn } from './synthesised.ts';

const functions = fileURLToPath(new URL('../../functions/', import.meta.url));

/** What each command of an SDK client needs. One that is not listed here has not been thought about. */
const actionOf: Readonly<Record<string, string>> = {
  GetItem: 'dynamodb:GetItem',
  PutItem: 'dynamodb:PutItem',
  UpdateItem: 'dynamodb:UpdateItem',
  DeleteItem: 'dynamodb:DeleteItem',
  Query: 'dynamodb:Query',
  SendMessage: 'sqs:SendMessage',
  CreateSchedule: 'scheduler:CreateSchedule',
  GetParameters: 'ssm:GetParameters',
};

/** Commands that only a laptop or a test sends, to its own table. */
const local = ['CreateTable'];

const sources = readdirSync(functions, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => ({ file, text: readFileSync(join(functions, file), 'utf8') }));

const sent = [...new Set(sources.flatMap(({ text }) => [...text.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name ?? '')))]
  .filter(name => !local.includes(name))
  .sort();

test('every SDK command that the code sends has its action in the template, and no action is there without a command', () => {
  const policies = Object.values(Template.fromStack(stackIn(new App())).findResources('AWS::IAM::Policy'));
  const actions = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement).flatMap(({ Action }) => Action);
  const allowed = [...new Set(actions)].filter(action => Object.values(actionOf).includes(action)).sort();
  expect(sent.filter(name => !(name in actionOf))).toEqual([]);
  expect(allowed).toEqual(sent.map(name => actionOf[name]).sort());
});
