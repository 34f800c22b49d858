import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, tallyOf, toldBy } from '../sweep.ts';

const game = (decide = '', ann = 'Puzzlemaster') => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Hal, puzzle-drunk: Bob, ${decide} }
  players: { Ann: ${ann}, Bob: Fortune Teller, Cat: Savant, Dan: Mathematician, Eve: Innkeeper, Fay: Baron, Gus: Lleech, Hal: Slayer }
  play:
`;
/** Only a drunk Fortune Teller is asked for: the truth is yes. */
const wrong = 'fortune-teller-answer: no';
const visit = 'Ann: whisper Storyteller';

rule('clocktower/character/puzzlemaster#1', 'one other player is drunk from the deal to the end, and neither is told', `${game(wrong)}
    - night 1: [Gus: lleech Hal, Bob: fortune teller Gus and Cat]
    - day 1: []
    - night 2: [Bob: fortune teller Gus and Cat]
    - day 2: []
    - expect:
        told: { Bob: [{ ability: fortune teller, phase: night 1, result: false }, { ability: fortune teller, phase: night 2, result: false }] }
        untold: { Ann: [{ about: [Bob] }, { text: Bob }], Bob: [{ text: drunk }, { about: [Ann] }], Cat: [{ text: drunk }] }
`);

test('clocktower/character/puzzlemaster#1: the drunk player is somebody else', () => {
  expect(faultOf(game().replace('puzzle-drunk: Bob', 'puzzle-drunk: Ann'))).toMatch(/"puzzle-drunk" cannot be "Ann" .* Bob, Cat, Dan, Eve, Fay, Gus, Hal$/);
});

rule('clocktower/character/puzzlemaster#2', 'the drunkenness outlives the Puzzlemaster', `${game(wrong)}
    - night 1: [Gus: lleech Hal]
    - night 2: [Gus: lleech Ann]
    - night 3: [Bob: fortune teller Gus and Cat]
    - day 3: []
    - expect: { dead: [Ann], told: { Bob: [{ ability: fortune teller, phase: night 3, result: false }] } }
`);

test('clocktower/character/puzzlemaster#3: those who do not know themselves are never the drunk player', () => {
  const unaware = `
  rules: clocktower
  options: { check: off }
  players: { Ann: Puzzlemaster, Bob: Drunk as Dreamer, Cat: Marionette as Savant, Gus: Lleech, Dan: Fool, Hal: Slayer, Ivy: Exorcist }
`;
  const possible = /possible then: Gus, Dan, Hal, Ivy$/;
  expect(faultOf(`${unaware}  decide: { puzzle-drunk: Bob }\n`)).toMatch(possible);
  expect(faultOf(`${unaware}  decide: { puzzle-drunk: Cat }\n`)).toMatch(possible);
  expect(tallyOf(manySeeds(unaware), 'puzzle-drunk')).toEqual({ Dan: expect.any(Number), Hal: expect.any(Number), Ivy: expect.any(Number) });
});

rule('clocktower/character/puzzlemaster#4', 'a right guess tells the Demon, and there is no second one', `${game()}
    - night 1: [Gus: lleech Hal]
    - day 1: [${visit}, Ann: puzzlemaster Bob]
    - expect: { told: { Ann: [{ kind: result, ability: puzzlemaster, about: [Gus], result: Gus, text: The Demon is Gus. }] } }
    - day 2: [${visit}, Ann: puzzlemaster Bob]
    - expect: { refused: [{ by: Ann, code: not-now }], untold: { Ann: [{ ability: puzzlemaster }] } }
`);

rule('clocktower/character/puzzlemaster#4', 'a wrong guess names somebody else in the same words, and uses the guess up', `${game('puzzle-false-name: Cat')}
    - night 1: [Gus: lleech Hal]
    - day 1: [${visit}, Ann: puzzlemaster Dan, Ann: puzzlemaster Bob]
    - expect:
        told: { Ann: [{ kind: result, ability: puzzlemaster, about: [Cat], result: Cat, text: The Demon is Cat. }] }
        untold: { Ann: [{ result: Gus }] }
        refused: [{ by: Ann, code: not-now }]
`);

rule('clocktower/character/puzzlemaster#5', 'who holds the token when the guess is made is the Demon', `${game().replace('Gus: Lleech', 'Gus: Fearmonger')}
    - night 1: [Fay: lil' monsta Fay, Gus: lil' monsta Fay]
    - night 2: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 2: [${visit}, Ann: puzzlemaster Bob]
    - expect: { told: { Ann: [{ ability: puzzlemaster, result: Gus }] } }
`);

rule('clocktower/character/puzzlemaster#6', 'may name themselves, which is wrong', `${game('puzzle-false-name: Cat')}
    - night 1: [Gus: lleech Hal]
    - day 1: [${visit}, Ann: puzzlemaster Ann]
    - expect: { told: { Ann: [{ ability: puzzlemaster, result: Cat }] }, untold: { Ann: [{ result: Gus }] } }
`);

const guessed = `${game()}
    - night 1: [Gus: lleech Hal]
    - day 1: [${visit}, Ann: puzzlemaster Bob]
`;
rule('clocktower/character/puzzlemaster#7', 'only the visit is public', `${guessed}
    - expect:
        announced: [{ ability: whisper, about: [Ann] }]
        unannounced: [{ ability: puzzlemaster }, { text: Gus, phase: day 1 }, { about: [Bob] }]
        untold: { Bob: [{ ability: puzzlemaster }], Gus: [{ ability: puzzlemaster }] }
`);

rule('clocktower/character/puzzlemaster?1', 'the guess is not public', `${guessed}
    - expect: { told: { Ann: [{ ability: puzzlemaster }] }, unannounced: [{ text: Puzzlemaster }, { ability: puzzlemaster }, { about: [Ann, Bob] }] }
`);

rule('clocktower/character/puzzlemaster#8', 'while a living Puzzlemaster malfunctions the drunk player is sober', `${game(`${wrong}, innkeeper-drunk: [Ann, Cat]`)}
    - night 1: [Gus: lleech Hal]
    - night 2: [Eve: innkeeper Ann and Cat, Bob: fortune teller Gus and Cat]
    - night 3: [Eve: innkeeper Cat and Hal, Bob: fortune teller Gus and Cat]
    - day 3: []
    - expect: { told: { Bob: [{ phase: night 2, ability: fortune teller, result: true }, { phase: night 3, ability: fortune teller, result: false }] } }
`);

rule('clocktower/character/puzzlemaster#8', 'so while a dead one does', `${game(`${wrong}, innkeeper-drunk: Ann`)}
    - night 1: [Gus: lleech Hal]
    - night 2: [Gus: lleech Ann]
    - night 3: [Eve: innkeeper Ann and Cat, Bob: fortune teller Gus and Cat]
    - day 3: []
    - expect: { dead: [Ann], told: { Bob: [{ phase: night 3, ability: fortune teller, result: true }] } }
`);

const spoiled = (named: string, decide = '') => `${game(decide)}
    - night 1: [Gus: lleech Ann]
    - day 1: [${visit}, Ann: puzzlemaster ${named}]
`;
rule('clocktower/character/puzzlemaster#9', 'a guess made while malfunctioning is used up, and anybody may be named', `${spoiled('Dan', 'malfunction-info: Gus')}
    - expect: { told: { Ann: [{ ability: puzzlemaster, result: Gus }] } }
    - day 2: [${visit}, Ann: puzzlemaster Bob]
    - expect: { refused: [{ by: Ann, code: not-now }] }
`);

test.each(['Bob', 'Dan'])('clocktower/character/puzzlemaster#9: by default never the Demon, who had named %s', named => {
  const told = toldBy(manySeeds(spoiled(named)), 'Ann', 'puzzlemaster');
  expect(new Set(told)).toEqual(new Set(['Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Hal']));
});

rule('clocktower/character/puzzlemaster#10', 'a Vortox does not touch the answer', `${game().replace('Lleech', 'Vortox')}
    - night 1: []
    - day 1: [${visit}, Ann: puzzlemaster Bob]
    - expect: { told: { Ann: [{ ability: puzzlemaster, result: Gus }] } }
`);

const counted = (night1: string, count: number, day1 = '', decide = '') => `${game(decide)}
    - night 1: [${night1}]
    - day 1: [${day1}]
    - night 2: []
    - day 2: []
    - expect: { told: { Dan: [{ ability: mathematician, phase: night ${day1 === '' ? 1 : 2}, result: ${count} }] } }
`;
rule('clocktower/character/puzzlemaster#11', 'a wrong guess does not count', counted('Gus: lleech Hal', 0, `${visit}, Ann: puzzlemaster Cat`));
rule('clocktower/character/puzzlemaster#11', 'the drunk player counts when the ability goes wrong', counted('Gus: lleech Hal, Bob: fortune teller Gus and Cat', 1, '', wrong));
rule('clocktower/character/puzzlemaster#11', 'the Puzzlemaster counts when malfunction changed the answer', counted('Gus: lleech Ann', 1, `${visit}, Ann: puzzlemaster Bob`, 'malfunction-info: Cat'));
rule('clocktower/character/puzzlemaster#11', 'and when it kept the drunk player sober at work', counted('Gus: lleech Ann, Bob: fortune teller Gus and Cat', 1));
rule('clocktower/character/puzzlemaster#11', 'but not while that player did nothing', counted('Gus: lleech Ann', 0));

rule('clocktower/character/puzzlemaster#12', 'a dead one cannot guess, and the drunk player stays drunk', `${game(wrong)}
    - night 1: [Gus: lleech Hal]
    - night 2: [Gus: lleech Ann]
    - day 2: [${visit}, Ann: puzzlemaster Bob]
    - night 3: [Bob: fortune teller Gus and Cat]
    - day 3: []
    - expect: { dead: [Ann], told: { Ann: [{ kind: notice, text: nothing for you }], Bob: [{ phase: night 3, result: false }] }, untold: { Ann: [{ ability: puzzlemaster }] } }
`);

rule('clocktower/character/puzzlemaster#13', 'works the same for an evil one', `${game(wrong, 'evil Puzzlemaster')}
    - night 1: [Gus: lleech Hal, Bob: fortune teller Gus and Cat]
    - day 1: [${visit}, Ann: puzzlemaster Bob]
    - expect: { told: { Ann: [{ ability: puzzlemaster, result: Gus }], Bob: [{ ability: fortune teller, result: false }] } }
`);

test('clocktower/character/puzzlemaster?2: by default a good one of the Townsfolk is drunk, rather one whose ability tells something', () => {
  const drawn = (players: string) => Object.keys(tallyOf(manySeeds(`
  rules: clocktower
  options: { check: off }
  players: { Ann: Puzzlemaster, ${players} }
`), 'puzzle-drunk'));
  expect(drawn('Bob: Fortune Teller, Cat: Savant, Dan: evil Dreamer, Eve: Innkeeper, Fay: Baron, Gus: Lleech, Hal: Slayer')).toEqual(['Bob', 'Cat']);
  expect(drawn('Eve: Innkeeper, Fay: Tinker, Gus: Atheist, Hal: Slayer, Ivy: Alchemist with Mezepheles')).toEqual(['Eve', 'Hal', 'Ivy']);
});

rule('clocktower/character/puzzlemaster?2', 'the Storyteller may choose the Demon', `${game().replace('puzzle-drunk: Bob', 'puzzle-drunk: Gus')}
    - night 2: [Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [] }
`);

const falseName = (decide: string) => `${game(decide)}
    - night 1: [Gus: lleech Hal]
    - night 2: [Gus: lleech Cat]
    - day 2: [${visit}, Ann: puzzlemaster Dan]
`;
test('clocktower/character/puzzlemaster#4: by default a living player is named, neither the Demon nor the Puzzlemaster', () => {
  expect(Object.keys(tallyOf(manySeeds(falseName('')), 'puzzle-false-name'))).toEqual(['Bob', 'Dan', 'Eve', 'Fay', 'Hal']);
});

test('clocktower/character/puzzlemaster#4: whoever runs the game may name anybody but the Demon', () => {
  expect(faultOf(falseName('puzzle-false-name: Gus'))).toMatch(/"puzzle-false-name" cannot be "Gus" .* possible then: Ann, Bob, Cat, Dan, Eve, Fay, Hal$/);
  expect(faultOf(falseName('puzzle-false-name: Cat'))).toBe('');
});
