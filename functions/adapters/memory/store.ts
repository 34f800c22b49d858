import type { Clock, Commit, Cursor, GameRow, GameStore, Gone, Installation, MessageRef } from '../../app/ports.ts';

interface Rows {
  readonly commits: Map<string, string[]>;
  readonly marks: Map<string, { game: string; version: number; wakeAt: number }>;
  readonly cursors: Map<string, Cursor>;
  readonly refs: Map<string, MessageRef>;
  readonly locks: Map<string, { game: string; at: number }>;
  readonly lists: Map<string, Map<string, { row: GameRow; written: number }>>;
  readonly rooms: Map<string, { game: string; slug: string }>;
  readonly installations: Map<string, Installation>;
  readonly entered: Map<string, Map<string, GameRow>>;
  readonly gone: Map<string, Gone>;
}

const start: Cursor = { through: 0, part: 0, tries: 0 };
const lifetime = 180 * 86_400_000;
const abandoned = 60_000;

/** The store in memory, with the very behaviour of the table: for the engine's tests and for simulations. */
export function makeMemoryStore({ clock }: { readonly clock: Clock }): GameStore {
  const rows: Rows = {
    commits: new Map(),
    marks: new Map(),
    cursors: new Map(),
    refs: new Map(),
    locks: new Map(),
    lists: new Map(),
    rooms: new Map(),
    installations: new Map(),
    entered: new Map(),
    gone: new Map(),
  };
  const log = gameLog(rows, clock);
  return { ...log, ...deliveryState(rows), ...places(rows, log.load), ...directory(rows, clock), ...teams(rows) };
}

function gameLog({ commits, marks }: Rows, clock: Clock): Pick<GameStore, 'load' | 'commit' | 'history' | 'after'> {
  const standing = (texts: readonly string[]): Commit[] =>
    texts.map((text): Commit => JSON.parse(text)).filter(commit => commit.at + lifetime > clock.now());
  const of = (game: string) => commits.get(game) ?? [];
  return {
    load: async game => standing(of(game).slice(-1))[0],
    async commit(next, wakeAt) {
      const log = of(next.game);
      if (next.version <= log.length) return 'stale';
      if (next.version > log.length + 1) throw new Error(`${next.game} would have a gap before version ${next.version}`);
      const text = JSON.stringify(next);
      commits.set(next.game, [...log, text]);
      if (wakeAt !== undefined) marks.set(`${next.game}#${next.version}`, { game: next.game, version: next.version, wakeAt });
      return 'done';
    },
    async *history(game) {
      yield* standing(of(game));
    },
    after: async (game, version, most) => standing(of(game).slice(version, version + most)),
  };
}

function deliveryState(rows: Rows): Pick<GameStore, 'cursor' | 'advance' | 'mark' | 'dueBefore' | 'messageRef' | 'putMessageRef'> {
  const { commits, marks, cursors, refs } = rows;
  return {
    cursor: async game => cursors.get(game) ?? start,
    async advance(game, from, to) {
      const here = cursors.get(game) ?? start;
      if (here.through !== from.through || here.part !== from.part) return false;
      cursors.set(game, to);
      return true;
    },
    async mark(game, version, wakeAt) {
      if (version > (commits.get(game)?.length ?? 0)) return;
      if (wakeAt === undefined) marks.delete(`${game}#${version}`);
      else marks.set(`${game}#${version}`, { game, version, wakeAt });
    },
    dueBefore: async until => [...marks.values()].filter(({ wakeAt }) => wakeAt <= until).sort((a, b) => a.wakeAt - b.wakeAt),
    messageRef: async (game, key) => refs.get(`${game}#${key}`),
    async putMessageRef(game, key, ref) {
      refs.set(`${game}#${key}`, ref);
    },
  };
}

function places({ locks, rooms }: Rows, load: GameStore['load']): Pick<GameStore, 'lock' | 'unlock' | 'at' | 'putRoom' | 'removeRoom'> {
  const isFree = async ({ game, at }: { game: string; at: number }, now: number) => {
    const newest = await load(game);
    return newest ? newest.state.table.stage === 'over' || newest.state.table.stage === 'cancelled' : now - at > abandoned;
  };
  return {
    async lock(place, game, now) {
      const holder = locks.get(place);
      if (holder && holder.game !== game && (!(await isFree(holder, now)) || locks.get(place) !== holder)) return { ok: false, game: holder.game };
      locks.set(place, { game, at: now });
      return { ok: true };
    },
    async unlock(place, game) {
      if (locks.get(place)?.game === game) locks.delete(place);
    },
    async at(place) {
      const [lock, room] = [locks.get(place), rooms.get(place)];
      return { ...(lock ? { game: lock.game } : {}), ...(room ? { room } : {}) };
    },
    async putRoom(place, game, slug) {
      rooms.set(place, { game, slug });
    },
    async removeRoom(place) {
      rooms.delete(place);
    },
  };
}

function directory(
  rows: Rows,
  clock: Clock,
): Pick<GameStore, 'list' | 'unlist' | 'gamesOf' | 'installation' | 'putInstallation' | 'removeInstallation'> {
  const { lists, installations } = rows;
  return {
    async list(person, row) {
      lists.set(person, new Map(lists.get(person)).set(row.game, { row, written: clock.now() }));
    },
    async unlist(person, game) {
      lists.get(person)?.delete(game);
    },
    gamesOf: async person =>
      [...(lists.get(person)?.values() ?? [])]
        .filter(({ written }) => written + lifetime > clock.now())
        .map(({ row }) => row)
        .sort((a, b) => (a.game < b.game ? -1 : 1)),
    installation: async team => installations.get(team),
    async putInstallation(installation) {
      installations.set(installation.team, installation);
    },
    async removeInstallation(team, until) {
      if ((installations.get(team)?.at ?? 0) <= until) installations.delete(team);
    },
  };
}

function teams(rows: Rows): Pick<GameStore, 'enter' | 'entered' | 'erase' | 'putGone' | 'goneBefore' | 'removeGone'> {
  const { commits, marks, cursors, refs, entered, gone } = rows;
  return {
    async enter(row) {
      const team = teamOf(row);
      entered.set(team, new Map(entered.get(team)).set(row.game, row));
    },
    entered: async team => [...(entered.get(team)?.values() ?? [])].sort((a, b) => (a.game < b.game ? -1 : 1)),
    async erase(row) {
      const { game } = row;
      for (const map of [marks, refs]) for (const key of [...map.keys()]) if (key.startsWith(`${game}#`)) map.delete(key);
      cursors.delete(game);
      commits.delete(game);
      entered.get(teamOf(row))?.delete(game);
    },
    async putGone({ team, at }) {
      if ((gone.get(team)?.at ?? -1) < at) gone.set(team, { team, at });
    },
    goneBefore: async until => [...gone.values()].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at),
    async removeGone({ team, at }) {
      if (gone.get(team)?.at === at) gone.delete(team);
    },
  };
}

const teamOf = ({ place }: GameRow): string => place.slice(0, place.indexOf('/'));
