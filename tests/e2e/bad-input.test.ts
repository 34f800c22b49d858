import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorkspaceAndApp, type WorkspaceRun } from '../../local/start-workspace.ts';
import { Office, people, textsIn, village } from './office.ts';
import { count, patience, seated } from './table.ts';
import { seed } from './whole-game.ts';

// With this seed Ana is the Cop, Ben and Cleo are the Mafia, Dev is the Doctor.
let data: string;
let run: WorkspaceRun;
let office: Office;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'curfew-bad-'));
  run = await startWorkspaceAndApp({ data, port: 0, seed: () => seed });
  office = new Office(run.url);
});
afterAll(async () => {
  await run.close();
  rmSync(data, { recursive: true });
});

/** Everything that one of each side, one who is out later, and an outsider see, but for what was whispered to them. */
async function everything(): Promise<unknown> {
  await run.idle();
  const seen = async (user: string) => [await office.reads(user), await office.told(user), await office.home(user)];
  return Promise.all(['U0ANA', 'U0BEN', 'U0FINN', 'U0NORA'].map(seen));
}

type Case = readonly [user: string, typed: string, answer: string];

async function refused(cases: readonly Case[]): Promise<void> {
  const before = await everything();
  const answers = [];
  for (const [user, typed] of cases) answers.push([user, typed, await office.command(user, typed)]);
  expect(answers).toEqual(cases);
  expect(await everything()).toEqual(before);
}

/** Of a host who plays. */
const commands = 'new, join, leave, watch, start, cancel-game, status, role, players, votes, log, help, explain, host, end, extend, pause, resume, remove, replace, declare';

describe('typed, each is answered with one sentence, and nothing changes', () => {
  test('without a game', () =>
    refused([
      ['U0ANA', '/curfew status', 'There is no game here. `new` starts one.'],
      ['U0ANA', '/curfew vote @Ben', 'There is no game here. `new` starts one.'],
      ['U0ANA', '/curfew new plain-8', 'That could not be read: no setup is called "plain-8"; the nearest is "plain-5".'],
      ['U0ANA', '/curfew new plain-7 day=24x', 'These times cannot be used: the day ends after a length such as "24h" or "90m", or at a time such as "16:00", and "24x" is neither.'],
      ['U0ANA', '/curfew new plain-7 zone=Mars/Base', 'These times cannot be used: "Mars/Base" is no time zone; they are written like "Europe/Berlin".'],
      ['U0ANA', '/nonsense', 'failed: /nonsense is not a valid command.'],
    ]));

  test('by day', async () => {
    await seated(office);
    await refused([
      ['U0ANA', '/curfew frobnicate', `There is no command "frobnicate". Possible: ${commands}, vote, unvote, use, cancel and say.`],
      ['U0ANA', '/curfew vot @Ben', `There is no command "vot". Did you mean "vote"? Possible: ${commands}, vote, unvote, use, cancel and say.`],
      ['U0ANA', '/curfew cop @Ben', '"cop" cannot be used in day 1. Possible now: vote and unvote.'],
      ['U0ANA', '/curfew vote @Nora', '<@U0NORA> is not a player of this game. Players: Ben, Cleo, Ana, Dev, Elif, Finn and Grace.'],
      ['U0ANA', '/curfew vote Bne', 'Nobody here is called "Bne". Did you mean Ben?'],
      ['U0ANA', '/curfew unvote', 'There is nothing of yours to take back.'],
      ['U0NORA', '/curfew vote @Ben', 'You are not a player of this game.'],
      ['U0NORA', '/curfew join', 'The game is already under way.'],
      ['U0BEN', '/curfew end', 'Only the host, Ana, can do that.'],
      ['U0BEN', '/curfew new plain-5', 'There is a game in this channel already.'],
      ['U0BEN', '/curfew say "now?" in mafia', 'That channel is closed to you now.'],
      ['U0ANA', '/curfew extend 2x', 'That could not be read: an extension is a length such as "2h" or "90m".'],
      ['U0ANA', `/curfew vote ${'x'.repeat(200_000)}`, 'That could not be read: it has more than 3000 characters.'],
    ]);
  });

  test('by night', async () => {
    await office.command('U0ANA', '/curfew end');
    for (const user of people) await expect.poll(async () => count(await office.told(user), '*Night 1*'), patience).toBe(1);
    await refused([
      ['U0ANA', '/curfew vote @Ben', 'No vote is open in night 1.'],
      ['U0ANA', '/curfew cop @Ana', '"Ana" cannot be chosen. Possible: Ben, Cleo, Dev, Elif, Finn and Grace.'],
      ['U0ANA', '/curfew cop', 'Too few are named: 1 is needed. Possible: Ben, Cleo, Dev, Elif, Finn and Grace.'],
      ['U0ANA', '/curfew cop @Ben @Cleo', 'Too many are named: 1 at most. Possible: Ben, Cleo, Dev, Elif, Finn and Grace.'],
      ['U0ANA', '/curfew doctor @Ben', 'You have no ability "doctor". Possible now: cop.'],
      ['U0FINN', '/curfew cop @Ben', 'You have nothing to do in night 1.'],
    ]);
  });
});

test('a form of a night that is over, another’s button, and a button that is gone', async () => {
  const direct = await office.direct('U0ANA');
  const card = await office.card('U0ANA', 'play:open-act', direct);
  await office.press('U0ANA', 'play:open-act', { channel: direct });
  const form = await office.window('U0ANA');
  expect(await office.pressIn('U0BEN', 'play:open-act', card)).toEqual({ ok: false, error: 'This is not there any more.' });
  await office.command('U0BEN', '/curfew mafia vigilante @Finn');
  await office.command('U0ANA', '/curfew end');
  await expect.poll(async () => (await office.reads('U0ANA')).at(-1), patience).toContain('Day 2: the vote');
  const before = await everything();
  const ben = { pick: { type: 'static_select', selected_option: { value: 's1' } } };
  expect(await office.submit('U0ANA', form.id, { 's3.1/targets': ben })).toEqual({ ok: true, closed: false });
  expect(textsIn((await office.window('U0ANA')).blocks)).toEqual(['That belonged to night 1; now it is day 2.']);
  expect(await office.pressIn('U0ANA', 'play:open-act', card)).toEqual({ ok: false, error: 'This is not there any more.' });
  expect(await everything()).toEqual(before);
});

test('who is out of the game, and who never was in it, press in vain', async () => {
  const before = await everything();
  const out = 'You are out of the game: you can read along, but no longer act.';
  expect(await office.press('U0FINN', 'play:vote', { choice: 'Ben' })).toBe(out);
  expect(await office.press('U0FINN', 'vote-form')).toBe(out);
  expect(await office.press('U0NORA', 'play:vote', { choice: 'Ben' })).toBe('You are not a player of this game.');
  await refused([
    ['U0FINN', '/curfew vote @Ben', out],
    ['U0FINN', '/curfew cop @Ben', out],
    ['U0ANA', '/curfew vote @Finn', '"Finn" cannot be chosen. Possible: Ben, Cleo, Ana, Dev, Elif, Grace and nobody.'],
  ]);
  expect(await everything()).toEqual(before);
});

describe('a request to the gateway', () => {
  const body = new URLSearchParams({ command: '/curfew', text: 'end', team_id: 'T0CURFEW1', user_id: 'U0ANA', channel_id: village, channel_name: 'village', trigger_id: '1.2.a', response_url: 'https://hooks.slack.com/x' }).toString();
  const secret = (): string => (JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as { signingSecret: string }).signingSecret;
  const signed = (key: string, second: number): Record<string, string> => ({
    'content-type': 'application/x-www-form-urlencoded',
    'x-slack-request-timestamp': String(second),
    'x-slack-signature': `v0=${createHmac('sha256', key).update(`v0:${second}:${body}`).digest('hex')}`,
  });
  const now = (): number => Math.floor(Date.now() / 1000);
  const send = async (headers: Record<string, string>): Promise<number> => (await fetch(`${run.gatewayUrl}/slack/events`, { method: 'POST', headers, body })).status;

  test('that is not signed, forged, old, ahead of its time, or sent by a page is refused, and nothing changes', async () => {
    const before = await everything();
    const { 'x-slack-signature': _, ...unsigned } = signed(secret(), now());
    expect(await send(unsigned)).toBe(401);
    expect(await send(signed('not the secret', now()))).toBe(401);
    expect(await send(signed(secret(), now() - 360))).toBe(401);
    expect(await send(signed(secret(), now() + 360))).toBe(401);
    expect(await send({ ...signed(secret(), now()), origin: 'https://evil.example' })).toBe(403);
    expect(await everything()).toEqual(before);
  });

  test('that is genuine is heard', async () => {
    expect(await send(signed(secret(), now()))).toBe(200);
    await expect.poll(async () => count(await office.reads('U0ANA'), 'Night 2 begins.'), patience).toBe(1);
  });
});
