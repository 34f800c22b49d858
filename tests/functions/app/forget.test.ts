import { beforeEach, describe, expect, test } from 'vitest';
import { Crash, Doom, doomed } from './crash.ts';
import { makeForget } from '../../../functions/app/forget.ts';
import type { GameStore } from '../../../functions/app/ports.ts';
import { create, minute, noon, say } from './fake-game.ts';
import { World } from './world.ts';

/** Two games of T1 with everything that they leave behind, and one of another team. */
async function played(): Promise<World> {
  const world = new World();
  const app = world.boot();
  for (const [game, place] of [['g1', 'T1/C1'], ['g2', 'T1/C2'], ['g3', 'T2/C1']] as const) {
    await app.play(create(game, place));
    await app.play(say(game, 'U2', 'a'));
    await world.store.putMessageRef(game, 'lobby', { channel: 'C1', ts: '1.1', hash: 'a' });
  }
  await world.settle(app);
  for (const game of ['g1', 'g2']) for (const person of await people(world.store, game)) await world.store.list(person, { game, place: 'T1/C1', at: noon });
  return world;
}

async function people(store: GameStore, game: string): Promise<readonly string[]> {
  const { table } = (await store.load(game))!.state;
  return [table.host, ...table.guests.map(({ person }) => person)];
}

/** All that is left of the games of T1, for somebody who knows where to look. */
async function left(store: GameStore, players: readonly string[]): Promise<readonly unknown[]> {
  const kept: unknown[] = [...(await store.entered('T1'))];
  for (const game of ['g1', 'g2']) {
    const { through } = await store.cursor(game);
    kept.push(...[await store.load(game), await store.messageRef(game, 'lobby'), through || undefined].filter(Boolean));
  }
  for (const place of ['T1/C1', 'T1/C2', 'T1/R-g1-pack', 'T1/R-g2-pack']) kept.push(...Object.values(await store.at(place)));
  for (const person of players) kept.push(...(await store.gamesOf(person)).filter(({ game }) => game !== 'g3'));
  kept.push(...(await store.dueBefore(noon + 1_000 * minute)).filter(({ game }) => game !== 'g3'));
  return kept;
}

describe('a team that has removed the app', () => {
  let world: World;
  let players: readonly string[];
  const forget = (store: GameStore = world.store) => makeForget({ store, clock: world.clock, report: line => world.reports.push(line) })();

  beforeEach(async () => {
    world = await played();
    players = await people(world.store, 'g1');
    expect((await left(world.store, players)).length).toBeGreaterThan(12);
    expect((await world.store.at('T1/R-g1-pack')).room).toEqual({ game: 'g1', slug: 'pack' });
    await world.store.putGone({ team: 'T1', at: world.time });
  });

  test('loses all of its games, two minutes later, and nobody else does', async () => {
    world.time += 2 * minute - 1;
    expect(await forget()).toBe(0);
    expect((await world.store.load('g1'))?.version).toBeGreaterThan(1);
    world.time += 1;
    expect(await forget()).toBe(2);
    expect(await left(world.store, players)).toEqual([]);
    expect(await world.store.goneBefore(world.time)).toEqual([]);
    expect((await world.store.load('g3'))?.version).toBeGreaterThan(1);
    expect(await world.store.entered('T2')).toEqual([{ game: 'g3', place: 'T2/C1', at: noon }]);
    expect(world.reports.filter(({ event }) => event === 'team-forgotten')).toEqual([{ event: 'team-forgotten', team: 'T1' }]);
  });

  test('and has it again keeps what it began afterwards', async () => {
    world.time += minute;
    await world.boot().play(create('g4', 'T1/C9'));
    world.time += 2 * minute;
    expect(await forget()).toBe(2);
    expect((await world.store.load('g4'))?.version).toBe(1);
    expect(await world.store.entered('T1')).toEqual([{ game: 'g4', place: 'T1/C9', at: noon + minute }]);
    expect((await world.store.at('T1/C9')).game).toBe('g4');
  });

  test('is forgotten wherever the process dies, by the next call', async () => {
    world.time += 5 * minute;
    for (let at = 1; ; at += 1) {
      for (const when of ['before', 'after'] as const) {
        const again = await played();
        again.time = world.time;
        await again.store.putGone({ team: 'T1', at: noon + minute });
        const dying = new Doom(at, when);
        await forget(doomed(again.store, dying)).catch((fault: unknown) => expect(fault).toBeInstanceOf(Crash));
        await forget(again.store);
        expect([at, when, await left(again.store, players), await again.store.goneBefore(again.time)]).toEqual([at, when, [], []]);
        if (!dying.dead) return expect(at).toBeGreaterThan(10);
      }
    }
  });

  test('with more games than one call has time for is gone on with by the next', async () => {
    world.time += 5 * minute;
    const slow: GameStore = { ...world.store, erase: async row => { await world.store.erase(row); world.time += 16_000; } };
    expect(await forget(slow)).toBe(1);
    expect((await world.store.goneBefore(world.time)).map(({ team }) => team)).toEqual(['T1']);
    expect(await forget(slow)).toBe(1);
    expect(await left(world.store, players)).toEqual([]);
    expect(await forget(slow)).toBe(0); // only the note was left
    expect(await world.store.goneBefore(world.time)).toEqual([]);
  });

  test('is forgotten by the sweep of every minute', async () => {
    world.time += 3 * minute;
    await world.boot().sweep();
    expect(await left(world.store, players)).toEqual([]);
  });
});
