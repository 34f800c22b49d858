import type { Commit, GameStore } from '../../app/ports.ts';
import { commitFrom, commitItem } from './commit-item.ts';
import { gamePartition, isExpired, type Item, lastVersionKey, S, versionKey } from './items.ts';
import type { StoreParts } from './store-parts.ts';

/** The log of commits. */
export function gameLog({ requests, clock }: StoreParts): Pick<GameStore, 'load' | 'commit' | 'history' | 'after'> {
  const standing = (items: readonly Item[]): Commit[] => items.filter(item => !isExpired(item, clock.now())).map(commitFrom);
  const from = (game: string, version: number) => ({
    KeyConditionExpression: '#pk = :game AND #sk BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#pk': 'PK', '#sk': 'SK' },
    ExpressionAttributeValues: { ':game': S(gamePartition(game)), ':from': S(versionKey(version)), ':to': S(lastVersionKey) },
  });
  return {
    async load(game) {
      const { items } = await requests.page({ ...from(game, 1), ScanIndexForward: false, Limit: 1 });
      return standing(items)[0];
    },
    async commit(next, wakeAt) {
      const absent = { ConditionExpression: 'attribute_not_exists(#pk)', ExpressionAttributeNames: { '#pk': 'PK' } };
      return (await requests.put(commitItem(next, wakeAt), absent)) ? 'done' : 'stale';
    },
    async *history(game) {
      let start: Item | undefined;
      do {
        const { items, next } = await requests.page({ ...from(game, 1), ...(start ? { ExclusiveStartKey: start } : {}) });
        yield* standing(items);
        start = next;
      } while (start);
    },
    async after(game, version, most) {
      const { items } = await requests.page({ ...from(game, version + 1), Limit: most });
      return standing(items);
    },
  };
}
