import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../functions/app/effects.ts';
import { create, firstEnd, minute, noon, say } from './fake-game.ts';
import { World } from './world.ts';

const told = (effects: readonly Effect[]): string[] =>
  effects.map(effect => ('messages' in effect ? `${effect.type} ${effect.messages[0]?.key}` : effect.type));

async function started() {
  const world = new World();
  const app = world.boot();
  await app.play(create('g1'));
  await world.settle(app);
  const since = world.slack.performances.length;
  const done = () => told(world.slack.performances.slice(since).map(({ effect }) => effect));
  return { world, app, done };
}

describe('delivery', () => {
  test('performs timers, lists and places itself, and players’ things through the messenger, in log order', async () => {
    const { world } = await started();
    expect(told(world.slack.performances.map(p => p.effect))).toEqual(['card', 'room']);
    expect(await world.store.gamesOf('T1/U1')).toEqual([{ game: 'g1', place: 'T1/C1', at: noon }]);
    expect(world.schedules.get('g1-p1')).toEqual({ game: 'g1', when: firstEnd });
    expect((await world.store.at('T1/R-g1-pack')).room).toEqual({ game: 'g1', slug: 'pack' });
    expect((await world.store.load('g1'))?.state.table.rooms).toEqual({ pack: { place: 'T1/R-g1-pack' } });
  });

  test('draws a card that several commits ask for once, where the last one stands', async () => {
    const { world, app, done } = await started();
    await app.play(say('g1', 'U1', 'a'));
    await app.play(say('g1', 'U2', 'b'));
    await app.play(say('g1', 'U1', 'c'));
    await world.settle(app);
    expect(done()).toEqual([
      ...['post a', 'tell to T1/U1: a', 'post b', 'home', 'tell to T1/U2: b'],
      ...['post c', 'card', 'home', 'tell to T1/U1: c'],
    ]);
  });

  test('leaves the mark at the deadline, or takes it away', async () => {
    const { world, app } = await started();
    expect(await world.store.dueBefore(firstEnd)).toEqual([{ game: 'g1', version: 1, wakeAt: firstEnd }]);
    await app.play(say('g1', 'U1', 'a'));
    await world.settle(app);
    expect(await world.store.dueBefore(firstEnd)).toEqual([{ game: 'g1', version: 1, wakeAt: firstEnd }]);
    expect(await world.store.cursor('g1')).toEqual({ through: 3, part: 0, tries: 0 });
  });

  test('waits out a short wait, and comes back for a long one', async () => {
    const { world, app, done } = await started();
    world.slack.waits.set('a', noon + 4_000);
    world.slack.waits.set('to T1/U1: a', noon + 20 * minute);
    await app.play(say('g1', 'U1', 'a'));
    expect(await app.deliver('g1')).toEqual({ state: 'waiting', until: noon + 20 * minute });
    expect(world.time).toBe(noon + 4_000);
    expect(done()).toEqual(['post a', 'card', 'home']);
    expect(await world.store.cursor('g1')).toEqual({ through: 2, part: 3, notBefore: noon + 20 * minute, tries: 1 });
    expect(await world.store.dueBefore(noon + 20 * minute)).toEqual([{ game: 'g1', version: 3, wakeAt: noon + 20 * minute }]);

    await app.play(say('g1', 'U2', 'b'));
    expect(await app.deliver('g1')).toEqual({ state: 'waiting', until: noon + 20 * minute });
    expect(done()).toHaveLength(3);
    world.time = noon + 20 * minute;
    expect(await app.deliver('g1')).toEqual({ state: 'done' });
    expect(done().slice(3)).toEqual(['tell to T1/U1: a', 'post b', 'card', 'home', 'tell to T1/U2: b']);
    expect(await world.store.cursor('g1')).toEqual({ through: 4, part: 0, tries: 0 });
  });

  test('stops where somebody else has gone on', async () => {
    const { world, app, done } = await started();
    await app.play(say('g1', 'U1', 'a'));
    const perform = world.slack.perform.bind(world.slack);
    world.slack.perform = async (effect, context) => {
      const from = await world.store.cursor('g1');
      if (effect.type === 'post') await world.store.advance('g1', from, { ...from, part: from.part + 1 });
      return perform(effect, context);
    };
    expect(await app.deliver('g1')).toEqual({ state: 'moved' });
    expect(done()).toEqual(['post a']);
  });

  test('of a game that is not there has nothing to do', async () => {
    const world = new World();
    expect(await world.boot().deliver('g9')).toEqual({ state: 'done' });
  });

  test('of a long backlog is complete and in order, and leaves its place to others after 40 seconds', async () => {
    const { world, app, done } = await started();
    for (let i = 0; i < 50; i += 1) await app.play(say('g1', 'U1', `w${i}`, `w${i}`, noon));
    const perform = world.slack.perform.bind(world.slack);
    world.slack.perform = async (effect, context) => {
      world.time += 1_000;
      return perform(effect, context);
    };
    world.woken.length = 0;
    expect(await app.deliver('g1')).toEqual({ state: 'more' });
    expect(world.woken).toHaveLength(1);
    const before = done().length;
    await world.settle(app);
    expect(before).toBe(40);
    expect(done().filter(line => line.startsWith('post'))).toEqual(Array.from({ length: 50 }, (_, i) => `post w${i}`));
    expect((await world.store.cursor('g1')).through).toBe(52);
  });

  test('goes on when what it learned is refused', async () => {
    const world = new World();
    const app = world.boot();
    await app.play(create('g1'));
    await app.play({ type: 'cancel-game', id: 'end', game: 'g1', at: noon, person: 'T1/U1' });
    await world.settle(app);
    expect(world.reports).toContainEqual({ event: 'learned-refused', game: 'g1', command: 'room-made', code: 'over' });
    expect(await world.store.cursor('g1')).toMatchObject({ through: 2, part: 0 });
    expect((await world.store.at('T1/C1')).game).toBeUndefined();
  });

  describe('of an effect that meets a bug of ours', () => {
    async function broken(fault: unknown) {
      const { world, app, done } = await started();
      const perform = world.slack.perform.bind(world.slack);
      world.slack.perform = async (effect, context) => {
        if ('messages' in effect && effect.messages[0]?.key === 'a') throw fault;
        return perform(effect, context);
      };
      await app.play(say('g1', 'U1', 'a'));
      return { world, app, done };
    }

    test('tries it four times, a minute apart, then leaves it out and says so: the game does not fall silent', async () => {
      const { world, app, done } = await broken(new TypeError('secret words'));
      for (let n = 1; n <= 3; n += 1) {
        const until = world.time + minute;
        expect(await app.deliver('g1')).toEqual({ state: 'waiting', until });
        expect(await world.store.cursor('g1')).toEqual({ through: 2, part: 0, notBefore: until, tries: n, faults: n });
        world.time = until;
      }
      expect(await app.deliver('g1')).toEqual({ state: 'done' });
      expect(done()).toEqual(['card', 'home', 'tell to T1/U1: a']);
      expect(await world.store.cursor('g1')).toEqual({ through: 3, part: 0, tries: 0 });
      const line = { game: 'g1', version: 3, effect: 'post', fault: 'TypeError' };
      expect(world.reports.filter(({ event }) => event.startsWith('effect-'))).toEqual([
        ...[1, 2, 3].map(tries => ({ event: 'effect-failed', ...line, tries })),
        { event: 'effect-given-up', ...line, tries: 4 },
      ]);
    });

    test('never leaves one out because a supplier is away', async () => {
      class Away extends Error {
        override readonly name = 'StoreFault';
      }
      const { world, app } = await broken(new Away('away'));
      for (let n = 0; n < 9; n += 1) await expect(app.deliver('g1')).rejects.toThrow(Away);
      expect(await world.store.cursor('g1')).toEqual({ through: 2, part: 0, tries: 0 });
    });
  });
});
