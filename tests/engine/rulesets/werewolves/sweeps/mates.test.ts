import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { botActs } from '../../../../../engine/testing/bots.ts';
import { played } from '../../../../../engine/testing/rule.ts';

/** Whom each player takes for a mate when a record is over. */
function matesAfter(players: string, play: string): (name: string) => readonly string[] {
  const { game } = played(`
  rules: werewolves
  options: { check: off }
  players: { ${players} }
  play:
    ${play}
`).session.desk;
  const { names, order } = game.play!;
  return name => look(werewolves, game.terms, game.play!, order.find(seat => names[seat] === name)!).mates.map(seat => names[seat]!);
}

test('who is in a group of one side with somebody takes them for a mate; a group that mixes sides tells nothing', () => {
  const mates = matesAfter('But: Butcher, Bo: Butcher, Blo: Bloody Butcher, Wes: Wolf, Whi: White Werewolf, Bak: Baker, Bea: Baker, Flu: Flute Player, Ann: Citizen', '- night 1: [Flu: flute player Ann]\n    - expect: { channels: { enchanted: [Ann] } }');
  expect(mates('But')).toEqual([]);
  expect(mates('Blo')).toEqual(['Wes', 'Whi']);
  expect(mates('Wes')).toEqual(['Blo', 'Whi']); // as it seems to them
  expect(mates('Whi')).toEqual([]);
  expect(mates('Bak')).toEqual(['Bea']);
  expect([mates('Ann'), mates('Flu')]).toEqual([[], []]);
});

test('a lover is a mate, the mates of a lover are not', () => {
  const mates = matesAfter('Cup: Cupid, Ann: Citizen, Wes: Wolf, Wim: Wolf', '- night 1: [Cup: cupid Wes]\n    - expect: { phase: night 1 }');
  expect([mates('Cup'), mates('Ann'), mates('Wim')]).toEqual([['Wes'], [], ['Wes']]);
});

test('a cautious bot spares its mates as long as anybody else is left', () => {
  const { game } = played(`
  rules: werewolves
  options: { check: off }
  players: { Wes: Wolf, Wim: Wolf, Ann: Citizen }
  play:
    - day 1: []
    - expect: { phase: day 1 }
`).session.desk;
  const view = look(werewolves, game.terms, game.play!, 's1');
  const votes = (living: readonly string[]): ReadonlySet<string> =>
    new Set(Array.from({ length: 60 }, (_, seed) => botActs('cautious', { ...view, living }, seed)).flat().flatMap(meant => (meant.type === 'vote' && meant.poll === 'lynch' ? [meant.choice] : [])));
  expect([...votes(['s1', 's2', 's3'])].sort()).toEqual(['nobody', 's1', 's3']);
  expect([...votes(['s1', 's2'])].sort()).toEqual(['s1', 's2']);
});
