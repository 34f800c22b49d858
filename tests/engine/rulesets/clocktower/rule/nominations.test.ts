import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { board, dead, from, handOn, orderOn, refusal, session, seven, viewOf, withTinker, withTravellers } from './board.ts';

const onDay = (...acts: readonly string[]): string => from(seven, `day 1 nominations: [${acts.join(', ')}]`);

rule('clocktower/rule/nominations#1', 'only in the nomination part', `${from(seven, 'day 1: [Ann: nominate Bob]')}
    - expect: { refused: [{ by: Ann, code: wrong-phase, message: Nominations open after the discussion }] }
    - day 1 nominations: [Ann: nominate Bob]
    - expect: { announced: [{ kind: vote, ability: nominate, about: [Ann, Bob] }] }
    - day 1 voting: [Bob: nominate Cat]
    - expect: { refused: [{ by: Bob, code: wrong-phase, message: Nominations are closed for today; you can vote on Bob. }], unannounced: [{ ability: nominate }] }
    - night 2: [Cat: nominate Dan]
    - expect: { refused: [{ by: Cat, code: wrong-phase, message: is for the day }] }
`);

rule('clocktower/rule/nominations#2', 'once a day', `${onDay('Ann: nominate Bob', 'Ann: nominate Cat')}
    - expect: { refused: [{ by: Ann, code: not-now, message: 'You have nominated Bob today, and once a day is all; you can vote on Bob.' }], unannounced: [{ ability: nominate, about: [Ann, Cat] }] }
`);

rule('clocktower/rule/nominations#3', 'nobody twice on a day, whoever nominates', `${onDay('Ann: nominate Bob', 'Cat: nominate Bob', 'Bob: nominate Bob')}
    - expect:
        refused: [{ by: Cat, code: illegal-target, message: 'Bob was nominated today by Ann, and once a day is all. Possible: Ann, Cat, Dan, Eve, Fay, Gus and Storyteller.' }, { by: Bob, code: illegal-target }]
        unannounced: [{ ability: nominate, about: [Cat, Bob] }, { ability: nominate, about: [Bob] }]
`);

const killed = from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]');
rule('clocktower/rule/nominations#4', 'the dead never nominate', `${killed}
    - day 2 nominations: [Ann: nominate Bob]
    - expect: { dead: [Ann], refused: [{ by: Ann, code: dead, message: Only those still in the game nominate }], unannounced: [{ ability: nominate }] }
    - day 2 nominations: [Bob: nominate Cat, Ann: nominate Dan]
    - expect: { refused: [{ by: Ann, code: dead, message: vote on Cat }] }
    - day 3 nominations: [Ann: nominate Bob]
    - expect: { refused: [{ by: Ann, code: dead }] }
`);

rule('clocktower/rule/nominations#5', 'only who was nominated the same day can be voted on', `${onDay('Ann: nominate Bob', 'Dan: vote Cat yes', 'Dan: vote Cat', 'Dan: unvote Cat', 'Dan: vote Storyteller yes')}
    - expect:
        refused: [{ by: Dan, text: vote Cat yes, code: unknown-poll, message: 'There is no vote on "Cat" now. Open: Bob.' }, { text: vote Cat, code: unknown-poll }, { text: unvote Cat, code: unknown-poll }, { text: vote Storyteller yes, code: unknown-poll }]
    - day 2 nominations: [Dan: nominate Cat, Eve: vote Bob yes]
    - expect: { refused: [{ by: Eve, code: unknown-poll, message: 'There is no vote on "Bob" now. Open: Cat.' }] }
`);

rule('clocktower/rule/nominations#6', 'it opens the vote at once, and the notice names who nominates, whom, and the order of the hand', `${onDay('Ann: nominate Bob', 'Cat: vote Bob no')}
    - expect: { phase: day 1 nominations, announced: [{ kind: vote, ability: nominate, about: [Ann, Bob], text: 'Ann nominates Bob. The hand passes Cat, Dan, Eve, Fay, Gus, Ann and Bob. 4 votes carry it' }] }
    - day 1 nominations: [Cat: vote Bob yes]
    - expect: { refused: [{ by: Cat, code: locked }] }
`);

test('clocktower/rule/nominations#7: it cannot be withdrawn, and stands when who made it dies, is exiled or leaves', () => {
  const withdrawn = session(onDay('Ann: nominate Bob', 'Ann: cancel nominate'));
  expect(refusal(withdrawn)).toBe('not-now: You have nominated Bob today, and once a day is all; you can vote on Bob.');
  expect(handOn(withdrawn, 'Bob')).toBe('Cat');
  const died = session(from(withTinker, 'day 1 nominations: [Dan: nominate Bob, Cat: vote Bob yes, Storyteller: decide tinker-death yes]'));
  expect([dead(died), board(died, 'Bob')]).toEqual([['Dan'], { Cat: 'yes!' }]);
  const exiled = session(from(withTravellers, 'day 1 nominations: [Uma: nominate Bob, Ann: exile Uma, Bob: exile Uma, Cat: exile Uma, Dan: exile Uma]'));
  expect([dead(exiled), handOn(exiled, 'Bob')]).toEqual([['Uma'], 'Cat']);
  const left = session(from(withTravellers, 'day 1 nominations: [Uma: nominate Bob, Storyteller: dismiss Uma]'));
  expect(orderOn(left, 'Bob')).toEqual(['Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Tom', 'Ann', 'Bob']);
});

test('clocktower/rule/nominations#7: who leaves the table does not stop the hand', () => {
  const left = session(from(withTravellers, 'day 1 nominations: [Ann: nominate Gus, Uma: vote Gus no, Ann: vote Gus yes, Storyteller: dismiss Tom]'));
  expect([board(left, 'Gus'), handOn(left, 'Gus')]).toEqual([{ Uma: 'no!', Ann: 'yes!' }, 'Bob']);
});

rule('clocktower/rule/nominations#8', 'both limits end with the day', `${onDay('Ann: nominate Bob', 'Bob: nominate Cat')}
    - day 2 nominations: [Ann: nominate Bob, Bob: nominate Cat]
    - expect: { phase: day 2 nominations, announced: [{ ability: nominate, about: [Ann, Bob] }, { ability: nominate, about: [Bob, Cat], phase: day 2 nominations }] }
`);

rule('clocktower/rule/nominations#9', 'a traveller cannot be nominated', `${from(withTravellers, 'day 1 nominations: [Ann: nominate Tom]')}
    - expect: { refused: [{ by: Ann, code: illegal-target, message: 'Tom is a traveller, and can be exiled but not nominated. Possible: Ann, Bob, Cat, Dan, Eve, Fay, Gus and Storyteller.' }], unannounced: [{ ability: nominate }] }
`);

rule('clocktower/rule/nominations#10', 'a second one is refused with the reason and uses nothing up', `${onDay('Ann: nominate Bob', 'Ann: nominate Cat', 'Dan: nominate Bob', 'Eve: nominate Cat', 'Dan: nominate Eve')}
    - expect:
        refused: [{ by: Ann, message: You have nominated Bob today }, { by: Dan, message: Bob was nominated today by Ann }]
        announced: [{ ability: nominate, about: [Eve, Cat] }, { ability: nominate, about: [Dan, Eve] }]
`);

rule('clocktower/rule/nominations#11', 'the Storyteller can be nominated like a player, once a day', `${onDay('Ann: nominate Storyteller', 'Bob: nominate Storyteller', 'Bob: nominate Cat')}
    - expect:
        announced: [{ ability: nominate, text: 'Ann nominates Storyteller. The hand passes Ann, Bob, Cat, Dan, Eve, Fay and Gus.' }, { about: [Bob, Cat] }]
        refused: [{ by: Bob, message: Storyteller was nominated today by Ann }]
    - day 1 voting: [Ann: vote Storyteller yes, Ann: vote Storyteller no]
    - expect: { refused: [{ by: Ann, code: locked }] }
`);

rule('clocktower/rule/nominations#12', 'one that comes before the closing notice is valid, and is voted on afterwards', `${onDay('Ann: nominate Bob')}
    - end
    - day 1 voting: [Dan: nominate Eve, Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes]
    - expect: { phase: day 1 voting, announced: [{ kind: phase, text: Nominations are closed }], refused: [{ by: Dan, code: wrong-phase }] }
    - end
    - expect: { dead: [Bob] }
`);

rule('clocktower/rule/nominations?1', 'a dead player may be nominated', `${killed}
    - day 2 nominations: [Bob: nominate Ann]
    - expect: { announced: [{ ability: nominate, about: [Bob, Ann] }] }
`);

rule('clocktower/rule/nominations?2', 'somebody may nominate themselves', `${onDay('Ann: nominate Ann')}
    - expect: { announced: [{ ability: nominate, about: [Ann, Ann], text: 'Ann nominates Ann. The hand passes Bob, Cat, Dan, Eve, Fay, Gus and Ann' }] }
`);

test('clocktower/rule/nominations?3: a traveller may nominate while alive and not exiled', () => {
  const game = session(from(withTravellers, 'day 1 nominations: [Tom: nominate Ann]'));
  expect(handOn(game, 'Ann')).toBe('Bob');
  const exiled = session(from(withTravellers, 'day 1 nominations: [Ann: exile Uma, Bob: exile Uma, Cat: exile Uma, Dan: exile Uma, Uma: nominate Ann]'));
  expect(refusal(exiled)).toMatch(/^dead: Only those still in the game nominate/);
  expect(viewOf(exiled).polls).toEqual([]);
});
