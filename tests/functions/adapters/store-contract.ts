import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Clock, Commit, GameStore } from '../../../functions/app/ports.ts';
import { commitOf, create, minute, noon, say } from '../app/fake-game.ts';

export interface StoreUnderTest {
  readonly store: GameStore;
  readonly clock: Clock & { time: number };
}

const day = 24 * 60 * minute;

/** Puts a version that nobody else wants. `stale` may be its own write whose answer was lost: a look tells, as `play` does it. */
async function put(store: GameStore, commit: Commit, wakeAt?: number): Promise<void> {
  while ((await store.commit(commit, wakeAt)) === 'stale') {
    const newest = await store.load(commit.game);
    if (newest?.version !== commit.version) continue;
    expect(newest).toEqual(commit);
    return;
  }
}

async function seed(store: GameStore, game: string, lines: readonly string[]): Promise<Commit[]> {
  const commits = [commitOf(undefined, create(game))];
  for (const line of lines) commits.push(commitOf(commits.at(-1), say(game, 'U1', line)));
  for (const commit of commits) await put(store, commit);
  return commits;
}

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

/** Index rows come late: looks again for a while. */
async function eventually(look: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(look, { timeout: 3_000, interval: 20 }).toEqual(expected);
}

/** What every store owes: the same words for the table and for memory. */
export function storeContract(name: string, open: () => StoreUnderTest): void {
  const fresh = () => ({ ...open(), game: `g${randomUUID().slice(0, 8)}` });

  describe(`${name}: the log`, () => {
    test('an unknown game is nothing', async () => {
      const { store, game } = fresh();
      expect(await store.load(game)).toBeUndefined();
      expect(await store.after(game, 0, 20)).toEqual([]);
      expect(await all(store.history(game))).toEqual([]);
    });

    test('what was committed is loaded again, whole', async () => {
      const { store, game } = fresh();
      const [first, second] = await seed(store, game, ['größer als ä, 🐺']);
      const due = noon + 5 * minute;
      const third = { ...commitOf(second, say(game, 'U2', 'due')), due, trace: [{ phase: 'day 1', step: 's', rule: 'r#1', key: 'k', seats: { who: ['s1'] } }] };
      await put(store, third);
      expect(await store.load(game)).toEqual(third);
      expect(await all(store.history(game))).toEqual([first, second, third]);
    });

    test('a version is put once; the second writer is told, and nothing changes', async () => {
      const { store, game } = fresh();
      const [first] = await seed(store, game, []);
      const mine = commitOf(first, say(game, 'U1', 'mine'));
      await put(store, mine);
      expect(await store.commit(commitOf(first, say(game, 'U2', 'yours')))).toBe('stale');
      expect(await store.load(game)).toEqual(mine);
    });

    test('of twenty writers of one version exactly one wins', async () => {
      const { store, game } = fresh();
      const [first] = await seed(store, game, []);
      const rivals = Array.from({ length: 20 }, (_, i) => commitOf(first, say(game, `U${i}`, `rival ${i}`)));
      const answers = await Promise.all(rivals.map(rival => store.commit(rival)));
      expect(answers.filter(answer => answer === 'done').length).toBeLessThanOrEqual(1);
      const log = await all(store.history(game));
      expect(log.map(commit => commit.version)).toEqual([1, 2]);
      expect(rivals).toContainEqual(log[1]);
    });

    test('after a version come the next ones, oldest first, at most so many', async () => {
      const { store, game } = fresh();
      const commits = await seed(store, game, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
      expect(commits).toHaveLength(11);
      expect((await store.after(game, 3, 4)).map(commit => commit.version)).toEqual([4, 5, 6, 7]);
      expect((await store.after(game, 9, 4)).map(commit => commit.version)).toEqual([10, 11]);
      expect(await store.after(game, 11, 4)).toEqual([]);
      expect((await store.load(game))?.version).toBe(11);
    });

    test('after 180 days a game is no more', async () => {
      const { store, game, clock } = fresh();
      await seed(store, game, ['old']);
      clock.time = noon + 179 * day;
      expect((await store.load(game))?.version).toBe(2);
      clock.time = noon + 181 * day;
      expect(await store.load(game)).toBeUndefined();
      expect(await all(store.history(game))).toEqual([]);
    });
  });

  describe(`${name}: delivery`, () => {
    test('the cursor starts before the first commit and moves only from where it was read', async () => {
      const { store, game } = fresh();
      const start = await store.cursor(game);
      expect(start).toEqual({ through: 0, part: 0, tries: 0 });
      const later = { through: 0, part: 2, tries: 1, notBefore: noon + minute, faults: 1 };
      expect(await store.advance(game, start, later)).toBe(true);
      expect(await store.cursor(game)).toEqual(later);
      expect(await store.advance(game, start, { through: 1, part: 0, tries: 0 })).toBe(false);
      expect(await store.advance(game, later, { through: 1, part: 0, tries: 0 })).toBe(true);
      expect(await store.cursor(game)).toEqual({ through: 1, part: 0, tries: 0 });
    });

    test('of two who move the cursor one is told no', async () => {
      const { store, game } = fresh();
      const start = await store.cursor(game);
      const to = { through: 1, part: 0, tries: 0 };
      const moved = await Promise.all([store.advance(game, start, to), store.advance(game, start, to)]);
      expect(moved.filter(Boolean)).toEqual([true]);
    });

    test('marks are found by their time, moved and removed', async () => {
      const { store, game } = fresh();
      const [first, second] = [commitOf(undefined, create(game)), commitOf(commitOf(undefined, create(game)), say(game, 'U1', 'x'))];
      const due = async (until: number) => (await store.dueBefore(until)).filter(row => row.game === game);
      await put(store, first, noon + 10 * minute);
      await put(store, second, noon + minute);
      await eventually(() => due(noon + minute), [{ game, version: 2, wakeAt: noon + minute }]);
      expect(await due(noon + minute - 1)).toEqual([]);
      await store.mark(game, 2, noon + 20 * minute);
      await eventually(() => due(noon + 20 * minute), [
        { game, version: 1, wakeAt: noon + 10 * minute },
        { game, version: 2, wakeAt: noon + 20 * minute },
      ]);
      await store.mark(game, 1, undefined);
      await store.mark(game, 2, undefined);
      await store.mark(game, 2, undefined);
      expect(await due(noon + 60 * minute)).toEqual([]);
      expect(await store.load(game)).toEqual(second);
    });

    test('a mark of a commit that never was makes no commit', async () => {
      const { store, game } = fresh();
      await store.mark(game, 7, noon);
      await store.mark(game, 7, undefined);
      expect(await store.load(game)).toBeUndefined();
    });

    test('a message reference is kept by its key', async () => {
      const { store, game } = fresh();
      expect(await store.messageRef(game, 'vote day 1')).toBeUndefined();
      await store.putMessageRef(game, 'vote day 1', { channel: 'C1', ts: '1.1', hash: 'a' });
      await store.putMessageRef(game, 'vote day 1', { channel: 'C1', ts: '1.1', hash: 'b' });
      expect(await store.messageRef(game, 'vote day 1')).toEqual({ channel: 'C1', ts: '1.1', hash: 'b' });
      expect(await store.messageRef(game, 'vote day 2')).toBeUndefined();
    });
  });

  describe(`${name}: places and people`, () => {
    const place = () => `T1/C${randomUUID().slice(0, 8)}`;

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
      const person = `T1/U${randomUUID().slice(0, 8)}`;
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
      const team = `T${randomUUID().slice(0, 8)}`;
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

  describe(`${name}: teams`, () => {
    const newTeam = () => `T${randomUUID().slice(0, 8)}`;

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
