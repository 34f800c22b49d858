import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, overSeeds, toldBy } from '../over-seeds.ts';
import { town } from './pixie-tables.ts';

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
