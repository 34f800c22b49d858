import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkspaceAndApp, type WorkspaceRun } from '../../local/start-workspace.ts';
import { runToEnd } from './child.ts';
import { Office } from './office.ts';
import { count, patience, seated } from './table.ts';
import { seed } from './whole-game.ts';

let data: string;
let run: WorkspaceRun | undefined;
let office: Office;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'curfew-replay-'));
  run = await startWorkspaceAndApp({ data, port: 0, seed: () => seed });
  office = new Office(run.url);
});
afterAll(async () => {
  await run?.close();
  rmSync(data, { recursive: true });
});

const replay = (...args: readonly string[]) => runToEnd('local/curfew.mjs', 'replay', ...args, '--data', data);

/** All that happens in the village, by typed commands: the Mafia loses on the third day. */
async function play(): Promise<void> {
  await seated(office); // with this seed Ana is the Cop, Ben and Cleo are the Mafia, Dev is the Doctor
  await office.command('U0FINN', '/curfew vote nobody');
  await office.command('U0ANA', '/curfew end');
  await office.command('U0CLEO', '/curfew mafia vigilante @Elif');
  await office.command('U0BEN', '/curfew mafia vigilante @Finn');
  await office.command('U0ANA', '/curfew cop @Ben');
  await office.command('U0DEV', '/curfew doctor @Elif');
  await office.command('U0ANA', '/curfew end');
  for (const voter of ['U0ANA', 'U0DEV', 'U0CLEO', 'U0ELIF']) await office.command(voter, '/curfew vote @Ben');
  await office.command('U0CLEO', '/curfew mafia vigilante @Dev');
  await office.command('U0DEV', '/curfew doctor @Ana');
  await office.command('U0ANA', '/curfew end');
  for (const voter of ['U0ANA', 'U0GRACE', 'U0ELIF']) await office.command(voter, '/curfew vote @Cleo');
  await expect.poll(async () => count(await office.reads('U0ANA'), 'The whole truth'), patience).toBe(1);
}

test('the game just played comes as a record, beside the running npm start and after it, and plays to the same end', { timeout: 90_000 }, async () => {
  expect(await replay()).toMatchObject({ code: 0, out: '', err: 'no game was made here yet\n' });
  await play();
  const beside = await replay('last');
  expect(beside).toMatchObject({ code: 0, err: '' });
  expect(await office.command('U0ANA', '/curfew status')).toContain('There is no game here.');
  await run!.close();
  run = undefined;
  expect(await replay('last')).toEqual(beside);
  const record = join(data, 'game.yaml');
  writeFileSync(record, beside.out);
  const again = await runToEnd('local/curfew.mjs', 'run', record);
  expect(again).toMatchObject({ code: 0, err: '' });
  for (const line of ['Finn was eliminated in the night. Role: Town.', 'Ben was voted out. Role: Mafia Goon.', 'Dev was eliminated in the night. Role: Town Doctor.', 'The game is over: Town wins.']) {
    expect(again.out).toContain(line);
  }
  const [, id] = /^# Game (\w+)/.exec(beside.out)!;
  expect((await replay()).out).toMatch(new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  7 players  finished\\n$`));
  expect(await replay('nonsense')).toEqual({ code: 2, out: '', err: 'curfew replay: there is no game "nonsense"; curfew replay lists them\n' });
});
