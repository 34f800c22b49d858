import { randomUUID } from 'node:crypto';
import type { Cursor, GameStore } from '../../app/ports.ts';
import { markOf } from './commit-item.ts';
import { gameWork, workIndex } from './table-definition.ts';
import { expiry, isExpired, type Item, keys, N, number, S, text } from './items.ts';
import type { StoreParts } from './store-parts.ts';

type Part = Pick<GameStore, 'cursor' | 'advance' | 'mark' | 'dueBefore' | 'messageRef' | 'putMessageRef'>;

const start: Cursor = { through: 0, part: 0, tries: 0 };

/** How far delivery is, which games have work due, and where their messages stand. */
export const deliveryState = (parts: StoreParts): Part => ({ ...cursors(parts), ...marks(parts), ...messages(parts) });

function cursors({ requests, clock }: StoreParts): Pick<GameStore, 'cursor' | 'advance'> {
  return {
    async cursor(game) {
      const item = await requests.get(keys.cursor(game));
      return item && !isExpired(item, clock.now()) ? cursorFrom(item) : start;
    },
    async advance(game, from, to) {
      const turn = randomUUID(); // tells a repeated write of ours from somebody else's
      const item: Item = {
        ...keys.cursor(game),
        through: N(to.through),
        part: N(to.part),
        tries: N(to.tries),
        turn: S(turn),
        exp: expiry(clock.now()),
        ...(to.notBefore === undefined ? {} : { notBefore: N(to.notBefore) }),
        ...(to.faults === undefined ? {} : { faults: N(to.faults) }),
      };
      const here = '#through = :through AND #part = :part';
      const first = from.through === 0 && from.part === 0;
      const done = await requests.put(item, {
        ConditionExpression: first ? `attribute_not_exists(#through) OR (${here})` : here,
        ExpressionAttributeNames: { '#through': 'through', '#part': 'part' },
        ExpressionAttributeValues: { ':through': N(from.through), ':part': N(from.part) },
      });
      return done || (await requests.get(keys.cursor(game)))?.['turn']?.S === turn;
    },
  };
}

const cursorFrom = (item: Item): Cursor => ({
  through: number(item, 'through'),
  part: number(item, 'part'),
  tries: number(item, 'tries'),
  ...(item['notBefore'] ? { notBefore: number(item, 'notBefore') } : {}),
  ...(item['faults'] ? { faults: number(item, 'faults') } : {}),
});

function marks({ requests }: StoreParts): Pick<GameStore, 'mark' | 'dueBefore'> {
  return {
    async mark(game, version, wakeAt) {
      const names = { '#g1pk': 'G1PK', '#g1sk': 'G1SK', '#pk': 'PK' };
      const mark = wakeAt === undefined ? undefined : markOf(game, version, wakeAt);
      // A commit that is gone needs no mark, and must not come back as an empty item.
      await requests.update(keys.commit(game, version), {
        ConditionExpression: 'attribute_exists(#pk)',
        UpdateExpression: mark ? 'SET #g1pk = :pk, #g1sk = :sk' : 'REMOVE #g1pk, #g1sk',
        ExpressionAttributeNames: names,
        ...(mark ? { ExpressionAttributeValues: { ':pk': mark['G1PK']!, ':sk': mark['G1SK']! } } : {}),
      });
    },
    async dueBefore(until) {
      const rows = await requests.index({
        IndexName: workIndex,
        KeyConditionExpression: '#g1pk = :work AND #g1sk < :until',
        ExpressionAttributeNames: { '#g1pk': 'G1PK', '#g1sk': 'G1SK' },
        ExpressionAttributeValues: { ':work': S(gameWork), ':until': S(`${new Date(until).toISOString()}$`) }, // `$` follows `#`
      });
      return rows.map(rowFrom);
    },
  };
}

function rowFrom(item: Item): { game: string; version: number; wakeAt: number } {
  const [wakeAt = '', game = '', version = ''] = text(item, 'G1SK').split('#');
  return { game, version: Number(version), wakeAt: Date.parse(wakeAt) };
}

function messages({ requests, clock }: StoreParts): Pick<GameStore, 'messageRef' | 'putMessageRef'> {
  return {
    async messageRef(game, key) {
      const item = await requests.get(keys.messageRef(game, key));
      if (!item || isExpired(item, clock.now())) return undefined;
      return { channel: text(item, 'channel'), ts: text(item, 'ts'), hash: text(item, 'hash') };
    },
    async putMessageRef(game, key, { channel, ts, hash }) {
      await requests.put({ ...keys.messageRef(game, key), channel: S(channel), ts: S(ts), hash: S(hash), exp: expiry(clock.now()) });
    },
  };
}
