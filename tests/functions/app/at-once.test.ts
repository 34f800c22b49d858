import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countRequests } from '../../../functions/adapters/dynamodb/counting.ts';
import { makeDynamoStore } from '../../../functions/adapters/dynamodb/store.ts';
import { makeUseCases } from '../../../functions/app/use-cases.ts';
import { socketClient } from '../../../local/store/socket-client.ts';
import { makeHostile } from '../adapters/hostile.ts';
import { onDynalite } from '../adapters/on-dynalite.ts';
import { create, decide, effectsOf, firstEnd, minute, noon, say, words } from './fake-game.ts';
import { FakeSlack } from './world.ts';

const under = onDynalite();

/** One process among several over the same table. */
function processOn(client = under.local.client, slack = new FakeSlack()) {
  const clock = { time: noon, now: () => clock.time };
  const store = makeDynamoStore({ client, table: under.local.table, clock });
  const woken: string[] = [];
  const none = { at: async () => undefined };
  const app = makeUseCases({
    ...{ store, clock, decide, effectsOf, scheduler: none, ticks: none, messenger: slack },
    wake: { wake: async game => void woken.push(game) },
    random: Math.random,
    sleep: async ms => {
      await sleep(ms);
    },
    report: () => undefined,
  });
  return { app, store, clock, slack };
}

const newGame = () => `g${randomUUID().slice(0, 8)}`;

test('two players press at the same instant: both count, in either order', async () => {
  const [a, b] = [processOn(), processOn()];
  const game = newGame();
  await a.app.play(create(game, `T1/${game}`));
  const replies = await Promise.all([a.app.play(say(game, 'U1', 'mine')), b.app.play(say(game, 'U2', 'yours'))]);
  expect(replies.map(reply => reply.ok && reply.repeated)).toEqual([false, false]);
  const newest = await a.store.load(game);
  expect(newest && [...words(newest.state)].sort()).toEqual(['mine', 'yours']);
  expect(newest?.version).toBe(3);
});

test('a double click, handled by two processes at once, is one act', async () => {
  const [a, b] = [processOn(), processOn()];
  const game = newGame();
  await a.app.play(create(game, `T1/${game}`));
  const replies = await Promise.all([a, b, a, b].map(({ app }) => app.play(say(game, 'U1', 'once'))));
  expect(replies.every(({ ok }) => ok)).toBe(true);
  expect(replies.filter(reply => reply.ok && !reply.repeated).length).toBeLessThanOrEqual(1);
  const newest = await a.store.load(game);
  expect(newest && words(newest.state)).toEqual(['once']);
});

test('a creation that arrives twice at once makes one game', async () => {
  const [a, b] = [processOn(), processOn()];
  const game = newGame();
  const replies = await Promise.all([a.app.play(create(game, `T1/${game}`)), b.app.play(create(game, `T1/${game}`))]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await a.store.load(game))?.version).toBe(1);
});

test('twelve players at once on a table that throttles, conflicts and loses answers: nothing is lost, nothing doubled', async () => {
  const client = makeHostile(socketClient(JSON.parse(under.lockFile()).socket), { dropEvery: 9, throttleEvery: 31, conflictEvery: 10, indexLag: 50 });
  const processes = [processOn(client), processOn(client), processOn(client)];
  const game = newGame();
  await processes[0]!.app.play(create(game, `T1/${game}`));
  const acked = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      await sleep(Math.random() * 250);
      const text = `word ${i}`;
      for (;;) if ((await processes[i % 3]!.app.play(say(game, `U${i}`, text))).ok) return text;
    }),
  );
  const newest = await processes[0]!.store.load(game);
  expect(newest && [...words(newest.state)].sort()).toEqual([...acked].sort());
  expect(newest?.version).toBe(13);

  const { app, slack, store } = processes[1]!;
  for (let turn = 0; turn < 20 && (await store.cursor(game)).through < 14; turn += 1) await app.deliver(game);
  const posts = slack.performances.filter(({ effect }) => effect.type === 'post').map(({ id }) => Number(id.split(':')[1]));
  expect([...new Set(posts)]).toEqual(Array.from({ length: 12 }, (_, i) => i + 2));
  client.destroy();
});

test('two pumps at once lose nothing and keep the order of what is first seen', async () => {
  const slack = new FakeSlack();
  const [a, b] = [processOn(undefined, slack), processOn(undefined, slack)];
  const game = newGame();
  await a.app.play(create(game, `T1/${game}`));
  for (let i = 0; i < 6; i += 1) await a.app.play(say(game, 'U1', `w${i}`));
  await Promise.all([a.app.deliver(game), b.app.deliver(game)]);
  await a.app.deliver(game);
  const posts = slack.firstSeen.filter(id => id.endsWith(':0') && !id.startsWith(`${game}:1:`));
  expect(posts).toEqual([2, 3, 4, 5, 6, 7].map(version => `${game}:${version}:0`));
  expect(await a.store.cursor(game)).toMatchObject({ part: 0, through: (await a.store.load(game))?.version });
});

test('three ticks at once, from a schedule, a sweep and another sweep, end one phase', async () => {
  const [a, b, c] = [processOn(), processOn(), processOn()];
  const game = newGame();
  await a.app.play(create(game, `T1/${game}`));
  for (const { clock } of [a, b, c]) clock.time = firstEnd + 45 * minute;
  await Promise.all([a.app.tick(game), b.app.tick(game), c.app.tick(game)]);
  expect((await a.store.load(game))?.state.play?.phase.number).toBe(2);
});

test('an act costs one read and one write, and no more bytes as the game goes on', async () => {
  const client = socketClient(JSON.parse(under.lockFile()).socket);
  const counter = countRequests(client);
  const { app } = processOn(client);
  const game = newGame();
  await app.play(create(game, `T1/${game}`));
  counter.reset();
  await app.play(say(game, 'U1', 'early'));
  const early = counter.tally();
  expect(early.requests).toEqual({ Query: 1, PutItem: 1 });
  expect(early.sent).toBeGreaterThan(500);
  expect(early.received).toBeGreaterThan(500);
  for (let i = 0; i < 40; i += 1) await app.play(say(game, 'U1', `w${i}`));
  counter.reset();
  await app.play(say(game, 'U1', 'late'));
  const late = counter.tally();
  expect(late.requests).toEqual({ Query: 1, PutItem: 1 });
  expect(late.sent).toBeLessThan(early.sent * 2);
  expect(late.received).toBeLessThan(early.received * 2);
  client.destroy();
});
