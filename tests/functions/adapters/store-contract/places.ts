import { describe, expect, test } from 'vitest';
import { commitOf, minute, noon } from '../../app/fake-game.ts';
import { day, type Fresh, put, seed, unused } from './under-test.ts';

/** What a store owes to channels, rooms, people and installations. */
export function placesContract(name: string, fresh: Fresh): void {
  describe(`${name}: places and people`, () => {
    const place = () => `T1/${unused('C')}`;

    test('a place belongs to one game; it may ask again, another is told whose it is', async () => {
      const { store, game } = fresh();
      const here = place();
      await seed(store, game, []);
      expect((await store.at(here)).game).toBeUndefined();
      expect(await store.lock(here, game, noon)).toEqual({ ok: true });
      expect(await store.lock(here, game, noon + 1)).toEqual({ ok: true });
      expect(await store.lock(here, 'other', noon + 10 * minute)).toEqual({ ok: false, game });
      expect((await store.at(here)).game).toBe(game);
    });

    test('only its own game gives a place back', async () => {
      const { store, game } = fresh();
      const here = place();
      await store.lock(here, game, noon);
      await store.unlock(here, 'other');
      expect((await store.at(here)).game).toBe(game);
      await store.unlock(here, game);
      await store.unlock(here, game);
      expect((await store.at(here)).game).toBeUndefined();
    });

    test('a lock without a game is taken over after a minute, not before', async () => {
      const { store, game } = fresh();
      const here = place();
      await store.lock(here, 'never-written', noon);
      expect(await store.lock(here, game, noon + minute)).toEqual({ ok: false, game: 'never-written' });
      expect(await store.lock(here, game, noon + minute + 1)).toEqual({ ok: true });
      expect((await store.at(here)).game).toBe(game);
    });

    test('a game that is over does not hold its place', async () => {
      const { store, game } = fresh();
      const here = place();
      const [first] = await seed(store, game, []);
      await store.lock(here, game, noon);
      await put(store, commitOf(first, { type: 'cancel-game', id: 'c', game, at: noon, person: 'T1/U1' }));
      expect(await store.lock(here, 'next', noon + 1)).toEqual({ ok: true });
    });

    test('of two games that want a place at once one gets it', async () => {
      const { store } = fresh();
      const here = place();
      const got = await Promise.all([store.lock(here, 'one', noon), store.lock(here, 'two', noon)]);
      expect(got.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('a person has a list of games', async () => {
      const { store, clock } = fresh();
      const person = `T1/${unused('U')}`;
      expect(await store.gamesOf(person)).toEqual([]);
      await store.list(person, { game: 'a', place: 'T1/C1', at: noon });
      await store.list(person, { game: 'b', place: 'T1/C2', at: noon + 1 });
      await store.list(person, { game: 'a', place: 'T1/C1', at: noon });
      expect(await store.gamesOf(person)).toEqual([
        { game: 'a', place: 'T1/C1', at: noon },
        { game: 'b', place: 'T1/C2', at: noon + 1 },
      ]);
      await store.unlist(person, 'a');
      await store.unlist(person, 'a');
      expect((await store.gamesOf(person)).map(row => row.game)).toEqual(['b']);
      clock.time = noon + 181 * day;
      expect(await store.gamesOf(person)).toEqual([]);
    });

    test('a room leads to its game', async () => {
      const { store, game } = fresh();
      const room = place();
      expect((await store.at(room)).room).toBeUndefined();
      await store.putRoom(room, game, 'wolves');
      expect((await store.at(room)).room).toEqual({ game, slug: 'wolves' });
      expect((await store.at(room)).game).toBeUndefined();
    });

    test('one look tells all of a place', async () => {
      const { store, game } = fresh();
      const here = place();
      expect(await store.at(here)).toEqual({});
      await store.lock(here, game, noon);
      expect(await store.at(here)).toEqual({ game });
      await store.putRoom(here, 'older', 'pack');
      expect(await store.at(here)).toEqual({ game, room: { game: 'older', slug: 'pack' } });
      await store.unlock(here, game);
      expect(await store.at(here)).toEqual({ room: { game: 'older', slug: 'pack' } });
    });

    test('an installation is kept until it is removed', async () => {
      const { store } = fresh();
      const team = unused('T');
      const installed = { team, sealedToken: 'k1.abc', botUser: 'U9', botId: 'B9', scopes: ['chat:write', 'commands'], at: noon };
      expect(await store.installation(team)).toBeUndefined();
      await store.putInstallation(installed);
      expect(await store.installation(team)).toEqual(installed);
      await store.putInstallation({ ...installed, scopes: [] });
      expect((await store.installation(team))?.scopes).toEqual([]);
      await store.removeInstallation(team, noon - 1);
      expect((await store.installation(team))?.at).toBe(noon);
      await store.removeInstallation(team, noon);
      expect(await store.installation(team)).toBeUndefined();
      await store.removeInstallation(team, noon);
    });
  });
}
