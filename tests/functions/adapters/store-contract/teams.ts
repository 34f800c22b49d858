import { describe, expect, test } from 'vitest';
import { commitOf, create, minute, noon, say } from '../../app/fake-game.ts';
import { all, eventually, type Fresh, put, unused } from './under-test.ts';

/** What a store owes to a workspace as a whole. */
export function teamsContract(name: string, fresh: Fresh): void {
  describe(`${name}: teams`, () => {
    const newTeam = () => unused('T');

    test('a team has a list of its games, whoever plays them', async () => {
      const { store } = fresh();
      const [mine, other] = [newTeam(), newTeam()];
      expect(await store.entered(mine)).toEqual([]);
      const rows = [{ game: 'a', place: `${mine}/C1`, at: noon }, { game: 'b', place: `${mine}/C2`, at: noon + 1 }];
      for (const row of [...rows, rows[0]!, { game: 'c', place: `${other}/C1`, at: noon }]) await store.enter(row);
      expect(await store.entered(mine)).toEqual(rows);
      await store.putInstallation({ team: mine, sealedToken: 'k1.abc', botUser: 'U9', botId: 'B9', scopes: [], at: 1 });
      await store.putGone({ team: mine, at: noon });
      expect(await store.entered(mine)).toEqual(rows);
    });

    test('an erased game is gone with all of its delivery, and no other game is touched', async () => {
      const { store, game } = fresh();
      const team = newTeam();
      const [row, next] = [{ game, place: `${team}/C1`, at: noon }, { game: `${game}x`, place: `${team}/C2`, at: noon }];
      for (const { game: one } of [row, next]) {
        const commits = [commitOf(undefined, create(one))];
        for (let line = 0; line < 23; line += 1) commits.push(commitOf(commits.at(-1), say(one, 'U1', `${line}`)));
        for (const commit of commits) await put(store, commit, noon + minute);
        await store.advance(one, { through: 0, part: 0, tries: 0 }, { through: 3, part: 1, tries: 0 });
        await store.putMessageRef(one, 'lobby', { channel: 'C1', ts: '1.1', hash: 'a' });
      }
      for (const one of [row, next]) await store.enter(one);
      await store.erase(row);
      await store.erase(row);
      expect([await store.load(game), await store.after(game, 0, 9), await all(store.history(game))]).toEqual([undefined, [], []]);
      expect(await store.cursor(game)).toEqual({ through: 0, part: 0, tries: 0 });
      expect(await store.messageRef(game, 'lobby')).toBeUndefined();
      expect(await store.entered(team)).toEqual([next]);
      expect((await store.load(next.game))?.version).toBe(24);
      expect(await store.messageRef(next.game, 'lobby')).toEqual({ channel: 'C1', ts: '1.1', hash: 'a' });
      const marked = async () => new Set((await store.dueBefore(noon + minute)).map(mark => mark.game).filter(one => one.startsWith(game)));
      await eventually(marked, new Set([next.game]));
    });

    test('a room that is removed leads nowhere', async () => {
      const { store, game } = fresh();
      const room = `${newTeam()}/R1`;
      await store.putRoom(room, game, 'pack');
      await store.removeRoom(room);
      await store.removeRoom(room);
      expect(await store.at(room)).toEqual({});
    });

    test('a team that has gone is found from then on, by the latest time, until it is done with', async () => {
      const { store } = fresh();
      const team = newTeam();
      const gone = async (until: number) => (await store.goneBefore(until)).filter(one => one.team === team);
      await store.putGone({ team, at: noon + 5 });
      await store.putGone({ team, at: noon + 9 });
      await store.putGone({ team, at: noon });
      await eventually(() => gone(noon + 9), [{ team, at: noon + 9 }]);
      expect(await gone(noon + 8)).toEqual([]);
      expect((await store.dueBefore(noon + 60 * minute)).map(({ game }) => game)).not.toContain(team);
      await store.removeGone({ team, at: noon + 5 }); // it has gone once more since that was read
      await eventually(() => gone(noon + 9), [{ team, at: noon + 9 }]);
      await store.removeGone({ team, at: noon + 9 });
      await eventually(() => gone(noon + 9), []);
    });
  });
}
