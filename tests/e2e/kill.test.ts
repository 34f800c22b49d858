import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, started } from './child.ts';
import { Office, people } from './office.ts';
import { at, count, nameOf, patience, type Seats, seated } from './table.ts';

let data: string;
let run: Started;
let office: Office;
let seats: Seats;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'curfew-kill-'));
  await start();
  seats = await seated(office);
});
afterAll(async () => {
  await run.kill();
  rmSync(data, { recursive: true });
});

async function start(): Promise<void> {
  run = await started(data);
  office = new Office(run.url);
}

test('killed in the middle of a night, the night goes on: acts, messages, channel and cards are all there, once', { timeout: 90_000 }, async () => {
  const { cop, doctor, mafia, town } = seats;
  await office.command('U0ANA', '/curfew end');
  for (const user of people) await expect.poll(async () => count(await office.told(user), '*Night 1*'), patience).toBe(1);
  expect(await office.command(mafia[0], `/curfew mafia vigilante ${at(town[0])}`)).toContain(`Noted: Mafia Vigilante, ${nameOf(town[0])}.`);
  expect(await office.command(cop, `/curfew cop ${at(mafia[1])}`)).toContain(`Noted: Cop, ${nameOf(mafia[1])}.`);
  const [room] = await office.privateChannels(mafia[0]);
  await office.say(mafia[0], 'that one, I think', room!.id);
  for (const stranger of [cop, town[1], 'U0NORA']) await expect(office.messages(stranger, room!.id)).rejects.toThrow('There is no such channel.');
  await run.kill();

  await start();
  expect(await office.privateChannels(mafia[1])).toMatchObject([{ id: room!.id }]);
  expect(await office.reads(mafia[1], room!.id)).toContain('that one, I think');
  await expect.poll(async () => (await office.told(mafia[1])).at(-1), patience).toContain(`Mafia Vigilante on ${nameOf(town[0])} (chosen by ${nameOf(mafia[0])})`);
  await expect.poll(async () => (await office.told(cop)).at(-1), patience).toContain(`• Cop on ${nameOf(mafia[1])}`);
  expect(await office.command(doctor, `/curfew doctor ${at(cop)}`)).toContain(`Noted: Doctor, ${nameOf(cop)}.`);
  await office.command('U0ANA', '/curfew end');
  await expect.poll(async () => count(await office.told(cop), `Cop on ${nameOf(mafia[1])}: Non-Town.`), patience).toBe(1);
  const village = await office.reads('U0ANA');
  for (const once of ['Night 1 begins.', `<@${town[0]}> was eliminated in the night.`, 'Day 1: the vote', 'Day 2: the vote']) expect(count(village, once)).toBe(1);
  for (const user of people) expect(await office.told(user)).toHaveLength(user === cop ? 3 : 2);
});

test('killed in the middle of a delivery, everything arrives; the one message on its way may show twice', { timeout: 90_000 }, async () => {
  const living = people.filter(user => user !== seats.town[0]);
  await office.command('U0ANA', '/curfew end');
  await expect.poll(async () => count(await office.reads('U0ANA'), 'Night 2 begins.'), { ...patience, interval: 2 }).toBe(1);
  await run.kill();

  await start();
  for (const user of living) await expect.poll(async () => count(await office.told(user), '*Night 2*'), patience).toBeGreaterThan(0);
  expect(await office.command(seats.cop, `/curfew cop ${at(seats.mafia[0])}`)).toContain('Noted: Cop');
  await expect.poll(async () => (await office.told(seats.cop)).at(-1), patience).toContain('• Cop on');
  const nights = await Promise.all(living.map(async user => count(await office.told(user), '*Night 2*')));
  const twice = nights.reduce((sum, n) => sum + n - 1, 0) + count(await office.reads('U0ANA'), 'Night 2 begins.') - 1;
  expect(twice).toBeLessThanOrEqual(1);
});
