import { everybody } from './people.ts';
import type { Clock, GameRow, GameStore, Report } from './ports.ts';

/** Removes the games of teams that have removed the app, as far as the time goes. @returns the number of games removed */
export type Forget = () => Promise<number>;

export interface ForgetPorts {
  readonly store: Pick<
    GameStore,
    'goneBefore' | 'removeGone' | 'entered' | 'history' | 'unlist' | 'unlock' | 'removeRoom' | 'erase'
  >;
  readonly clock: Clock;
  readonly report: Report;
}

/** Longer than any function runs: whatever was under way when the app was removed has ended by then, and writes nothing afterwards. */
const settled = 120_000;
const longestCall = 15_000;

/** A team's note goes last, and a game's log only after whatever it leads to: so it may die anywhere, and the next call goes on. */
export const makeForget =
  ({ store, clock, report }: ForgetPorts): Forget =>
  async () => {
    const start = clock.now();
    let games = 0;
    for (const gone of await store.goneBefore(start - settled)) {
      const rows = await store.entered(gone.team);
      for (const row of rows.filter(({ at }) => at <= gone.at)) {
        if (clock.now() - start >= longestCall) return games;
        await forgetGame(store, row);
        games += 1;
      }
      await store.removeGone(gone);
      report({ event: 'team-forgotten', team: gone.team });
    }
    return games;
  };

/** The whole history tells who ever had a part: somebody may have left the game whose list still waits to be told. */
async function forgetGame(store: ForgetPorts['store'], row: GameRow): Promise<void> {
  const { game, place } = row;
  const people = new Set<string>();
  const rooms = new Set<string>();
  for await (const { state } of store.history(game)) {
    for (const person of everybody(state.table)) people.add(person);
    for (const room of Object.values(state.table.rooms)) if ('place' in room) rooms.add(room.place);
  }
  for (const person of people) await store.unlist(person, game);
  for (const room of rooms) await store.removeRoom(room);
  await store.unlock(place, game);
  await store.erase(row);
}
