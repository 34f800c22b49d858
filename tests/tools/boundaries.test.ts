import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'curfew-lint-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Finding {
  readonly code: string;
  readonly filename: string;
}

/** Where it stands, what it says, and the rule that must refuse it. */
const planted: readonly (readonly [what: string, file: string, text: string, rule: string])[] = [
  ['core imports a ruleset', 'engine/core/a.ts', "import '../rulesets/mafia/ruleset.ts';", 'no-restricted-imports'],
  ['core imports the table', 'engine/core/b.ts', "export type { Table } from '../table/table.ts';", 'no-restricted-imports'],
  ['core imports words', 'engine/core/c.ts', "import '../themes/en/workplace.ts';", 'no-restricted-imports'],
  ['core reads files', 'engine/core/d.ts', "import 'node:fs';", 'no-restricted-imports'],
  ['core knows Slack', 'engine/core/e.ts', "import type { View } from '@slack/types';\nexport type V = View;", 'no-restricted-imports'],
  ['the table imports a ruleset', 'engine/table/a.ts', "import '../rulesets/mafia/ruleset.ts';", 'no-restricted-imports'],
  ['the table knows AWS', 'engine/table/b.ts', "import '@aws-sdk/client-dynamodb';", 'no-restricted-imports'],
  ['a theme imports a use case', 'engine/themes/a.ts', "import '../../functions/app/play.ts';", 'no-restricted-imports'],
  ['mafia imports werewolves', 'engine/rulesets/mafia/a.ts', "import '../werewolves/ruleset.ts';", 'no-restricted-imports'],
  ['mafia imports clocktower from below', 'engine/rulesets/mafia/roles/a.ts', "import '../../clocktower/x.ts';", 'no-restricted-imports'],
  ['werewolves imports mafia', 'engine/rulesets/werewolves/a.ts', "import '../mafia/ruleset.ts';", 'no-restricted-imports'],
  ['clocktower imports mafia', 'engine/rulesets/clocktower/a.ts', "import '../mafia/ruleset.ts';", 'no-restricted-imports'],
  ['a ruleset imports the table', 'engine/rulesets/mafia/b.ts', "import '../../table/table.ts';", 'no-restricted-imports'],
  ['a ruleset reads files', 'engine/rulesets/mafia/c.ts', "import 'node:crypto';", 'no-restricted-imports'],
  ['the record runner knows Slack', 'engine/testing/a.ts', "import '@slack/web-api';", 'no-restricted-imports'],
  ['a use case imports an adapter', 'functions/app/a.ts', "import '../adapters/dynamodb/store.ts';", 'no-restricted-imports'],
  ['a use case imports a listener', 'functions/app/b.ts', "import '../listeners/views/answer.ts';", 'no-restricted-imports'],
  ['a use case imports an entry', 'functions/app/c.ts', "import '../slack.ts';", 'no-restricted-imports'],
  ['a use case knows Bolt', 'functions/app/d.ts', "import '@slack/bolt';", 'no-restricted-imports'],
  ['a use case knows AWS', 'functions/app/e.ts', "import '@aws-sdk/client-sqs';", 'no-restricted-imports'],
  ['a listener imports an entry', 'functions/listeners/views/a.ts', "import '../../slack.ts';", 'no-restricted-imports'],
  ['an adapter imports the laptop', 'functions/adapters/memory/a.ts', "import '../../../local/start.ts';", 'no-restricted-imports'],
  ['the stack imports a use case', 'lib/a.ts', "import '../functions/app/play.ts';", 'no-restricted-imports'],
  ['a promise floats', 'functions/app/f.ts', 'const f = async () => 1;\nexport const g = () => { f(); };', 'no-floating-promises'],
  [
    'a promise is taken for a truth',
    'functions/app/g.ts',
    'const f = async () => true;\nexport const g = () => { if (f()) return 1; return 2; };',
    'no-misused-promises',
  ],
  [
    'a switch forgets a case',
    'functions/app/h.ts',
    "export const f = (x: 'a' | 'b') => { switch (x) { case 'a': return 1; } return 2; };",
    'switch-exhaustiveness-check',
  ],
  ['anything goes', 'engine/core/f.ts', 'export const f = (x: any) => String(x);', 'no-explicit-any'],
  ['a circle', 'engine/core/circle-a.ts', "import { b } from './circle-b.ts';\nexport const a = () => b();", 'no-cycle'],
];

/** The way that imports may go. */
const sound: Readonly<Record<string, string>> = {
  'engine/core/circle-b.ts': "import { a } from './circle-a.ts';\nexport const b = (): unknown => a;",
  'engine/core/sound.ts': "export const core = 'core';",
  'engine/table/sound.ts': "export { core } from '../core/sound.ts';",
  'engine/rulesets/mafia/night/sound.ts': "export { core } from '../../../core/sound.ts';",
  'engine/cli/sound.ts': "export { readFile } from 'node:fs/promises';\nexport * from '../rulesets/mafia/night/sound.ts';",
  'functions/app/sound.ts': "export { core } from '../../engine/table/sound.ts';",
  'functions/listeners/views/sound.ts': "export { App } from '@slack/bolt';\nexport { core } from '../../app/sound.ts';",
  'functions/adapters/memory/sound.ts': "export { SQSClient } from '@aws-sdk/client-sqs';\nexport { core } from '../../app/sound.ts';",
  'functions/slack.ts': "export * from './listeners/views/sound.ts';\nexport { SQSClient } from './adapters/memory/sound.ts';",
};

let findings: readonly Finding[];
beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const files = [...planted.map(([, file, text]) => [file, text] as const), ...Object.entries(sound)];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${text}\n`);
  }
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, status } = spawnSync(process.execPath, [program, '--type-aware', '--deny-warnings', '-f', 'json'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  findings = JSON.parse(stdout).diagnostics;
}, 120_000);

const rulesFor = (file: string): string[] => findings.filter(({ filename }) => filename === file).map(({ code }) => code);

test.each(planted)('%s: refused', (_, file, __, rule) => {
  expect(rulesFor(file).some(code => code.includes(rule))).toBe(true);
});

test.each(Object.keys(sound).filter(file => !file.includes('circle')))('%s: nothing to say', file => {
  expect(rulesFor(file)).toEqual([]);
});
