import { describe, expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { board, from, pollOn, refusal, session, seven, viewOf, withTinker, withTravellers } from './board.ts';

/** Ann is dead from day 2 on; Bob and Cat nominate Gus and Fay. The hand on Gus: Ann Bob Cat Dan Eve Fay Gus; on Fay: Gus Ann Bob Cat Dan Eve Fay. */
const dead = (head: string, ...votes: readonly string[]): string =>
  from(head, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2 nominations: [Bob: nominate Gus, Cat: nominate Fay]', `day 2 voting: [${votes.join(', ')}]`);
const marks = (record: string, who = 'Ann') => viewOf(session(record)).seats.find(({ name }) => name === who)!.marks;
const night3 = (...votes: readonly string[]): string => `${dead(seven, ...votes)}    - end\n`;

test('clocktower/rule/dead-vote#1: who dies has one vote for the rest of the game', () => {
  expect(marks(dead(seven))).toEqual(['vote-left']);
  expect(marks(`${night3()}    - day 3: []\n`)).toEqual(['vote-left']);
  expect(marks(`${night3('Ann: vote Gus yes')}    - day 3: []\n`)).toEqual(['vote-spent']);
});

test('clocktower/rule/dead-vote#2: with it they cast, precast and change votes as everybody does', () => {
  expect(board(session(dead(seven, 'Ann: vote Gus yes')), 'Gus')).toEqual({ Ann: 'yes!' });
  expect(board(session(dead(seven, 'Ann: vote Fay yes if Gus', 'Ann: vote Fay no')), 'Fay')).toEqual({ Ann: 'no' });
  expect(board(session(dead(seven, 'Ann: vote Fay yes', 'Ann: unvote Fay')), 'Fay')).toEqual({});
});

test('clocktower/rule/dead-vote#3: one vote for an execution at a time, over all nominations', () => {
  const game = session(from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2 nominations: [Bob: nominate Dan, Cat: nominate Fay]', 'day 2 voting: [Ann: vote Dan yes, Ann: vote Fay yes unless Gus]'));
  expect([board(game, 'Dan'), board(game, 'Fay')]).toEqual([{}, { Ann: 'yes unless Gus' }]);
  const both = session(dead(seven, 'Ann: vote Gus no', 'Ann: vote Fay yes'));
  expect([board(both, 'Gus'), board(both, 'Fay')]).toEqual([{ Ann: 'no!' }, { Ann: 'yes' }]);
});

test('clocktower/rule/dead-vote#4: another vote for an execution moves the first, and is refused once the first is locked', () => {
  const moved = session(dead(seven, 'Ann: vote Fay yes', 'Ann: vote Gus yes'));
  expect([board(moved, 'Fay'), board(moved, 'Gus')]).toEqual([{}, { Ann: 'yes!' }]);
  const locked = session(dead(seven, 'Ann: vote Gus yes', 'Ann: vote Fay yes'));
  expect(refusal(locked)).toBe('not-now: Your one vote is counted on Gus already, so here you can only vote no.');
  expect([board(locked, 'Fay'), pollOn(locked, 'Fay', 'Ann').choices]).toEqual([{}, ['no']]);
  expect(board(session(dead(seven, 'Ann: vote Gus yes', 'Ann: vote Fay no')), 'Fay')).toEqual({ Ann: 'no' });
});

rule('clocktower/rule/dead-vote#5', 'the vote is spent when the day ends with it standing, though nobody was executed', `${night3('Ann: vote Gus yes')}
    - expect: { phase: night 3, dead: [Ann], announced: [{ text: The last vote is spent, about: [Ann] }] }
    - day 3 nominations: [Bob: nominate Gus, Ann: vote Gus yes]
    - expect: { refused: [{ by: Ann, code: no-vote, message: Your last vote is spent }] }
`);
rule('clocktower/rule/dead-vote#5', 'also when it was not locked before the end of the day, and when somebody was executed by it', `${night3('Ann: vote Fay yes', 'Bob: vote Fay yes', 'Cat: vote Fay yes', 'Dan: vote Fay yes')}
    - expect: { dead: [Ann, Fay], announced: [{ text: The last vote is spent, about: [Ann] }] }
`);

rule('clocktower/rule/dead-vote#6', 'a vote taken back before it locked and votes against cost nothing', `${night3('Ann: vote Fay yes', 'Ann: unvote Fay', 'Ann: vote Gus no')}
    - expect: { phase: night 3, unannounced: [{ text: The last vote is spent }] }
    - day 3 nominations: [Bob: nominate Gus, Ann: vote Gus yes]
    - end
    - end
    - expect: { announced: [{ kind: vote, about: [Gus], result: 1 }, { text: The last vote is spent, about: [Ann] }] }
`);
rule('clocktower/rule/dead-vote#6', 'a vote with a condition that comes to one against costs nothing', `${night3('Ann: vote Fay yes if Gus', 'Gus: vote Fay no')}
    - expect: { phase: night 3, unannounced: [{ text: The last vote is spent }] }
`);

test('clocktower/rule/dead-vote#7: with the vote spent they are passed over', () => {
  const game = session(`${night3('Ann: vote Gus yes')}    - day 3 nominations: [Bob: nominate Gus]\n`);
  expect(pollOn(game, 'Gus').order).toEqual(['s2', 's3', 's4', 's5', 's6', 's7']);
  expect(pollOn(game, 'Gus', 'Ann').mayVote).toBe(false);
});

const diesToday = from(withTinker, 'day 1 nominations: [Ann: nominate Cat, Bob: nominate Fay]', 'day 1 voting: [Dan: vote Cat yes, Storyteller: decide tinker-death yes]');
test('clocktower/rule/dead-vote#8: what was locked while they lived does not touch the vote of somebody who dies the same day', () => {
  expect(marks(`${diesToday}    - end\n`, 'Dan')).toEqual(['vote-left']);
  const again = session(`${diesToday}    - day 1 voting: [Dan: vote Fay yes]\n`);
  expect([refusal(again), board(again, 'Cat'), board(again, 'Fay')]).toEqual([undefined, { Dan: 'yes!' }, { Dan: 'yes' }]);
  expect(marks(`${diesToday}    - day 1 voting: [Dan: vote Fay yes]\n    - end\n`, 'Dan')).toEqual(['vote-spent']);
});

const cult = `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Cult Leader, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Tom: good Deviant }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann]
    - day 2: [Ann: exile Tom, Cat: cult leader, Ann: vote Cat in cult]
    - end
    - end
    - day 3 nominations: [Bob: nominate Dan, Ann: vote Dan yes]`;
rule('clocktower/rule/dead-vote#9', 'an exile and a cult cost no vote', `${cult.replace('    - day 3', '    - expect: { phase: night 3, dead: [Ann], announced: [{ ability: exile, about: [Ann, Tom] }], unannounced: [{ text: The last vote is spent }] }\n    - day 3')}
    - day 3 voting: []
    - end
    - expect: { phase: night 4, announced: [{ text: The last vote is spent, about: [Ann] }] }
`);
test('clocktower/rule/dead-vote#9: an exile and a cult need no vote', () => {
  const game = session(`${cult}\n    - day 4: [Ann: exile Tom, Cat: cult leader, Ann: vote Cat in cult]\n`);
  expect(viewOf(game).polls.find(({ id }) => id === 'cult')!.ballots).toEqual([{ seat: 's1', choice: 's3' }]);
  expect([refusal(game), marks(`${cult}\n    - day 4: []\n`)]).toEqual([undefined, ['vote-spent']]);
});
rule('clocktower/rule/dead-vote#9', 'with no vote left the contest is still decided by it', `
  rules: clocktower
  decide: { fabled-in-play: Fiddler, fiddler-activate: [later, later, now] }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann]
    - day 2 nominations: [Bob: nominate Dan, Ann: vote Dan yes]
    - night 3: [Gus: fiddler Bob]
    - day 3: [Ann: vote Bob in fiddler]
    - end
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);

test('clocktower/rule/dead-vote#10: everybody sees who has a vote left', () => {
  const spent = session(`${night3('Ann: vote Gus yes')}    - day 3: []\n`);
  const left = session(`${night3()}    - day 3: []\n`);
  for (const who of ['public', 'Bob', 'Ann']) {
    expect(viewOf(left, who).seats.map(({ marks: own }) => own ?? [])).toEqual([['vote-left'], [], [], [], [], [], []]);
    expect(viewOf(spent, who).seats[0]!.marks).toEqual(['vote-spent']);
  }
});

describe('with a whole day of free voting', () => {
  const free = seven.replace('rules: clocktower', 'rules: clocktower\n  options: { deadVote: day }');
  test('clocktower/rule/dead-vote?1: one vote by default, and on a free day as many as there are nominations', () => {
    expect(board(session(dead(seven, 'Ann: vote Fay yes', 'Ann: vote Gus yes')), 'Fay')).toEqual({});
    const day = session(dead(free, 'Ann: vote Fay yes', 'Ann: vote Gus yes'));
    expect([board(day, 'Fay'), board(day, 'Gus')]).toEqual([{ Ann: 'yes' }, { Ann: 'yes!' }]);
    const locked = session(dead(free, 'Ann: vote Gus yes', 'Gus: vote Fay no', 'Ann: vote Fay yes'));
    expect([refusal(locked), board(locked, 'Fay')]).toEqual([undefined, { Ann: 'yes!', Gus: 'no!' }]);
    expect(marks(`${dead(free, 'Ann: vote Gus yes', 'Ann: vote Fay yes')}    - end\n`)).toEqual(['vote-spent']);
    expect(marks(`${dead(free, 'Ann: vote Gus no', 'Ann: vote Fay no')}    - end\n`)).toEqual(['vote-left']);
  });
});

const exiled = from(withTravellers, 'day 1: [Ann: exile Uma, Bob: exile Uma, Cat: exile Uma, Dan: exile Uma]', 'day 1 nominations: [Bob: nominate Gus]');
test('clocktower/rule/dead-vote?2: an exiled traveller has one vote left, too', () => {
  expect(marks(exiled, 'Uma')).toContain('vote-left');
  const voted = `${exiled}    - day 1 voting: [Uma: vote Gus yes]\n`;
  expect([refusal(session(voted)), board(session(voted), 'Gus')]).toEqual([undefined, { Uma: 'yes' }]);
  expect(marks(`${voted}    - end\n`, 'Uma')).toContain('vote-spent');
});

test('clocktower/rule/travellers?1: travellers vote, unless the game leaves them out', () => {
  const vote = (head: string) => session(from(head, 'day 1 nominations: [Ann: nominate Gus, Tom: vote Gus yes]'));
  expect(board(vote(withTravellers), 'Gus')).toEqual({ Tom: 'yes!' });
  const without = vote(withTravellers.replace('rules: clocktower', 'rules: clocktower\n  options: { travellersVote: off }'));
  expect(refusal(without)).toBe('no-vote: Travellers do not vote in this game; you can talk, whisper and nominate.');
  expect(pollOn(without, 'Gus').order).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7']);
});
