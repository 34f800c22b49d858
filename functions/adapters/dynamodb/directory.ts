import type { GameStore } from '../../app/ports.ts';
import { expiry, isExpired, type Item, keys, N, number, S, text, userPartition } from './items.ts';
import type { StoreParts } from './store-parts.ts';

type Part = Pick<GameStore, 'list' | 'unlist' | 'gamesOf' | 'installation' | 'putInstallation' | 'removeInstallation'>;

/** Whose games are which, and which workspaces have the app. */
export function directory({ requests, clock }: StoreParts): Part {
  return {
    async list(person, { game, place, at }) {
      await requests.put({ ...keys.listed(person, game), channel: S(place), ts: N(at), exp: expiry(clock.now()) });
    },
    async unlist(person, game) {
      await requests.remove(keys.listed(person, game));
    },
    async gamesOf(person) {
      const { items } = await requests.page({
        KeyConditionExpression: '#pk = :user',
        ExpressionAttributeNames: { '#pk': 'PK' },
        ExpressionAttributeValues: { ':user': S(userPartition(person)) },
      });
      return items
        .filter(item => !isExpired(item, clock.now()))
        .map(item => ({ game: text(item, 'SK').slice('GAME#'.length), place: text(item, 'channel'), at: number(item, 'ts') }));
    },
    async installation(team) {
      const item = await requests.get(keys.installation(team));
      return item && installationFrom(team, item);
    },
    async putInstallation({ team, sealedToken, botUser, botId, scopes, at }) {
      const item: Item = {
        ...keys.installation(team),
        sealed: S(sealedToken),
        botUser: S(botUser),
        botId: S(botId),
        scopes: S(scopes.join(',')),
        ts: N(at),
      };
      await requests.put(item);
    },
    async removeInstallation(team, until) {
      const old = 'attribute_not_exists(#ts) OR #ts <= :until';
      const condition = { ConditionExpression: old, ExpressionAttributeNames: { '#ts': 'ts' }, ExpressionAttributeValues: { ':until': N(until) } };
      await requests.remove(keys.installation(team), condition);
    },
  };
}

const installationFrom = (team: string, item: Item) => ({
  team,
  sealedToken: text(item, 'sealed'),
  botUser: text(item, 'botUser'),
  botId: text(item, 'botId'),
  scopes: text(item, 'scopes').split(',').filter(Boolean),
  at: item['ts'] ? number(item, 'ts') : 0,
});
