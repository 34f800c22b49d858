import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, madeOf, overSeeds } from '../over-seeds.ts';
import { town } from './pixie-tables.ts';

const slayers = `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Slayer, lil-monsta-victim: [Bob, Cat, Ann] }
  players: { Ann: Pixie, Bob: Pixie, Cat: Slayer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Dreamer, Hal: Savant }
  play:
    - night 1: []
    - day 1: [Ann: claim slayer, Bob: claim slayer]
    - night 2: []
    - night 3: []
    - day 3: [Bob: slayer Fay]
    - expect: { dead: [Bob, Cat], winners: [] }`;

rule('clocktower/character/pixie#15', 'a dead Pixie gains nothing, and what was gained ends with the death', `${slayers}
    - night 4: []
    - day 4: [Ann: slayer Fay]
    - expect: { dead: [Ann, Bob, Cat], winners: [] }
`);

test('clocktower/character/pixie#15: only the living one of two holds the ability', () => {
  const { powers } = played(`${slayers}\n`).session.desk.game.play!;
  expect(Object.values(powers).filter(({ origin }) => origin === 'gained').map(({ power, holder }) => [power, holder])).toEqual([['slayer', 's1']]);
});

const bothInOneNight = (first: string, second: string): string => `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Fool, puzzle-drunk: Bob }
  players: { Ann: Pixie, Bob: Fool, Cat: Puzzlemaster, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Lleech, Ivy: Savant }
  play:
    - night 1: [Gus: lleech Eve, Hal: lleech Dan]
    - day 1: [Ann: claim fool]
    - night 2: [Gus: lleech ${first}, Hal: lleech ${second}]
    - day 2: []`;

rule('clocktower/character/pixie#16', 'of two deaths in one night the holder\'s came first: the gained ability is there', `${bothInOneNight('Bob', 'Ann')}
    - expect: { dead: [Bob] }
`);

rule('clocktower/character/pixie#16', 'the own death came first: nothing is gained', `${bothInOneNight('Ann', 'Bob')}
    - expect: { dead: [Ann, Bob] }
`);

rule('clocktower/character/pixie#17', 'works for an evil Pixie, and whatever side the copied player is on', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Dreamer }
  players: { Ann: evil Pixie, Bob: evil Dreamer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim dreamer]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: dreamer Fay]
    - day 3: []
    - expect: { roles: { Ann: evil Pixie }, told: { Ann: [{ ability: pixie, result: Dreamer }, { ability: dreamer, result: { has: [Fearmonger] } }] } }
`);

rule('clocktower/character/pixie#18', 'gained in mid-night, an ability without a choice acts at its later step, one with a choice from the next night on', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: [Mathematician, Dreamer], puzzle-drunk: Hal }
  players: { Ann: Pixie, Bob: Mathematician, Cat: Pixie, Dan: Puzzlemaster, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Lleech, Ivy: Dreamer }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim mathematician, Cat: claim dreamer]
    - night 2: [Gus: lleech Bob]
    - day 2: []
    - expect: { dead: [Bob], told: { Ann: [{ phase: night 2, ability: mathematician, result: 0 }] }, untold: { Bob: [{ phase: night 2 }] } }
    - night 3: [Gus: lleech Ivy, Cat: dreamer Fay]
    - day 3: []
    - expect: { refused: [{ by: Cat }], untold: { Cat: [{ ability: dreamer }] } }
    - night 4: [Cat: dreamer Fay]
    - day 4: []
    - expect: { refused: [], told: { Cat: [{ phase: night 4, ability: dreamer }] } }
`);

rule('clocktower/character/pixie?2', 'a holder who survives has not died, so nothing is gained', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Fool }
  players: { Ann: Pixie, Bob: Fool, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim fool]
    - night 2: [Gus: lleech Bob]
    - night 3: [Gus: lleech Ann]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('clocktower/character/pixie?3', 'free words are never taken for the claim', `${town('pixie-shown: Dreamer')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: say "I am the Dreamer! claim dreamer", Ivy: claim dreamer]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: dreamer Fay, Ivy: dreamer Fay]
    - day 3: []
    - expect: { refused: [{ by: Ann }], untold: { Ann: [{ ability: dreamer }] }, told: { Ivy: [{ ability: dreamer }] } }
`);

const judged = (madness: string): string => `${town(`pixie-shown: [Dreamer, Savant], madness: '${madness}'`)}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ivy: claim dreamer]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: dreamer Fay]
    - day 3: []`;

rule('decisions of the pixie', 'the decision madness may find a Pixie mad without the command', `${judged('yes')}
    - expect: { refused: [], told: { Ann: [{ phase: night 3, ability: dreamer }] } }
`);

rule('decisions of the pixie', 'the decision madness may find a Pixie not mad in spite of the command', `${judged('no').replace('Ivy: claim', 'Ann: claim')}
    - expect: { refused: [{ by: Ann }] }
`);

test('decisions of the pixie: the decision madness is a yes or a no', () => cannotPlay(judged('perhaps'), /"madness" cannot be "perhaps".*possible then: yes, no/));

test('decisions of the pixie: the decision pixie-shown is drawn among the Townsfolk in play other than the Pixie', () => {
  const games = overSeeds(60, `${town('')} []\n`);
  const shown = games.map(game => madeOf(game, 'pixie-shown'));
  expect(new Set(shown)).toEqual(new Set(['Dreamer', 'Savant', 'Innkeeper']));
  for (const name of ['Dreamer', 'Savant', 'Innkeeper']) expect(shown.filter(one => one === name).length).toBeGreaterThan(10);
});

test('decisions of the pixie: the decision pixie-shown cannot be a Townsfolk that is not in play', () =>
  cannotPlay(`${town('pixie-shown: Slayer')} []\n`, /possible then: Dreamer, Innkeeper, Savant/));
