import { gunzipSync, gzipSync } from 'node:zlib';
import type { Commit } from '../../app/ports.ts';
import { StoreFault } from './faults.ts';
import { expiry, type Item, itemBytes, keys, N, number, S, text } from './items.ts';
import { gameWork } from './table-definition.ts';

/** Our own limit for an item; DynamoDB's is 400 KB. */
export const largestItem = 300 * 1024;
const schema = 1;

/** What is packed: all but the key, since events, messages and trace repeat the state's own words and cost next to nothing beside it. */
type Packed = Pick<Commit, 'command' | 'state' | 'events' | 'trace' | 'effects' | 'due'>;

/** The mark "look at this game by then", as the work index sorts it. */
export const markOf = (game: string, version: number, wakeAt: number): Item => ({
  G1PK: S(gameWork),
  G1SK: S(`${new Date(wakeAt).toISOString()}#${game}#${version}`),
});

/** A commit as one item, refused when it grows too large. */
export function commitItem({ game, version, at, ...rest }: Commit, wakeAt: number | undefined): Item {
  const { command, state, events, trace, effects, due } = rest;
  const packed: Packed = { command, state, events, trace, effects, ...(due === undefined ? {} : { due }) };
  const item: Item = {
    ...keys.commit(game, version),
    v: N(version),
    sv: N(schema),
    ts: N(at),
    cmd: { M: { id: S(command.id), type: S(command.type) } },
    st: { B: gzipSync(JSON.stringify(packed)) },
    exp: expiry(at),
    ...(wakeAt === undefined ? {} : markOf(game, version, wakeAt)),
  };
  const bytes = itemBytes(item);
  if (bytes > largestItem) throw new StoreFault('too-large', 'commit', `${game} version ${version}: ${bytes} bytes`);
  return item;
}

/** The commit in an item. */
export function commitFrom(item: Item): Commit {
  const game = text(item, 'PK').slice('GAME#'.length);
  const version = number(item, 'v');
  if (number(item, 'sv') !== schema) throw new StoreFault('unreadable', 'load', `${game} version ${version} has an unknown schema`);
  const packed: Packed = JSON.parse(unpack(item, game, version));
  return { game, version, at: number(item, 'ts'), ...packed };
}

function unpack(item: Item, game: string, version: number): string {
  const packed = item['st']?.B;
  if (!packed) throw new StoreFault('unreadable', 'load', `${game} version ${version} has no state`);
  return gunzipSync(packed).toString();
}
