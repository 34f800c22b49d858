import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { StoreFault } from './faults.ts';

export type Item = Record<string, AttributeValue>;
export interface Key extends Item {
  readonly PK: { S: string };
  readonly SK: { S: string };
}

const key = (PK: string, SK: string): Key => ({ PK: { S: PK }, SK: { S: SK } });
const parts = (opaque: string): string => opaque.replace('/', '#');

const digits = 8;
export const versionKey = (version: number): string => `C#${String(version).padStart(digits, '0')}`;
export const lastVersionKey = `C#${'9'.repeat(digits)}`;
export const gamePartition = (game: string): string => `GAME#${game}`;
export const placePartition = (place: string): string => `CHAN#${parts(place)}`;
export const teamPartition = (team: string): string => `TEAM#${team}`;
export const userPartition = (person: string): string => `USER#${parts(person)}`;

const teamOf = (place: string): string => place.slice(0, place.indexOf('/'));

/** Every item's key: what lies where in the one table. Places and persons are `team/id`. */
export const keys = {
  commit: (game: string, version: number) => key(gamePartition(game), versionKey(version)),
  cursor: (game: string) => key(gamePartition(game), 'DELIVERY'),
  messageRef: (game: string, name: string) => key(gamePartition(game), `M#${name}`),
  lock: (place: string) => key(placePartition(place), 'GAME'),
  room: (place: string) => key(placePartition(place), 'ROOM'),
  listed: (person: string, game: string) => key(userPartition(person), `GAME#${game}`),
  installation: (team: string) => key(teamPartition(team), 'INSTALL'),
  entered: (place: string, game: string) => key(teamPartition(teamOf(place)), `GAME#${game}`),
  gone: (team: string) => key(teamPartition(team), 'GONE'),
};

/** A text attribute; absent, or of another kind, the item is not ours. */
export function text(item: Item, name: string): string {
  const value = item[name]?.S;
  if (value === undefined) throw new StoreFault('unreadable', 'read', `no text "${name}" in ${item['SK']?.S ?? 'an item'}`);
  return value;
}

/** A number attribute. */
export function number(item: Item, name: string): number {
  const value = Number(item[name]?.N);
  if (Number.isNaN(value)) throw new StoreFault('unreadable', 'read', `no number "${name}" in ${item['SK']?.S ?? 'an item'}`);
  return value;
}

export const S = (value: string): AttributeValue => ({ S: value });
export const N = (value: number): AttributeValue => ({ N: String(value) });

const day = 86_400_000;
const lifetime = 180 * day;
/** Everything of a game goes 180 days after it was written, or so many times that. */
export const expiry = (writtenAt: number, times = 1): AttributeValue => N(Math.floor((writtenAt + times * lifetime) / 1_000));

/** Expired items linger for days before they are removed: readers look for themselves. */
export const isExpired = (item: Item, now: number): boolean => item['exp']?.N !== undefined && Number(item['exp'].N) * 1_000 <= now;

/** An item's size as DynamoDB counts it: UTF-8 bytes of names and values. */
export const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return Math.ceil(value.N.length / 2) + 1;
  if (value.B !== undefined) return value.B.byteLength;
  if (value.SS !== undefined) return value.SS.reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  if (value.M !== undefined) return 3 + itemBytes(value.M) + Object.keys(value.M).length;
  throw new StoreFault('unreadable', 'write', 'an attribute of a kind that is never written');
}
