import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';

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

const sent = [...new Set(sources.flatMap(({ text }) => [...text.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name ?? '')))].filter(
  name => !local.includes(name),
);

const policyOf = (template: Template, role: RegExp): string[] =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .filter(({ Properties }) => role.test(JSON.stringify(Properties.Roles)))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap(({ Action }: { Action: string | string[] }) => Action)
    .sort();

/** Each role may do what its function does, and no more. */
export function rolesSuite(template: () => Template): void {
  test('may do what is listed, and nothing is a wildcard but the names of schedules', () => {
    const log = ['logs:CreateLogStream', 'logs:PutLogEvents'];
    expect(policyOf(template(), /SlackRole/)).toEqual([
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      ...log,
      'sqs:SendMessage',
      'ssm:GetParameters',
    ]);
    expect(policyOf(template(), /InstallRole/)).toEqual(['dynamodb:PutItem', ...log, 'ssm:GetParameters']);
    expect(policyOf(template(), /SweepRole/).filter(action => action.startsWith('dynamodb:'))).toEqual([
      'dynamodb:DeleteItem', // the games of a team that has removed the app
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:Query', // of the index
      'dynamodb:UpdateItem',
    ]);
    expect(policyOf(template(), /PhaseRole/).filter(action => action.startsWith('dynamodb:'))).toEqual([
      'dynamodb:PutItem',
      'dynamodb:Query',
    ]);
    const statements = Object.values(template().findResources('AWS::IAM::Policy')).flatMap(p => p.Properties.PolicyDocument.Statement);
    for (const { Action } of statements) expect(JSON.stringify(Action)).not.toContain('*');
    const wild = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('*'));
    expect(wild.map(({ Action }) => Action)).toEqual(['scheduler:CreateSchedule']);
  });

  test('only delivery makes schedules, and may hand over only the role of schedules', () => {
    const passes = Object.values(template().findResources('AWS::IAM::Policy')).filter(p => JSON.stringify(p).includes('iam:PassRole'));
    expect(passes).toHaveLength(1);
    expect(JSON.stringify(passes[0]?.Properties.Roles)).toContain('DeliverRole');
    expect(policyOf(template(), /ScheduleRole/)).toEqual(['lambda:InvokeFunction', 'sqs:SendMessage']);
  });

  test('every SDK command that the code sends has its action in the template, and no action is there without a command', () => {
    const policies = Object.values(template().findResources('AWS::IAM::Policy'));
    const statements = policies.flatMap(({ Properties }): { Action: string | string[] }[] => Properties.PolicyDocument.Statement);
    const actions = new Set(statements.flatMap(({ Action }) => Action));
    const allowed = [...actions].filter(action => Object.values(actionOf).includes(action));
    expect(sent.filter(name => !(name in actionOf))).toEqual([]);
    expect(new Set(allowed)).toEqual(new Set(sent.map(name => actionOf[name])));
  });
}
