import { describe, expect, test } from 'vitest';
import { shuffle } from '../../../../../engine/core/chance.ts';
import { botActs } from '../../../../../engine/testing/bots.ts';
import type { Desk } from '../../../../../engine/testing/desk.ts';
import { seenBy } from '../../../../../engine/testing/invariants.ts';
import { tableOf } from './table.ts';

const timeout = 300_000;

/** Characters of a table of ten, told apart by nothing that anybody is shown before the first night is over. */
const good = ['Dreamer', 'Savant', 'Slayer', 'Fool', 'Exorcist', 'Nightwatchman', 'Innkeeper'];
const evil = ['Lleech', 'Fearmonger', 'Mezepheles'];
const pins = { bluffs: 'Pixie and Tinker and Damsel', 'mezepheles-word': 'lantern' };

/** Everybody but one seat chooses for the night what a bot would. */
function othersAct(desk: Desk, seat: string, seed: number): void {
  for (const other of desk.game.play!.order.filter(one => one !== seat)) {
    for (const meant of botActs('random', desk.view(other), seed)) if (meant.type === 'answer') desk.act(other, meant);
  }
}

/** Two tables that differ only in who of the good ones is which character; evil ones, and the own seat, stay. */
function twins(seed: number): { readonly games: readonly [Desk, Desk]; readonly order: readonly string[]; readonly own: number } {
  const order = shuffle(seed, 'order', [...good, ...evil]);
  const own = order.indexOf(shuffle(seed, 'own', [...good, ...evil])[0]!);
  const moving = order.filter((role, at) => at !== own && good.includes(role));
  const turned = [...moving.slice(1), moving[0]!];
  const other = order.map((role, at) => (at !== own && good.includes(role) ? turned.shift()! : role));
  return { games: [tableOf(order, seed, {}, pins), tableOf(other, seed, {}, pins)], order, own };
}

describe('nobody learns what is not told', () => {
  test('who of the good is what, and that they choose something, shows to nobody in the first night', { timeout }, () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { games, own } = twins(seed);
      const seat = `s${own + 1}`;
      const [one, other] = games.map(desk => seenBy(desk, seat));
      expect(other).toBe(one);
      othersAct(games[0], seat, seed);
      expect(seenBy(games[0], seat)).toBe(one);
    }
  });

  test('who is evil shows to nobody who is good', { timeout }, () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const order = shuffle(seed, 'order', [...good, ...evil]);
      const own = order.findIndex(role => good.includes(role));
      const others = order.filter((_, at) => at !== own);
      const turned = [...others.slice(1), others[0]!];
      const other = order.map((role, at) => (at === own ? role : turned.shift()!));
      const [one, two] = [order, other].map(roles => seenBy(tableOf(roles, seed, {}, pins), `s${own + 1}`));
      expect(two).toBe(one);
    }
  });

  test('everybody sees only what is said to them and to all, and no role but the own one, until the game is over', { timeout }, () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const desk = tableOf(shuffle(seed, 'order', [...good, ...evil]), seed);
      for (let phases = 0; phases < 8 && !desk.game.play!.winners; phases += 1) {
        othersAct(desk, '', seed);
        if (desk.game.play!.winners) break;
        desk.timeUp();
        const play = desk.game.play!;
        for (const seat of play.order) {
          const view = desk.view(seat);
          expect(view.news.every(({ to }) => to === seat || to === 'table')).toBe(true);
          expect(view.seats.filter(({ role }) => role !== undefined).map(one => one.seat)).toEqual(play.winners ? [...play.order] : [seat]);
          expect(view.chats.every(({ members }) => members.includes(seat))).toBe(true);
          expect(view.decisions).toEqual([]);
        }
      }
    }
  });
});
