import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dead, from, refusal, session, seven, withTinker } from './board.ts';

const voting = (head: string, nominations: string, ...votes: readonly string[]): string => from(head, `day 1 nominations: [${nominations}]`, `day 1 voting: [${votes.join(', ')}]`);
const ended = (...acts: readonly string[]) => session(voting(seven, 'Ann: nominate Cat, Bob: nominate Fay', ...acts, 'Storyteller: end phase'));
const all = (whom: string, votes: Readonly<Record<string, string>>): readonly string[] => Object.entries(votes).map(([who, vote]) => `${who}: vote ${whom} ${vote}`);
/** Clock orders: on Cat Dan Eve Fay Gus Ann Bob Cat, on Fay Gus Ann Bob Cat Dan Eve Fay. */
const noOnFay = all('Fay', { Gus: 'no', Ann: 'no', Bob: 'no', Cat: 'no' });
const fourOnCat = all('Cat', { Dan: 'yes', Eve: 'yes', Fay: 'yes', Gus: 'yes' });
const open = /^not-now: Votes that are still open could change who is voted out/;

test('clocktower/rule/early-end#1: lawful only where the open votes can come to one result', () => {
  expect(refusal(ended(...fourOnCat))).toMatch(open);
  const done = ended(...fourOnCat, ...noOnFay);
  expect([refusal(done), done.phase, dead(done)]).toEqual([undefined, 'night 2', ['Cat']]);
});

test('clocktower/rule/early-end#2: a vote that is cast and not locked is open', () => {
  const precast = all('Fay', { Ann: 'no', Bob: 'no', Cat: 'no', Dan: 'no', Eve: 'no', Fay: 'no' });
  expect(refusal(ended(...fourOnCat, ...precast))).toMatch(open);
  expect(refusal(ended(...fourOnCat, ...precast, 'Gus: vote Fay no'))).toBeUndefined();
});

test('clocktower/rule/early-end#3: what is not locked may come as a vote for it: three are open on Fay, and three are fewer than four', () => {
  expect(refusal(ended(...fourOnCat, ...noOnFay.slice(0, 3)))).toMatch(open);
  expect(refusal(ended(...fourOnCat, ...noOnFay))).toBeUndefined();
  const one = ended(...fourOnCat, ...all('Fay', { Gus: 'yes', Ann: 'no', Bob: 'no', Cat: 'no' }));
  expect(refusal(one)).toMatch(open);
});

test('clocktower/rule/early-end#4: somebody is certain with enough locked votes, and more than any other can come to', () => {
  const threeOnCat = all('Cat', { Dan: 'yes', Eve: 'yes', Fay: 'yes', Gus: 'no' });
  expect(refusal(ended(...threeOnCat, ...noOnFay))).toMatch(open);
  const five = all('Cat', { Dan: 'yes', Eve: 'yes', Fay: 'yes', Gus: 'yes', Ann: 'yes' });
  expect(dead(ended(...five, ...noOnFay.slice(0, 3)))).toEqual(['Cat']);
});

test('clocktower/rule/early-end#5: nobody is certain when no nomination can come to enough', () => {
  const noOnCat = all('Cat', { Dan: 'no', Eve: 'no', Fay: 'no' });
  expect(refusal(ended(...noOnCat, ...noOnFay))).toMatch(open);
  const done = ended(...noOnCat, 'Gus: vote Cat no', ...noOnFay);
  expect([refusal(done), dead(done), done.phase]).toEqual([undefined, [], 'night 2']);
});
test('clocktower/rule/early-end#5: nobody is certain when two that are locked share what no other can exceed', () => {
  const whole = (whom: string, order: readonly string[]) => order.map((who, at) => `${who}: vote ${whom} ${at < 4 ? 'yes' : 'no'}`);
  const onCat = whole('Cat', ['Dan', 'Eve', 'Fay', 'Gus', 'Ann', 'Bob', 'Cat']);
  const onFay = whole('Fay', ['Gus', 'Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay']);
  const third = (...votes: readonly string[]) => session(voting(seven, 'Ann: nominate Cat, Bob: nominate Fay, Cat: nominate Dan', ...onCat, ...onFay, ...votes, 'Storyteller: end phase'));
  expect(refusal(third('Eve: vote Dan no', 'Fay: vote Dan no'))).toMatch(open);
  const done = third('Eve: vote Dan no', 'Fay: vote Dan no', 'Gus: vote Dan no');
  expect([refusal(done), dead(done)]).toEqual([undefined, []]);
});

test('clocktower/rule/early-end#6: a rival that could still come to as many blocks it, since a tie is nobody', () => {
  const fiveOnCat = [...fourOnCat, 'Ann: vote Cat no'];
  expect(refusal(ended(...fiveOnCat, ...all('Fay', { Gus: 'yes', Ann: 'no', Bob: 'no', Cat: 'no' })))).toMatch(open);
});

test('clocktower/rule/early-end#7: refused in the discussion, and in the nomination part while somebody could nominate', () => {
  expect(refusal(session(from(seven, 'day 1: [Storyteller: end phase]')))).toMatch(/^not-now: The discussion has its full time/);
  const none = session(from(seven, 'day 1 nominations: [Storyteller: end phase]'));
  expect([refusal(none), none.phase]).toEqual(['not-now: Somebody can still nominate somebody, so the day goes on.', 'day 1 nominations']);
  const everybody = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'].map(who => `${who}: nominate ${who}`);
  expect(refusal(session(from(seven, `day 1 nominations: [${everybody.slice(1).join(', ')}, Storyteller: end phase]`)))).toMatch(/^not-now: Somebody can still nominate/);
  const done = session(from(seven, `day 1 nominations: [${everybody.join(', ')}, Storyteller: end phase]`));
  expect([refusal(done), done.phase]).toEqual([undefined, 'day 1 voting']);
});

rule('clocktower/rule/early-end#8', 'it is the ordinary end of the day: what is missing is against it, tallies are told, spent votes are spent', `${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2 nominations: [Bob: nominate Gus]',
    'day 2 voting: [Ann: vote Gus yes, Bob: vote Gus yes, Cat: vote Gus yes, Dan: vote Gus yes, Storyteller: end phase]')}
    - expect:
        phase: night 3
        dead: [Ann]
        announced: [{ kind: vote, about: [Gus], result: 4 }, { text: The last vote is spent, about: [Ann] }, { about: [Gus], text: stays in the game }]
`);

const locked = [...all('Cat', { Dan: 'no', Eve: 'no', Fay: 'no', Gus: 'no', Ann: 'no', Bob: 'no' })];
rule('clocktower/rule/early-end#9', 'with every vote locked the day resolves without a word of the Storyteller', `${voting(seven, 'Ann: nominate Cat', ...locked)}
    - expect: { phase: day 1 voting }
    - day 1 voting: [Cat: vote Cat yes]
    - expect: { phase: night 2, dead: [] }
`);

test('clocktower/rule/early-end#10: shots and deaths that may still come block nothing; the living of the moment count', () => {
  const votes = all('Cat', { Dan: 'no', Eve: 'no', Fay: 'no', Gus: 'yes', Ann: 'yes' });
  const six = withTinker.replace('Bob: Slayer, ', '').replace('Ann: Savant', 'Ann: Slayer');
  const at = (...more: readonly string[]) => session(voting(six, 'Ann: nominate Cat', ...votes.slice(0, 4), ...more, 'Storyteller: end phase'));
  expect([refusal(at()), at().phase]).toEqual([undefined, 'night 2']);
  expect(refusal(at('Storyteller: decide tinker-death yes'))).toMatch(open);
});

test('clocktower/rule/early-end?1: a dead voter counts as open wherever their vote is not locked, so that it is refused rather too often', () => {
  const lines = from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2 nominations: [Bob: nominate Gus, Cat: nominate Ann]',
    'day 2 voting: [Ann: vote Gus yes, Bob: vote Gus yes, Cat: vote Gus yes, Dan: vote Gus yes, Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann no, Fay: vote Ann no, Gus: vote Ann no, Storyteller: end phase]');
  expect(refusal(session(lines))).toMatch(open);
});

const start = session(voting(withTinker.replace('Bob: Slayer, ', '').replace('Fay: Fearmonger, ', ''), 'Ann: nominate Cat, Cat: nominate Eve')).desk.game;
const orders = { 'on:s2': ['s3', 's4', 's5', 's1', 's2'], 'on:s4': ['s5', 's1', 's2', 's3', 's4'] };
test('clocktower/rule/early-end#1: whatever is locked, an end that is allowed has the result of every way in which the rest could be voted', () => {
  let allowed = 0;
  const part = fc.array(fc.boolean(), { maxLength: 5 });
  fc.assert(fc.property(part, part, fc.array(fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), { minLength: 6, maxLength: 6 }), (first, second, ways) => {
    const cast = (desk: Desk, poll: keyof typeof orders, votes: readonly boolean[]) =>
      orders[poll].forEach((seat, at) => { if (votes[at] !== undefined && desk.game.play!.polls[poll]) desk.act(seat, { type: 'vote', poll, choice: votes[at] ? 'yes' : 'no' }); });
    const desk = new Desk(knownRules, start);
    cast(desk, 'on:s2', first);
    cast(desk, 'on:s4', second);
    const { game } = desk;
    if (game.play!.phase.stage !== 'voting' || !desk.host({ type: 'end-phase' }).ok) return;
    allowed += 1;
    const gone = (one: Desk): string => JSON.stringify([one.game.play!.seats['s2']!.alive, one.game.play!.seats['s4']!.alive]);
    for (const way of ways) {
      const other = new Desk(knownRules, game);
      cast(other, 'on:s2', [...first, ...way.slice(first.length, 5)]);
      cast(other, 'on:s4', [...second, ...way.slice(5 + second.length)]);
      if (other.game.play!.phase.stage === 'voting') other.timeUp();
      expect(gone(other)).toBe(gone(desk));
    }
  }), { numRuns: 150 });
  expect(allowed).toBeGreaterThan(0);
}, 60_000);
