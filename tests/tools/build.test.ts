import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { buildFunctions, lambdaOptions } from '../../tools/build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'curfew-build-'));
afterAll(() => rmSync(folder, { recursive: true }));
const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));

test('an entry that does not exist is named', async () => {
  await expect(buildFunctions({ outDir: folder, names: ['sweep', 'elevator'] })).rejects.toThrow(
    'Nothing to build: functions/elevator.ts does not exist.',
  );
});

test('a bundle is one CommonJS file of few bytes, with its source map elsewhere', async () => {
  const [sweep] = await buildFunctions({ outDir: folder, names: ['sweep'] });
  expect(sweep?.file).toBe(join(folder, 'sweep/index.js'));
  const text = readFileSync(join(folder, 'sweep/index.js'), 'utf8');
  expect(Buffer.byteLength(text)).toBe(sweep?.bytes);
  expect(sweep?.bytes).toBeLessThan(716_800);
  expect(text).not.toContain('sourceMappingURL');
  expect(text.split('\n').length).toBeLessThan(200); // minified
  expect(JSON.parse(readFileSync(join(folder, 'maps/sweep.js.map'), 'utf8')).version).toBe(3);
  expect(JSON.parse(readFileSync(join(folder, 'sweep/package.json'), 'utf8'))).toEqual({ type: 'commonjs' });
});

describe('what only other receivers of Bolt need', () => {
  /** As Bolt, which is CommonJS, asks for them. */
  const source = `const express = require('express');
const { InstallProvider } = require('@slack/oauth');
const { SocketModeClient } = require('@slack/socket-mode');
const rawBody = require('raw-body');
exports.made = { app: () => new express(), router: () => new express.Router(), oauth: () => new InstallProvider(),
  socket: () => new SocketModeClient(), body: () => new rawBody() };`;

  test('is left out: it can be imported, and throws when it is used', async () => {
    mkdirSync(join(folder, 'stub'), { recursive: true });
    writeFileSync(join(folder, 'stub/entry.js'), source);
    const outfile = join(folder, 'stub/index.cjs');
    await build({ ...lambdaOptions(), entryPoints: [join(folder, 'stub/entry.js')], outfile });
    expect(readFileSync(outfile).length).toBeLessThan(5_000);
    const { made } = require(outfile) as { made: Record<string, () => unknown> };
    for (const make of Object.values(made)) expect(make).toThrow('left out of the Lambda bundles');
    expect(Object.keys(made)).toEqual(['app', 'router', 'oauth', 'socket', 'body']);
  });

  test('goes for Bolt’s own other receivers, too', async () => {
    const contents = "export { App, AwsLambdaReceiver, HTTPReceiver } from '@slack/bolt';";
    const outfile = join(folder, 'stub/bolt.cjs');
    const { metafile } = await build({ ...lambdaOptions(), metafile: true, absWorkingDir: root, stdin: { contents, resolveDir: root }, outfile });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.filter(file => file.endsWith('Receiver.js'))).toEqual(['node_modules/@slack/bolt/dist/receivers/AwsLambdaReceiver.js']);
    expect(inputs.filter(file => /Assistant|HTTPModule/.test(file))).toEqual([]);
    const { AwsLambdaReceiver, HTTPReceiver } = require(outfile) as Record<string, new (options: object) => object>;
    expect(new AwsLambdaReceiver!({ signingSecret: 's' })).toBeInstanceOf(AwsLambdaReceiver);
    expect(() => new HTTPReceiver!({ signingSecret: 's' })).toThrow('left out of the Lambda bundles');
  });
});

test('a package apart is imported as ever, and read when it is first used', async () => {
  const contents = `import { DateTime, Duration as Span } from 'luxon';
export const year = () => DateTime.fromISO('2026-03-04', { zone: 'utc' }).year;
export const minutes = () => Span.fromObject({ hours: 2 }).as('minutes');`;
  const outfile = join(folder, 'apart/index.js');
  await build({ ...lambdaOptions(), absWorkingDir: root, stdin: { contents, resolveDir: root }, outfile });
  writeFileSync(join(folder, 'apart/package.json'), '{"type":"commonjs"}');
  expect(readFileSync(outfile).length).toBeLessThan(10_000);
  const { year, minutes } = require(outfile) as Record<string, () => number>;
  const read = () => Object.keys(require.cache).filter(file => file.startsWith(join(folder, 'apart')));
  expect(read()).toEqual([outfile]);
  expect([year!(), minutes!()]).toEqual([2026, 120]);
  expect(read()).toEqual([outfile, join(folder, 'apart/luxon.js')]);
});

test('the rules of each game lie in a file of their own, which is read when a game of them is first looked at', async () => {
  const contents = `export { decide, ruleIds, rules } from './functions/app/rules.ts';`;
  const outfile = join(folder, 'rules/index.js');
  await build({ ...lambdaOptions(), absWorkingDir: root, stdin: { contents, resolveDir: root }, outfile });
  writeFileSync(join(folder, 'rules/package.json'), '{"type":"commonjs"}');
  expect(readFileSync(outfile, 'utf8')).not.toContain('clocktower/rule/votes#1');
  const { rules, ruleIds } = require(outfile) as { rules(id: string): { id: string } | undefined; ruleIds: readonly string[] };
  const read = () => Object.keys(require.cache).filter(file => file.startsWith(join(folder, 'rules'))).map(file => file.slice(folder.length + 7));
  expect([ruleIds, rules('toString'), read()]).toEqual([['mafia', 'clocktower', 'werewolves'], undefined, ['index.js']]);
  expect([rules('clocktower')?.id, read()]).toEqual(['clocktower', ['index.js', 'rules-clocktower.js']]);
  expect([rules('mafia')?.id, read()]).toEqual(['mafia', ['index.js', 'rules-clocktower.js', 'rules-mafia.js']]);
});

test('what answers Slack has room left below the limit', async () => {
  const [slack] = await buildFunctions({ outDir: folder, names: ['slack'] });
  expect(slack!.bytes).toBeLessThan(650_000);
  expect(slack!.later).toBeGreaterThan(250_000); // the rules of three games, and luxon
});

test('files that are read later are counted apart from what is read at the start', async () => {
  const [phase] = await buildFunctions({ outDir: folder, names: ['phase'] });
  const [index, ...later] = ['index.js', 'luxon.js', 'rules-mafia.js', 'rules-clocktower.js', 'rules-werewolves.js'].map(file => readFileSync(join(folder, 'phase', file)).length);
  expect(later[0]).toBeGreaterThan(50_000);
  expect([phase!.bytes, phase!.later]).toEqual([index, later.reduce((sum, bytes) => sum + bytes, 0)]);
});

test('errors of a client come under their own names, though without classes of their own', async () => {
  const server = createServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify({ __type: 'InvalidKeyId', message: 'no such key' }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const contents = `import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
export const ask = endpoint => new SSMClient({ endpoint, region: 'eu-central-1', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } })
  .send(new GetParametersCommand({ Names: ['/a'] }));`;
  const outfile = join(folder, 'ssm.cjs');
  await build({ ...lambdaOptions(), absWorkingDir: root, stdin: { contents, resolveDir: root }, outfile });
  const { ask } = require(outfile) as { ask(endpoint: string): Promise<unknown> };
  try {
    await expect(ask(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ name: 'InvalidKeyId', message: 'no such key', $fault: 'client' });
  } finally {
    server.close();
  }
  const text = readFileSync(outfile, 'utf8');
  expect([text.includes('SSMServiceException'), text.includes('ParameterNotFound')]).toEqual([true, false]);
});
