import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitItem, largestItem } from '../../../../functions/adapters/dynamodb/commit-item.ts';
import { itemBytes } from '../../../../functions/adapters/dynamodb/items.ts';
import { Played } from '../../app/played.ts';

const roles = [...Array<string>(5).fill('Mafia Goon'), ...Array<string>(8).fill('Town')];
/** Five hundred characters that no packing makes smaller, three bytes each. */
const noise = (n: number): string =>
  Array.from({ length: 500 }, (_, at) => String.fromCharCode(0x4e00 + (createHash('sha256').update(`${n}/${at}`).digest().readUInt16BE() % 20_000))).join('');

test('a player who talks without end does not fill the game: it still fits into an item, and its phase still ends', () => {
  const game = new Played({ roles, options: { start: 'night' } }).begin();
  const [chat, { members }] = Object.entries(game.state.play!.chats)[0]!;
  for (let n = 0; n < 150; n += 1) game.do({ type: 'say', person: game.person(members[0]!), text: noise(n), chat });
  game.end();
  expect(itemBytes(commitItem(game.commits.at(-2)!, undefined))).toBeLessThan(largestItem / 2);
  expect(itemBytes(commitItem(game.commits.at(-1)!, undefined))).toBeLessThan(largestItem / 2);
});
