import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { board, from, handOn, orderOn, pollOn, refusal, session, seven, viewOf } from './board.ts';

/** Cat is nominated: the hand passes Dan, Eve, Fay, Gus, Ann, Bob, Cat. */
const onCat = (...votes: readonly string[]): string => from(seven, 'day 1 nominations: [Ann: nominate Cat]', `day 1 voting: [${votes.join(', ')}]`);

test('clocktower/rule/votes#1: a vote is for it, against it, or not there', () => {
  const game = session(onCat('Dan: vote Cat yes', 'Eve: vote Cat no'));
  expect(board(game, 'Cat')).toEqual({ Dan: 'yes!', Eve: 'no!' });
  expect(pollOn(game, 'Cat').choices).toEqual(['yes', 'no']);
  expect(refusal(session(onCat('Dan: vote Cat maybe')))).toMatch(/^illegal-target: "maybe" is no vote on Cat/);
});

const deadOnes = from(`${seven}  options: { check: off }\n`, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2 nominations: [Bob: nominate Cat]');

test('clocktower/rule/votes#2: everybody alive may vote, and the dead with a token', () => {
  expect(orderOn(session(deadOnes), 'Cat')).toEqual(['Dan', 'Eve', 'Fay', 'Gus', 'Ann', 'Bob', 'Cat']);
  const spent = session(`${deadOnes}    - day 2 voting: [Ann: vote Cat yes]\n    - end\n    - day 3 nominations: [Bob: nominate Cat]\n`);
  expect(orderOn(spent, 'Cat')).toEqual(['Dan', 'Eve', 'Fay', 'Gus', 'Bob', 'Cat']);
});

test('clocktower/rule/votes#3: the hand starts below the nominee, wraps at the end of the list, and ends with the nominee', () => {
  expect(orderOn(session(from(seven, 'day 1 nominations: [Ann: nominate Gus]')), 'Gus')).toEqual(['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus']);
  expect(orderOn(session(from(seven, 'day 1 nominations: [Bob: nominate Ann]')), 'Ann')).toEqual(['Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Ann']);
});

test('clocktower/rule/votes#4: of seven seats with the third nominated, the order is D E F G A B C', () => {
  const game = session(from(seven.replace(/players:.*/, 'players: { A: Savant, B: Slayer, C: Dreamer, D: Exorcist, E: Nightwatchman, F: Fearmonger, G: Lleech }')).replace('Gus: lleech Eve', 'G: lleech E') + '    - day 1 nominations: [A: nominate C]\n');
  expect(orderOn(game, 'C')).toEqual(['D', 'E', 'F', 'G', 'A', 'B', 'C']);
});

test('clocktower/rule/votes#5: the hand stands at the first vote that is not locked, locks it when it is cast, and goes on to the next that is not there', () => {
  expect(handOn(session(onCat()), 'Cat')).toBe('Dan');
  const waiting = session(onCat('Fay: vote Cat yes', 'Eve: vote Cat no'));
  expect([handOn(waiting, 'Cat'), board(waiting, 'Cat')]).toEqual(['Dan', { Fay: 'yes', Eve: 'no' }]);
  const moved = session(onCat('Fay: vote Cat yes', 'Eve: vote Cat no', 'Dan: vote Cat yes'));
  expect([handOn(moved, 'Cat'), board(moved, 'Cat')]).toEqual(['Gus', { Fay: 'yes!', Eve: 'no!', Dan: 'yes!' }]);
});

test('clocktower/rule/votes#6: a vote against it lets the hand pass like one for it; only a missing one stops it', () => {
  const game = session(onCat('Dan: vote Cat no', 'Eve: vote Cat no', 'Gus: vote Cat no'));
  expect([handOn(game, 'Cat'), board(game, 'Cat')]).toEqual(['Fay', { Dan: 'no!', Eve: 'no!', Gus: 'no' }]);
});

test('clocktower/rule/votes#7: a vote that is cast before the hand is there can be changed and taken back until then', () => {
  expect(board(session(onCat('Gus: vote Cat yes', 'Gus: vote Cat no')), 'Cat')).toEqual({ Gus: 'no' });
  expect(board(session(onCat('Gus: vote Cat yes', 'Gus: unvote Cat')), 'Cat')).toEqual({});
  const withdrawn = session(onCat('Eve: vote Cat yes', 'Eve: unvote Cat', 'Dan: vote Cat yes'));
  expect([handOn(withdrawn, 'Cat'), board(withdrawn, 'Cat')]).toEqual(['Eve', { Dan: 'yes!' }]);
});

test('clocktower/rule/votes#8: a locked vote can be neither changed nor taken back', () => {
  for (const act of ['vote Cat no', 'unvote Cat', 'vote Cat yes']) {
    const game = session(onCat('Dan: vote Cat yes', `Dan: ${act}`));
    expect(refusal(game)).toBe('locked: Your vote there is counted already and stands as it is.');
    expect(board(game, 'Cat')).toEqual({ Dan: 'yes!' });
  }
});

test('clocktower/rule/votes#9: the vote for which the hand waits locks all that are cast behind it', () => {
  const game = session(onCat('Eve: vote Cat yes', 'Fay: vote Cat no', 'Gus: vote Cat yes', 'Bob: vote Cat yes', 'Dan: vote Cat no'));
  expect(board(game, 'Cat')).toEqual({ Eve: 'yes!', Fay: 'no!', Gus: 'yes!', Bob: 'yes', Dan: 'no!' });
  expect(handOn(game, 'Cat')).toBe('Ann');
});

rule('clocktower/rule/votes#10', 'the hand waits without limit for somebody who lives, through both parts of the day', `${onCat('Eve: vote Cat yes', 'Fay: vote Cat yes', 'Gus: vote Cat yes', 'Ann: vote Cat yes', 'Bob: vote Cat yes', 'Cat: vote Cat no')}
    - expect: { phase: day 1 voting, dead: [] }
    - day 1 voting: [Dan: vote Cat no]
    - expect: { phase: night 2, dead: [Cat] }
`);

test('clocktower/rule/votes#11: the hand passes over who cannot vote', () => {
  const game = session(`${deadOnes}    - day 2 voting: [Ann: vote Cat yes]\n    - end\n    - day 3 nominations: [Bob: nominate Cat]\n    - day 3 voting: [Dan: vote Cat no, Eve: vote Cat no, Fay: vote Cat no, Gus: vote Cat no, Ann: vote Cat yes]\n`);
  expect(refusal(game)).toBe('no-vote: Your last vote is spent; you can still talk and whisper.');
  expect([handOn(game, 'Cat'), board(game, 'Cat')]).toEqual(['Bob', { Dan: 'no!', Eve: 'no!', Fay: 'no!', Gus: 'no!' }]);
});

test('clocktower/rule/votes#12: each nomination has a hand of its own', () => {
  const game = session(from(seven, 'day 1 nominations: [Ann: nominate Cat, Bob: nominate Fay]', 'day 1 voting: [Dan: vote Cat yes, Eve: vote Cat yes, Dan: vote Fay yes]'));
  expect([handOn(game, 'Cat'), board(game, 'Cat')]).toEqual(['Fay', { Dan: 'yes!', Eve: 'yes!' }]);
  expect([handOn(game, 'Fay'), board(game, 'Fay')]).toEqual(['Gus', { Dan: 'yes' }]);
});

test('clocktower/rule/votes#13: votes are taken from the nomination on until the day resolves, and not after', () => {
  const nominated = session(from(seven, 'day 1 nominations: [Ann: nominate Cat, Dan: vote Cat yes]'));
  expect(board(nominated, 'Cat')).toEqual({ Dan: 'yes!' });
  const before = session(from(seven, 'day 1 nominations: [Dan: vote Cat yes]'));
  expect(refusal(before)).toBe('unknown-poll: No vote is open in day 1 nominations.');
  const after = session(`${onCat('Dan: vote Cat yes')}    - end\n    - night 2: [Eve: vote Cat yes]\n`);
  expect(refusal(after)).toBe('unknown-poll: No vote is open in night 2.');
});

const atDeadline = onCat('Eve: vote Cat yes', 'Fay: vote Cat yes', 'Gus: vote Cat yes', 'Ann: vote Cat yes');
rule('clocktower/rule/votes#14', 'at the end of the day every cast vote counts, locked or not, and a missing one is against it', `${atDeadline}
    - expect: { phase: day 1 voting, dead: [] }
    - end
    - expect: { dead: [Cat], announced: [{ kind: vote, about: [Cat], result: 4 }] }
`);
rule('clocktower/rule/votes?1', 'votes for it that are not locked count when the time is up', `${atDeadline}
    - end
    - expect: { dead: [Cat] }
`);

test('clocktower/rule/votes#15: everybody sees who has cast what, what is locked, and where the hand stands', () => {
  const game = session(onCat('Dan: vote Cat yes', 'Gus: vote Cat yes if Dan'));
  for (const who of ['public', 'Ann', 'Cat', 'Gus']) {
    expect(board(game, 'Cat', who)).toEqual({ Dan: 'yes!', Gus: 'yes if Dan' });
    expect(pollOn(game, 'Cat', who).waitsFor).toBe('s5');
  }
});

test('clocktower/rule/votes#16: the nominee has a vote on the own nomination, and who nominates has cast none by that', () => {
  const game = session(onCat('Cat: vote Cat yes'));
  expect(board(game, 'Cat')).toEqual({ Cat: 'yes' });
  expect(orderOn(game, 'Cat').at(-1)).toBe('Cat');
});

const lost = from(seven.replace('Exorcist', 'Tinker').replace('rules: clocktower', 'rules: clocktower\n  options: { check: off }'),
  'day 1 nominations: [Ann: nominate Cat, Bob: nominate Fay]', 'day 1 voting: [Dan: vote Cat yes, Dan: vote Fay yes, Storyteller: decide tinker-death yes]');
test('clocktower/rule/votes#17: of somebody who dies by day what is locked stands, what is not is cleared, and they vote on as dead', () => {
  const game = session(lost);
  expect(viewOf(game).dead).toEqual(['s4']);
  expect([board(game, 'Cat'), board(game, 'Fay')]).toEqual([{ Dan: 'yes!' }, {}]);
  const after = session(`${lost}    - day 1 voting: [Dan: vote Fay yes]\n`);
  expect(board(after, 'Fay')).toEqual({ Dan: 'yes' });
  const next = session(`${lost}    - end\n`);
  expect(viewOf(next).seats[3]).toMatchObject({ alive: false, marks: ['vote-left'] });
});

test('clocktower/rule/votes?2: votes that are not locked are shown as such, unless the game hides them', () => {
  const votes = onCat('Gus: vote Cat yes', 'Dan: vote Cat no');
  expect(board(session(votes), 'Cat', 'Ann')).toEqual({ Gus: 'yes', Dan: 'no!' });
  const hidden = session(votes.replace('rules: clocktower', 'rules: clocktower\n  options: { precast: hidden }'));
  expect(board(hidden, 'Cat', 'Ann')).toEqual({ Dan: 'no!' });
});
