import type { GameStore } from '../../app/ports.ts';
import { expiry, isExpired, type Item, keys, N, number, placePartition, S, text } from './items.ts';
import type { StoreParts } from './store-parts.ts';

type Part = Pick<GameStore, 'lock' | 'unlock' | 'at' | 'putRoom' | 'removeRoom'>;

type Locked = { ok: true } | { ok: false; game: string };

/** A lock whose game was not written by then belongs to a creation that died. */
const abandoned = 60_000;

/** Which game is played where. */
export function places({ requests, clock }: StoreParts, load: GameStore['load']): Part {
  const take = (place: string, game: string, now: number, condition: string, values: Item) =>
    requests.put(
      { ...keys.lock(place), gameId: S(game), ts: N(now) },
      {
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#game': 'gameId', ...(values[':ts'] ? { '#ts': 'ts' } : {}) },
        ExpressionAttributeValues: values,
      },
    );
  const lock = async (place: string, game: string, now: number): Promise<Locked> => {
    if (await take(place, game, now, 'attribute_not_exists(#game) OR #game = :game', { ':game': S(game) })) return { ok: true };
    const holder = await requests.get(keys.lock(place));
    if (!holder) return lock(place, game, now); // it was given back between the two
    const other = text(holder, 'gameId');
    if (other === game) return { ok: true };
    if (!(await isFree(load, other, now - number(holder, 'ts')))) return { ok: false, game: other };
    const same = { ':game': S(other), ':ts': N(number(holder, 'ts')) };
    return (await take(place, game, now, '#game = :game AND #ts = :ts', same)) ? { ok: true } : { ok: false, game: other };
  };
  return {
    lock,
    async unlock(place, game) {
      const ours = { ConditionExpression: '#game = :game', ExpressionAttributeNames: { '#game': 'gameId' }, ExpressionAttributeValues: { ':game': S(game) } };
      await requests.remove(keys.lock(place), ours);
    },
    async at(place) {
      const { items } = await requests.page({
        KeyConditionExpression: '#pk = :place',
        ExpressionAttributeNames: { '#pk': 'PK' },
        ExpressionAttributeValues: { ':place': S(placePartition(place)) },
      });
      const here = items.filter(item => !isExpired(item, clock.now()));
      const [lock, room] = ['GAME', 'ROOM'].map(row => here.find(item => text(item, 'SK') === row));
      return {
        ...(lock ? { game: text(lock, 'gameId') } : {}),
        ...(room ? { room: { game: text(room, 'gameId'), slug: text(room, 'slug') } } : {}),
      };
    },
    async putRoom(place, game, slug) {
      await requests.put({ ...keys.room(place), gameId: S(game), slug: S(slug), exp: expiry(clock.now()) });
    },
    async removeRoom(place) {
      await requests.remove(keys.room(place));
    },
  };
}

/** A place is free again when its game is over, though its unlocking waits, or was never written. */
export async function isFree(load: GameStore['load'], game: string, age: number): Promise<boolean> {
  const newest = await load(game);
  if (!newest) return age > abandoned;
  return newest.state.table.stage === 'over' || newest.state.table.stage === 'cancelled';
}
