import { describe, expect, test } from 'vitest';
import { readAct } from '../../../../../engine/table/act-text.ts';
import { board, from, pollOn, refusal, session, seven, viewOf } from './board.ts';

/** Cat is nominated: the hand passes Dan, Eve, Fay, Gus, Ann, Bob, Cat. */
const onCat = (...votes: readonly string[]): string => from(seven, 'day 1 nominations: [Ann: nominate Cat]', `day 1 voting: [${votes.join(', ')}]`);
const voted = (who: string, ...votes: readonly string[]): string | undefined => board(session(onCat(...votes)), 'Cat')[who];

describe('votes that depend on those before', () => {
  test.each([
    ['vote Cat yes if 3', 'yes if 3'],
    ['vote Cat YES IF 3', 'yes if 3'],
    ['vote cat yes if dan', 'yes if s4'],
    ['vote Cat yes if @s4', 'yes if s4'],
    ['vote Cat yes unless Dan', 'yes unless s4'],
    ['vote Cat  yes   unless  Dan', 'yes unless s4'],
    ['vote Cat no', 'no'],
    ['vote @s3 yes', 'yes'],
  ])('%s', (text, choice) => {
    expect(readAct(text, viewOf(session(onCat()), 'Ann'))).toEqual({ ok: true, meant: { type: 'vote', poll: 'on:s3', choice } });
  });

  test('stand as they were typed until they lock, and may be changed until then', () => {
    expect(voted('Gus', 'Gus: vote Cat yes if 3')).toBe('yes if 3');
    expect(voted('Gus', 'Gus: vote Cat yes if 3', 'Gus: vote Cat yes unless Eve')).toBe('yes unless Eve');
    expect(voted('Gus', 'Gus: vote Cat yes if 3', 'Gus: unvote Cat')).toBeUndefined();
  });

  test('"if 2" is for it exactly if two or more before have been', () => {
    const three = (dan: string, eve: string, fay: string) => voted('Gus', 'Gus: vote Cat yes if 2', `Dan: vote Cat ${dan}`, `Eve: vote Cat ${eve}`, `Fay: vote Cat ${fay}`);
    expect([three('yes', 'no', 'no'), three('yes', 'no', 'yes'), three('yes', 'yes', 'yes')]).toEqual(['no!', 'yes!', 'yes!']);
  });

  test('"if Dan" and "unless Dan" follow what the vote of Dan came to', () => {
    expect(voted('Fay', 'Fay: vote Cat yes if Dan', 'Eve: vote Cat no', 'Dan: vote Cat yes')).toBe('yes!');
    expect(voted('Fay', 'Fay: vote Cat yes if Dan', 'Eve: vote Cat no', 'Dan: vote Cat no')).toBe('no!');
    expect(voted('Fay', 'Fay: vote Cat yes unless Dan', 'Eve: vote Cat no', 'Dan: vote Cat yes')).toBe('no!');
    expect(voted('Fay', 'Fay: vote Cat yes unless Dan', 'Eve: vote Cat no', 'Dan: vote Cat no')).toBe('yes!');
    expect(voted('Fay', 'Fay: vote Cat yes if Eve', 'Eve: vote Cat yes unless Dan', 'Dan: vote Cat yes')).toBe('no!');
  });

  test('one after another, they lock in one run, each by what those before came to', () => {
    const game = session(onCat('Eve: vote Cat yes if Dan', 'Fay: vote Cat yes if 2', 'Gus: vote Cat yes unless Fay', 'Ann: vote Cat yes if 3', 'Dan: vote Cat yes'));
    expect(board(game, 'Cat')).toEqual({ Dan: 'yes!', Eve: 'yes!', Fay: 'yes!', Gus: 'no!', Ann: 'yes!' });
  });

  test('when the time is up, who has not voted counts as against it for them', () => {
    const game = session(`${onCat('Eve: vote Cat yes', 'Fay: vote Cat yes unless Dan', 'Gus: vote Cat yes if 2', 'Ann: vote Cat yes if Dan', 'Bob: vote Cat yes')}    - end\n`);
    expect(game.log.filter(entry => entry.type === 'announced' && entry.message.kind === 'vote').map(entry => entry.type === 'announced' && entry.message.result)).toContain(4);
  });

  test('the vote of a later one does not count, even when it is locked already: who comes to the table in between', () => {
    const came = ['Dan', 'Eve', 'Fay', 'Gus'].map(who => `${who}: vote Cat ${who === 'Gus' ? 'no' : 'yes'}`);
    const game = session(onCat(...came, 'Ann: vote Cat yes', 'Storyteller: admit Hal as good Deviant', 'Hal: vote Cat yes if 4', 'Bob: vote Cat no'));
    expect(board(game, 'Cat')).toMatchObject({ Ann: 'yes!', Hal: 'no!', Bob: 'no!' });
  });

  test('count as open for an early end, whatever they would come to', () => {
    const game = session(onCat('Dan: vote Cat no', 'Eve: vote Cat no', 'Fay: vote Cat no', 'Ann: vote Cat yes if 1', 'Bob: vote Cat yes if 1', 'Cat: vote Cat yes if 1', 'Storyteller: end phase'));
    expect(refusal(game)).toMatch(/^not-now: Votes that are still open/);
    const less = session(onCat('Dan: vote Cat no', 'Eve: vote Cat no', 'Fay: vote Cat no', 'Gus: vote Cat no', 'Bob: vote Cat yes', 'Storyteller: end phase'));
    expect(less.phase).toBe('night 2');
  });

  test('are for those only whom the hand passes before', () => {
    expect(pollOn(session(onCat()), 'Cat', 'Eve').choices).toEqual(['yes', 'no', 'yes if 1', 'yes if s4', 'yes unless s4']);
    expect(pollOn(session(onCat()), 'Cat', 'Dan').choices).toEqual(['yes', 'no']);
  });

  test.each([
    ['Eve: vote Cat yes if Gus', 'The hand does not pass Gus before you on Cat, so your vote can wait for Dan only.'],
    ['Eve: vote Cat yes unless Cat', 'The hand does not pass Cat before you on Cat, so your vote can wait for Dan only.'],
    ['Dan: vote Cat yes if Eve', 'The hand does not pass Eve before you on Cat, so your vote can wait for nobody only.'],
    ['Eve: vote Cat yes if Eve', 'Your own vote on Cat cannot wait for itself; it can wait for Dan.'],
    ['Eve: vote Cat yes if 2', 'The hand passes 1 person before you on Cat, so a vote can wait for 1 of them at most.'],
    ['Gus: vote Cat yes if 0', 'The hand passes 3 people before you on Cat, so a vote can wait for 3 of them at most.'],
    ['Gus: vote Cat yes if Hal', '"yes if hal" is no vote on Cat: it is "yes" or "no", or "yes if 3", or "yes if" or "yes unless" with the name of somebody before you.'],
    ['Gus: vote Cat no if Dan', '"no if Dan" is no vote on Cat: it is "yes" or "no", or "yes if 3", or "yes if" or "yes unless" with the name of somebody before you.'],
    ['Gus: vote Cat', '"nothing" is no vote on Cat: it is "yes" or "no", or "yes if 3", or "yes if" or "yes unless" with the name of somebody before you.'],
  ])('%s', (act, message) => {
    const game = session(onCat(act));
    expect(refusal(game)).toBe(`illegal-target: ${message}`);
    expect(board(game, 'Cat')).toEqual({});
  });
});
