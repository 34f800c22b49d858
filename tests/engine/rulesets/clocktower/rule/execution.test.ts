import { describe, expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { board, from, pollOn, session, seven, viewOf, withTinker, withTravellers } from './board.ts';

const yes = (whom: string, ...who: readonly string[]): readonly string[] => who.map(one => `${one}: vote ${whom} yes`);
/** One nomination for each of these, and votes for the execution on each. */
const day = (head: string, on: Readonly<Record<string, readonly string[]>>): string =>
  from(head, `day 1 nominations: [${Object.keys(on).map((whom, at) => `${['Ann', 'Bob', 'Cat'][at]}: nominate ${whom}`).join(', ')}]`, `day 1 voting: [${Object.entries(on).flatMap(([whom, who]) => yes(whom, ...who)).join(', ')}]`);
const four = ['Dan', 'Eve', 'Fay', 'Gus'];
const five = [...four, 'Ann'];

rule('clocktower/rule/execution#1', 'the tally is the number of votes for it', `${day(seven, { Cat: ['Dan', 'Fay', 'Bob'], Dan: ['Gus'] })}
    - day 1 voting: [Gus: vote Cat no, Ann: vote Cat no]
    - end
    - expect: { announced: [{ kind: vote, about: [Cat], result: 3 }, { kind: vote, about: [Dan], result: 1 }] }
`);

rule('clocktower/rule/execution#2', 'twice the tally must exceed the living players: three of seven are too few', `${day(seven, { Cat: four.slice(1) })}
    - end
    - expect: { dead: [] }
`);
rule('clocktower/rule/execution#2', 'four of seven are enough, and travellers raise nothing although they vote', `${day(withTravellers, { Cat: ['Tom', 'Uma', 'Dan', 'Eve'] })}
    - end
    - expect: { dead: [Cat] }
`);

describe('clocktower/rule/execution#3', () => {
  const names = [...'ABCDEFGHIJKLMNO'];
  test.each([
    [15, 8], [14, 8], [13, 7], [12, 7], [11, 6], [10, 6], [9, 5], [8, 5], [7, 4], [6, 4], [5, 3], [4, 3], [3, 2],
  ])('clocktower/rule/execution#3: of %i living players %i are needed', (living, needed) => {
    const seats = names.slice(0, living).map((name, at) => `${name}: ${at === 0 ? 'Lleech' : 'Slayer'}`).join(', ');
    const votes = (count: number): string => yes('A', ...names.slice(1, count + 1)).join(', ');
    const head = `rules: clocktower\n  options: { check: off }\n  players: { ${seats} }\n  play:\n    - day 1 nominations: [B: nominate A]\n    - day 1 voting: `;
    const at = (count: number) => session(`  ${head}[${votes(count)}]\n`);
    expect(pollOn(at(0), 'A').needed['yes']).toBe(needed);
    expect([pollOn(at(needed - 1), 'A').leads, pollOn(at(needed), 'A').leads]).toEqual([undefined, true]);
  });
});

const eight = seven.replace('Gus: Lleech', 'Gus: Lleech, Hal: Damsel');
rule('clocktower/rule/execution#4', 'exactly half is not enough', `${day(eight, { Cat: four })}
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Cat], result: 4 }] }
`);

rule('clocktower/rule/execution#5', 'of those that qualify the one with most votes is carried out', `${day(seven, { Cat: four, Dan: five, Eve: ['Ann'] })}
    - end
    - expect: { dead: [Dan] }
`);

const tied = day(seven, { Cat: five, Dan: five, Eve: four });
rule('clocktower/rule/execution#6', 'two with the highest tally: nobody, though both qualify', `${tied}
    - end
    - expect: { phase: night 2, dead: [], announced: [{ kind: vote, text: Nobody is voted out }, { about: [Cat], result: 5 }, { about: [Dan], result: 5 }] }
`);
rule('clocktower/rule/execution#7', 'a lower one that qualifies gains nothing by a tie above it', `${tied}
    - end
    - expect: { dead: [], announced: [{ about: [Eve], result: 4 }] }
`);

rule('clocktower/rule/execution#8', 'one execution a day, when it resolves', `${day(seven, { Cat: five, Dan: four })}
    - expect: { phase: day 1 voting, dead: [] }
    - day 1 voting: [Bob: vote Cat yes, Cat: vote Cat yes]
    - expect: { phase: day 1 voting, dead: [] }
    - end
    - expect: { dead: [Cat] }
`);

const bar = day(withTinker, { Cat: ['Eve', 'Fay', 'Gus'] }).replace(/\n$/, '').replace('Gus: vote Cat yes]', 'Gus: vote Cat yes, Dan: vote Cat no, Ann: vote Cat no, Bob: vote Cat no]');
rule('clocktower/rule/execution#9', 'a death by day lowers the bar of what is open: three are too few of seven and too few of six', `${bar}
    - day 1 voting: [Storyteller: decide tinker-death yes]
    - end
    - expect: { dead: [Dan], announced: [{ kind: vote, about: [Cat], text: 3 of 4 votes needed }] }
`);
const six = `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Tinker, Fay: Fearmonger, Gus: Lleech }`;
const sixVote = (...more: readonly string[]): string => from(six, 'day 1 nominations: [Ann: nominate Cat]', `day 1 voting: [Fay: vote Cat yes, Gus: vote Cat yes, Ann: vote Cat yes${more.map(one => `, ${one}`).join('')}]`).replace('lleech Eve', 'lleech Ann');
rule('clocktower/rule/execution#9', 'three of six are too few, and enough when one of the six has died by day', `${sixVote()}
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Cat], text: 3 of 4 votes needed }] }
`);
rule('clocktower/rule/execution?1', 'the living are counted when the day resolves, not when the nomination opens', `${sixVote('Storyteller: decide tinker-death yes')}
    - end
    - expect: { dead: [Cat, Dan], announced: [{ kind: vote, about: [Cat], text: 3 of 3 votes needed }] }
`);
test('clocktower/rule/execution#9: the needed number that is shown follows the living at once', () => {
  expect(pollOn(session(sixVote()), 'Cat').needed).toMatchObject({ yes: 1 });
  expect(pollOn(session(sixVote('Storyteller: decide tinker-death yes')), 'Cat').needed).toMatchObject({ yes: 0 });
});

test('clocktower/rule/execution#10: who would be voted out now is shown, and follows every vote', () => {
  const leads = (on: Readonly<Record<string, readonly string[]>>) => viewOf(session(day(seven, { Cat: [], Dan: [], ...on })), 'Bob').polls.map(poll => poll.leads ?? false);
  expect(leads({})).toEqual([false, false]);
  expect(leads({ Cat: four.slice(1) })).toEqual([false, false]);
  expect(leads({ Cat: four })).toEqual([true, false]);
  expect(leads({ Cat: four, Dan: four })).toEqual([false, false]);
  expect(leads({ Cat: four, Dan: five })).toEqual([false, true]);
  const moved = session(`${day(seven, { Cat: ['Eve', 'Fay', 'Gus', 'Ann'] })}    - day 1 voting: [Ann: vote Cat no]\n`);
  expect([board(moved, 'Cat')['Ann'], pollOn(moved, 'Cat').leads]).toEqual(['no', undefined]);
});

const fool = seven.replace('Dreamer', 'Fool');
rule('clocktower/rule/execution#11', 'who is kept alive has been executed all the same: with a Vortox the day counts as one with an execution', `${day(fool.replace('Lleech', 'Vortox'), { Cat: four })}
    - end
    - expect: { phase: night 2, dead: [], winners: [], announced: [{ kind: notice, about: [Cat], text: 'is voted out with 4 votes, and stays in the game' }] }
`);

rule('clocktower/rule/execution#12', 'a dead nominee is executed, and nobody dies', `${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2 nominations: [Bob: nominate Ann]', `day 2 voting: [${yes('Ann', 'Bob', 'Cat', 'Dan', 'Eve').join(', ')}]`)}    - end
    - expect: { phase: night 3, dead: [Ann], announced: [{ kind: notice, about: [Ann], text: they had left the game before }], unannounced: [{ kind: death, text: voted out }] }
`);
rule('clocktower/rule/execution#12', 'which is an execution for the Vortox', `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Vortox }
  play:
    - day 1 nominations: [Ann: nominate Ann]
    - day 1 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes]
    - day 2 nominations: [Bob: nominate Ann]
    - day 2 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes]
    - end
    - expect: { phase: night 3, winners: [], dead: [Ann] }
    - day 3 nominations: []
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/rule/execution#13', 'an execution with all that follows is judged at once: the host dies, the Lleech with them, two are left, and good wins', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Slayer, Eve: Nightwatchman, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1 nominations: [Ann: nominate Eve]
    - day 1 voting: [Gus: vote Eve yes, Ann: vote Eve yes, Bob: vote Eve yes]
    - end
    - expect: { phase: over, dead: [Eve, Gus], winners: [Ann, Bob, Eve] }
`);

rule('clocktower/rule/execution?2', 'a tie below the needed number changes nothing: nobody', `${day(seven, { Cat: ['Dan'], Dan: ['Eve'] })}
    - end
    - expect: { phase: night 2, dead: [], announced: [{ kind: vote, text: Nobody is voted out }] }
`);
