import type { GameStore } from '../../app/ports.ts';
import { expiry, gamePartition, type Item, type Key, keys, N, number, S, teamPartition, text } from './items.ts';
import type { StoreParts } from './store-parts.ts';
import { goneWork, workIndex } from './table-definition.ts';

type Part = Pick<GameStore, 'enter' | 'entered' | 'erase' | 'putGone' | 'goneBefore' | 'removeGone'>;

const atOnce = 10;

/** Which games a team has, and how they go when it removes the app. */
export function teams({ requests, clock }: StoreParts): Part {
  return {
    async enter({ game, place, at }) {
      // Half a year for a game to go on, and half a year for its last commits to stay.
      await requests.put({ ...keys.entered(place, game), channel: S(place), ts: N(at), exp: expiry(clock.now(), 2) });
    },
    async entered(team) {
      const items = await requests.pages({
        KeyConditionExpression: '#pk = :team AND begins_with(#sk, :game)',
        ExpressionAttributeNames: { '#pk': 'PK', '#sk': 'SK' },
        ExpressionAttributeValues: { ':team': S(teamPartition(team)), ':game': S('GAME#') },
      });
      return items.map(item => ({ game: text(item, 'SK').slice('GAME#'.length), place: text(item, 'channel'), at: number(item, 'ts') }));
    },
    async erase({ game, place }) {
      const items = await requests.pages({
        KeyConditionExpression: '#pk = :game',
        ProjectionExpression: '#pk, #sk',
        ExpressionAttributeNames: { '#pk': 'PK', '#sk': 'SK' },
        ExpressionAttributeValues: { ':game': S(gamePartition(game)) },
      });
      for (let from = 0; from < items.length; from += atOnce) {
        await Promise.all(items.slice(from, from + atOnce).map(item => requests.remove(keyOf(item))));
      }
      await requests.remove(keys.entered(place, game));
    },
    async putGone({ team, at }) {
      const item: Item = { ...keys.gone(team), ts: N(at), G1PK: S(goneWork), G1SK: S(`${new Date(at).toISOString()}#${team}`) };
      const later = 'attribute_not_exists(#ts) OR #ts < :ts';
      await requests.put(item, { ConditionExpression: later, ExpressionAttributeNames: { '#ts': 'ts' }, ExpressionAttributeValues: { ':ts': N(at) } });
    },
    async goneBefore(until) {
      const rows = await requests.index({
        IndexName: workIndex,
        KeyConditionExpression: '#g1pk = :gone AND #g1sk < :until',
        ExpressionAttributeNames: { '#g1pk': 'G1PK', '#g1sk': 'G1SK' },
        ExpressionAttributeValues: { ':gone': S(goneWork), ':until': S(`${new Date(until).toISOString()}$`) }, // `$` follows `#`
      });
      return rows.map(item => {
        const [at = '', team = ''] = text(item, 'G1SK').split('#');
        return { team, at: Date.parse(at) };
      });
    },
    async removeGone({ team, at }) {
      const same = { ConditionExpression: '#ts = :ts', ExpressionAttributeNames: { '#ts': 'ts' }, ExpressionAttributeValues: { ':ts': N(at) } };
      await requests.remove(keys.gone(team), same);
    },
  };
}

const keyOf = (item: Item): Key => ({ PK: { S: text(item, 'PK') }, SK: { S: text(item, 'SK') } });
