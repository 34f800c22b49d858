import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, madeOf, overSeeds, toldBy } from '../over-seeds.ts';

rule('clocktower/character/pixie#1', 'is shown one of the Townsfolk in play in night 1, not who holds it, and never the Pixie itself', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Pixie, Bob: Pixie, Cat: Dreamer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect:
        told:
          Ann: [{ kind: result, phase: night 1, ability: pixie, about: [], result: Dreamer }]
          Bob: [{ kind: result, phase: night 1, ability: pixie, about: [], result: Dreamer }]
        untold: { Ann: [{ text: Cat }, { result: Pixie, kind: result }], Cat: [{ kind: result }] }
`);

rule('clocktower/character/pixie#2', 'what only the Drunk or the Marionette believes to be does not qualify', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Pixie, Bob: Drunk as Dreamer, Cat: Marionette as Slayer, Dan: Lleech, Eve: Savant, Fay: Tinker, Gus: Damsel }
  play:
    - night 1: [Dan: lleech Gus]
    - day 1: []
    - expect: { told: { Ann: [{ ability: pixie, result: Savant }] } }
`);

test('clocktower/character/pixie#2: nor can it be shown on purpose', () => cannotPlay(`
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Dreamer }
  players: { Ann: Pixie, Bob: Drunk as Dreamer, Cat: Marionette as Slayer, Dan: Lleech, Eve: Savant, Fay: Fool, Gus: Damsel }
  play: []
`, /"pixie-shown" cannot be "Dreamer".*possible then: Fool, Savant/));

const town = (decide: string): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Pixie, Bob: Dreamer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper, Ivy: Pixie }
  play:`;

rule('clocktower/character/pixie#3', 'who was mad about it gains the ability when its holder dies', `${town('pixie-shown: [Dreamer, Savant]')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim dreamer, Ivy: claim dreamer]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: dreamer Fay, Ivy: dreamer Fay]
    - day 3: []
    - expect:
        told: { Ann: [{ kind: result, phase: night 3, ability: dreamer, about: [Fay], result: { has: [Fearmonger] } }] }
        refused: [{ by: Ivy }]
        untold: { Ivy: [{ ability: dreamer }] }
`);

rule('clocktower/character/pixie#4', 'who was not mad at that instant gains nothing, then or later', `${town('pixie-shown: Dreamer')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ivy: claim dreamer, Ivy: unclaim dreamer]
    - night 2: [Gus: lleech Bob]
    - day 2: [Ann: claim dreamer, Ivy: claim dreamer]
    - night 3: [Ann: dreamer Fay, Ivy: dreamer Fay]
    - day 3: []
    - expect: { refused: [{ by: Ann }, { by: Ivy }], untold: { Ann: [{ ability: dreamer }], Ivy: [{ ability: dreamer }] } }
`);

rule('clocktower/character/pixie#5', 'a gained Fool ability saves once, although its first owner had used it', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Fool }
  players: { Ann: Pixie, Bob: Fool, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim fool]
    - night 2: [Gus: lleech Bob]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Gus: lleech Bob]
    - night 4: [Gus: lleech Ann]
    - day 4: []
    - expect: { dead: [Bob] }
    - night 5: [Gus: lleech Ann]
    - day 5: []
    - expect: { dead: [Ann, Bob] }
`);

rule('clocktower/character/pixie#5', 'a use for once in the game is there again, and a gained Fortune Teller has a red herring of its own', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: [Nightwatchman, Fortune Teller], red-herring: [Cat, Dan] }
  players: { Ann: Pixie, Bob: Nightwatchman, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Fortune Teller, Ivy: Pixie }
  play:
    - night 1: [Gus: lleech Eve, Bob: nightwatchman Cat]
    - day 1: [Ann: claim nightwatchman, Ivy: claim fortune teller]
    - night 2: [Gus: lleech Bob]
    - night 3: [Gus: lleech Hal, Ann: nightwatchman Dan]
    - night 4: [Ivy: fortune teller Cat and Fay]
    - night 5: [Ivy: fortune teller Dan and Fay]
    - day 5: []
    - expect:
        told:
          Dan: [{ phase: night 3, ability: nightwatchman, result: Ann }]
          Ivy: [{ phase: night 4, ability: fortune teller, result: false }, { phase: night 5, ability: fortune teller, result: true }]
`);

const gained = `${town('pixie-shown: Dreamer')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim dreamer]
    - expect: { phase: day 1 }
    - night 2: [Gus: lleech Bob]
    - day 2: []
    - expect: { dead: [Bob], untold: { Ann: [{ kind: { anyOf: [result, notice, role] } }] } }`;

rule('clocktower/character/pixie#6', 'is not told; prompts and answers come from the next step on', `${gained}
    - night 3: [Ann: dreamer Fay]
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 3, ability: dreamer, about: [Fay] }] }, refused: [] }
`);

rule('clocktower/character/pixie?1', 'is not told of the gain, and notices it by being prompted', `${gained}
    - night 3: [Ann: dreamer Gus]
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 3, ability: dreamer, about: [Gus], result: { has: [Lleech] } }] } }
`);

rule('clocktower/character/pixie?1', 'the command of a day ability is open to everyone anyway', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Slayer, lil-monsta-victim: [Bob, Cat] }
  players: { Ann: Pixie, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Dreamer }
  play:
    - night 1: []
    - day 1: [Ann: claim slayer]
    - night 2: []
    - day 2: [Gus: slayer Fay]
    - expect: { dead: [Bob], refused: [], untold: { Ann: [{ kind: { anyOf: [result, notice, role] }, phase: night 2 }] } }
    - day 2: [Ann: slayer Fay]
    - expect: { dead: [Bob, Fay], phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Gus] }
`);

rule('clocktower/character/pixie#7', 'stays the Pixie for everybody who looks, and acts at the step of what it copied', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Innkeeper, innkeeper-drunk: Dan }
  players: { Ann: Pixie, Bob: Innkeeper, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Dreamer }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim innkeeper]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: innkeeper Cat and Dan, Gus: lleech Cat, Hal: dreamer Ann]
    - day 3: []
    - expect:
        dead: [Bob]
        roles: { Ann: Pixie }
        told: { Hal: [{ phase: night 3, ability: dreamer, about: [Ann], result: { has: [Pixie] } }] }
`);

rule('clocktower/character/pixie#8', 'a gained Alchemist ability is that of a Minion not in play, told at the next dawn', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Alchemist, evil-twin-pair: Cat, mezepheles-word: kumquat }
  players: { Ann: Pixie, Bob: Alchemist with Baron, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Evil Twin, Gus: Lleech, Hal: Mezepheles }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim alchemist]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes, Gus: vote Bob yes]
    - expect: { untold: { Ann: [{ ability: alchemist }] } }
    - night 2: []
    - expect: { dead: [Bob], untold: { Ann: [{ ability: alchemist }] } }
    - day 2: []
    - expect: { told: { Ann: [{ kind: role, phase: night 2, ability: alchemist, result: Fearmonger }] } }
    - night 3: [Ann: fearmonger Gus]
    - day 3: []
    - expect: { announced: [{ phase: day 3, ability: fearmonger }], untold: { Ann: [{ ability: alchemist }] } }
`);

rule('clocktower/character/pixie#8', 'a gained Alchemist ability that needs a word is told it at its next step, once, and it works', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Alchemist, alchemist-ability: Mezepheles, evil-twin-pair: Cat, mezepheles-word: kumquat }
  players: { Ann: Pixie, Bob: Alchemist with Baron, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Evil Twin, Gus: Lleech, Hal: Fearmonger }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim alchemist]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes, Gus: vote Bob yes]
    - day 2: [Dan: 'say "kumquat"']
    - expect: { dead: [Bob], told: { Ann: [{ kind: role, phase: night 2, ability: alchemist, result: Mezepheles }, { kind: result, phase: night 2, ability: mezepheles, result: kumquat }] } }
    - night 3: []
    - day 3: []
    - expect: { roles: { Dan: evil Damsel }, untold: { Ann: [{ ability: mezepheles }] } }
`);

rule('clocktower/character/pixie#8', 'a gained Atheist ability changes no setup and brings no second death a night', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Atheist, atheist-break: [Bob, Cat] }
  players: { Ann: Pixie, Bob: Atheist, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Fool }
  play:
    - night 1: []
    - day 1: [Ann: claim atheist]
    - night 2: []
    - night 3: []
    - day 3: []
    - expect:
        dead: [Bob, Cat]
        winners: []
        roles: { Ann: Pixie, Bob: Atheist, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Fool }
`);

const poisonedInNightOne = `
  rules: clocktower
  options: { check: off }
  players: { Ann: Pixie, Bob: Slayer, Cat: Savant, Dan: Mathematician, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Ann]
    - day 1: []`;

test('clocktower/character/pixie#9: who malfunctions in night 1 is shown by default what is not in play', () => {
  for (const game of overSeeds(25, poisonedInNightOne)) expect(['Pixie', 'Slayer', 'Savant', 'Mathematician']).not.toContain(toldBy(game, 'Ann', 'pixie')[0]);
});

rule('clocktower/character/pixie#9', 'it is arbitrary, so it may be in play', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Slayer, malfunction-info: Savant }
  players: { Ann: Pixie, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Ann]
    - day 1: []
    - expect: { told: { Ann: [{ ability: pixie, result: Savant }] } }
`);

rule('clocktower/character/pixie#10', 'who malfunctions when the holder dies gains nothing, also not after recovering', `${town('pixie-shown: Dreamer, innkeeper-drunk: Ann')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim dreamer, Ivy: claim dreamer]
    - night 2: [Hal: innkeeper Ann and Cat, Gus: lleech Bob]
    - night 3: [Ann: dreamer Fay, Ivy: dreamer Fay]
    - day 3: []
    - expect: { dead: [Bob], refused: [{ by: Ann }], untold: { Ann: [{ ability: dreamer }] }, told: { Ivy: [{ ability: dreamer, phase: night 3 }] } }
`);

rule('clocktower/character/pixie#11', 'a gained ability malfunctions like any other', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Fortune Teller, red-herring: Cat, innkeeper-drunk: Ann, fortune-teller-answer: 'yes' }
  players: { Ann: Pixie, Bob: Fortune Teller, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim fortune teller]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: fortune teller Dan and Fay]
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 3, ability: fortune teller, result: false }] } }
    - night 4: [Ann: fortune teller Dan and Fay, Hal: innkeeper Ann and Dan]
    - day 4: []
    - expect: { told: { Ann: [{ phase: night 4, ability: fortune teller, result: true }] } }
`);

rule('clocktower/character/pixie#12', 'under a Vortox what is shown is not in play, and no death brings a gain', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Dreamer, false-answer: [Savant] }
  players: { Ann: Pixie, Bob: Dreamer, Cat: Slayer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Vortox }
  play:
    - night 1: []
    - day 1: [Ann: claim dreamer, Ann: claim savant]
    - expect: { told: { Ann: [{ ability: pixie, result: Savant }] } }
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes]
    - night 2: [Ann: dreamer Fay]
    - expect: { dead: [Bob], refused: [{ by: Ann }] }
`);

test('clocktower/character/pixie#12: under a Vortox nothing in play can be shown, by default or on purpose', () => {
  const vortox = (decide: string): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Pixie, Bob: Dreamer, Cat: Slayer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Vortox }
  play: [night 1: [], day 1: []]
`;
  for (const game of overSeeds(25, vortox(''))) expect(['Pixie', 'Dreamer', 'Slayer']).not.toContain(toldBy(game, 'Ann', 'pixie')[0]);
  cannotPlay(vortox('false-answer: Slayer'), /"false-answer" cannot be "Slayer".*possible then: Alchemist, Atheist, Cult Leader, Exorcist, Fool, Fortune Teller, Innkeeper, Mathematician, Nightwatchman, Savant$/);
});

rule('clocktower/character/pixie#13', 'what a gained Townsfolk ability tells is false under a Vortox', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Fortune Teller, red-herring: Cat, puzzle-drunk: Gus, innkeeper-drunk: Dan }
  players: { Ann: Pixie, Bob: Fortune Teller, Cat: Savant, Dan: Puzzlemaster, Eve: Tinker, Fay: Fearmonger, Gus: Vortox, Hal: Innkeeper }
  play:
    - night 1: []
    - day 1: [Ann: claim fortune teller]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes, Hal: vote Bob yes]
    - night 2: [Ann: fortune teller Gus and Cat, Hal: innkeeper Dan and Eve]   # the Puzzlemaster drunk: the Vortox works
    - day 2 nominations: [Ann: nominate Eve]
    - expect: { told: { Ann: [{ phase: night 2, ability: fortune teller, result: false }] } }
    - day 2 voting: [Cat: vote Eve yes, Dan: vote Eve yes, Ann: vote Eve yes, Fay: vote Eve yes]
    - night 3: [Ann: fortune teller Gus and Cat]
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 3, ability: fortune teller, result: true }] } }
`);

rule('clocktower/character/pixie#14', 'counts for the Mathematician where another made what was shown wrong', `${poisonedInNightOne}
    - expect: { told: { Dan: [{ phase: night 1, ability: mathematician, result: 1 }] } }
    - night 2: []
    - day 2: []
    - expect: { told: { Dan: [{ phase: night 2, ability: mathematician, result: 0 }] } }
`);

const counted = (decide: string): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Pixie, Bob: Dreamer, Cat: Mathematician, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim dreamer]`;

rule('clocktower/character/pixie#14', 'and where a gain that was due was missed, or a gained ability went wrong', `${counted('pixie-shown: Dreamer, innkeeper-drunk: Ann')}
    - night 2: [Hal: innkeeper Ann and Dan, Gus: lleech Bob]
    - day 2: []
    - expect: { told: { Cat: [{ phase: night 2, ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/pixie#14', 'and where the gained ability went wrong through another', `${counted('pixie-shown: Dreamer, innkeeper-drunk: Ann, malfunction-info: Damsel and Lleech')}
    - night 2: [Gus: lleech Bob]
    - day 2: []
    - expect: { told: { Cat: [{ phase: night 2, ability: mathematician, result: 0 }] } }
    - night 3: [Hal: innkeeper Ann and Dan, Ann: dreamer Fay]
    - day 3: []
    - expect: { told: { Ann: [{ ability: dreamer, result: [Damsel, Lleech] }], Cat: [{ phase: night 3, ability: mathematician, result: 1 }] } }
`);

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
