import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, tallyOf, toldBy } from '../sweep.ts';

rule('clocktower/character/evil-twin#17', 'the old link blocks until a new pair is named, and then the new one does', `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Cat, mezepheles-word: kumquat }
  players: { Ann: Fool, Bob: Innkeeper, Cat: Savant, Fay: Evil Twin, Gus: Vortox, Hal: Mezepheles, Ivy: Dreamer }
  play:
    - day 1: [Cat: 'say "kumquat"']
    - day 1 nominations: [Ann: nominate Ann]
    - day 1 voting: [Ann: vote Ann yes, Bob: vote Ann yes, Cat: vote Ann yes, Hal: vote Ann yes]
    - night 2: [Gus: vortox Gus, Ivy: dreamer Fay]
    - day 2: []
    - expect: { phase: day 2, dead: [Gus], roles: { Cat: evil Savant }, told: { Ivy: [{ ability: dreamer, phase: night 2 }] } }
`);
rule('clocktower/character/evil-twin#17', 'without a living player of the other side there is no pair and no block', `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Cat, mezepheles-word: kumquat }
  players: { Cat: Savant, Dan: Slayer, Fay: Evil Twin, Gus: Vortox, Hal: Mezepheles }
  play:
    - day 1: [Cat: 'say "kumquat"']
    - day 1 nominations: [Cat: nominate Dan]
    - day 1 voting: [Cat: vote Dan yes, Fay: vote Dan yes, Hal: vote Dan yes]
    - night 2: [Gus: vortox Gus]
    - end
    - expect: { phase: over, dead: [Dan, Gus], winners: [Dan] }
`);

const paired = (players: string, decide = '') => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${players} }
  play:
`;
const table = 'Ann: Fool, Bob: Drunk as Innkeeper, Cat: Cult Leader, Dan: Tinker, Eve: Savant, Kim: Atheist, Fay: Evil Twin, Gus: Lleech, Hal: Baron';
test('clocktower/character/evil-twin#1: by default the twin is a good one of the Townsfolk, no Cult Leader and no Atheist', () => {
  expect(Object.keys(tallyOf(manySeeds(paired(table)), 'evil-twin-pair'))).toEqual(['Ann', 'Eve']);
});
test('clocktower/character/evil-twin#1: any player of the other side may be named, and nobody else', () => {
  expect(faultOf(paired(table, 'evil-twin-pair: Hal'))).toMatch(/"evil-twin-pair" cannot be "Hal" .* possible then: Ann, Bob, Cat, Dan, Eve, Kim$/);
  expect(faultOf(paired(table, 'evil-twin-pair: Bob'))).toBe('');
});

const alchemist = 'Ann: Alchemist with Evil Twin, Bob: Fool, Cat: Savant, Fay: Mezepheles, Gus: Lleech, Hal: Marionette as Slayer';
test('clocktower/character/evil-twin#16: by default the twin of an Alchemist is an evil player who knows', () => {
  expect(Object.keys(tallyOf(manySeeds(paired(alchemist)), 'evil-twin-pair'))).toEqual(['Fay', 'Gus']);
  expect(faultOf(paired(alchemist, 'evil-twin-pair: Bob'))).toMatch(/possible then: Fay, Gus, Hal$/);
});

const repaired = (decide = '') => `${paired('Ann: Fool, Bob: Tinker, Cat: Savant, Dan: Cult Leader, Eve: Slayer, Jim: Dreamer, Ivy: evil Exorcist, Fay: Evil Twin, Gus: Lleech, Hal: Mezepheles', `evil-twin-pair: Cat, mezepheles-word: kumquat, tinker-death: no, ${decide}`)}
    - night 1: [Gus: lleech Jim]
    - day 1: [Cat: 'say "kumquat"']
    - night 2: [Gus: lleech Eve]
    - day 2: []
`;
test('clocktower/character/evil-twin#7: by default the new twin is a living player of the other side, no Cult Leader', () => {
  expect(Object.keys(tallyOf(manySeeds(repaired()), 'evil-twin-repair'))).toEqual(['Ann', 'Bob', 'Jim']);
});
test('clocktower/character/evil-twin#7: any living player of the other side may be named, and nobody else', () => {
  expect(faultOf(repaired('evil-twin-repair: Eve'))).toMatch(/"evil-twin-repair" cannot be "Eve" .* possible then: Ann, Bob, Dan, Jim$/);
});

test('clocktower/character/evil-twin#12: by default somebody of the other side is shown', () => {
  const shown = toldBy(manySeeds(`${paired('Ann: Fool, Bob: Tinker, Cat: Savant, Fay: Evil Twin, Gus: Lleech, Hal: Baron', 'evil-twin-pair: Cat')}
    - night 1: [Gus: lleech Fay]
    - day 1: []
`, 90), 'Fay', 'evil twin');
  const times = (name: string) => shown.filter(one => one === name).length;
  expect(new Set(shown)).toEqual(new Set(['Ann', 'Bob', 'Cat']));
  for (const name of ['Ann', 'Bob', 'Cat']) expect(times(name)).toBeGreaterThan(15);
});
