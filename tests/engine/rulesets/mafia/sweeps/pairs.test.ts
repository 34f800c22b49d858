import { describe, expect, test } from 'vitest';
import { mafia } from '../../../../../engine/rulesets/mafia/ruleset.ts';
import { playPhase } from '../../../../../engine/testing/bot-game.ts';
import { isPlain } from '../../../../../engine/testing/invariants.ts';
import { cardText } from '../../../../../engine/themes/card.ts';
import { faultsIn, toldOfHidden } from './faults.ts';
import { bases, mayRide, mayStand, modifierWords } from './lawful.ts';
import { named, starts, tableOf } from './table.ts';

interface Pair {
  readonly text: string;
  readonly isLawful: boolean;
}

/** Every modifier on every base role and grant, and every one of these riding on every other. */
const pairs: readonly Pair[] = bases.flatMap(base => [
  ...modifierWords.map(({ word, id }) => ({ text: word.endsWith('-') ? `${word}${base.text}` : `${word} ${base.text}`, isLawful: mayStand(id, base) })),
  ...bases.map(rider => ({ text: `${rider.ing} ${base.text}`, isLawful: mayRide(rider, base) })),
]);

const explained = pairs.map(pair => ({ ...pair, read: mafia.explain(pair.text) }));
const lawful = explained.filter(({ read }) => read.ok).map(({ text }) => text);

describe('every pair', () => {
  test('is lawful where the catalogue says so, and else refused', () => {
    expect(pairs.length).toBeGreaterThan(9000);
    expect(explained.filter(({ isLawful, read }) => isLawful !== read.ok).map(({ text, read }) => (read.ok ? text : `${text}: ${read.fault.message}`))).toEqual([]);
  });

  test('that is refused says why', () => {
    const reasons = explained.flatMap(({ text, read }) => (read.ok ? [] : [`${text}: ${read.fault.message}`]));
    const why = /(fits|needs|must have the mode of|works on|refers to none|provides|picks a dead player|stands after its membership|nothing follows)/;
    expect(reasons.filter(reason => !why.test(reason))).toEqual([]);
  });

  test('is printed so that it is read as the same', () => {
    const again = explained.filter(({ read }) => {
      const once = read.ok ? mafia.explain(read.canonical) : undefined;
      return read.ok && !(once?.ok && once.canonical === read.canonical && once.parse === read.parse);
    });
    expect(again.map(({ text }) => text)).toEqual([]);
  });

  test('has a card in whole sentences', () => {
    const cards = lawful.map(text => ({ text, card: cardText('workplace', mafia.card(`Town ${text}`)).join('\n') }));
    expect(cards.filter(({ card }) => /[{}]|undefined|card\./.test(card) || card.split('\n').length < 3).map(({ text }) => text)).toEqual([]);
  });

  test('is played by bots, and all goes as it must', { timeout: 300_000 }, () => {
    const tables = Math.ceil(lawful.length / 12);
    const faults: string[] = [];
    for (let table = 0; table < tables; table += 1) {
      const own = Array.from({ length: 12 }, (_, n) => `${n % 4 === 3 ? 'Mafia' : 'Town'} ${lawful[(table + n * tables) % lawful.length]!}`);
      const desk = tableOf(named([...own, 'Mafia Goon', 'Town', 'Town Vigilante']), table, { start: starts[table % 3]! });
      for (let phases = 0; phases < 4 && !desk.game.play!.winners; phases += 1) {
        playPhase(desk, 'random', table, change => faults.push(...faultsIn(change).map(fault => `table ${table}: ${fault}`)));
        if (!isPlain(desk.game)) faults.push(`table ${table}: the state is no plain JSON`);
      }
      faults.push(...toldOfHidden(desk).map(seat => `table ${table}: ${seat} is told of what is Hidden`));
    }
    expect(faults).toEqual([]);
  });
});
