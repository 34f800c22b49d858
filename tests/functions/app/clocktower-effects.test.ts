import { expect, test } from 'vitest';
import type { Effect } from '../../../functions/app/effects.ts';
import { Played } from './played.ts';

const roles = ['Dreamer', 'Fortune Teller', 'Innkeeper', 'Nightwatchman', 'Fool', 'Fearmonger', 'Vortox'];
const night = () => new Played({ ruleset: 'clocktower', roles }).begin();

/** A game at its first day, or at a later part of it. */
function day(parts = 0): Played {
  const game = night();
  for (let part = 0; part < 2 + parts; part += 1) game.pass();
  return game;
}

/** What is shown and said in the channel, and who gets something alone, in a few words. */
const brief = (effects: readonly Effect[]): readonly string[] => effects.flatMap(effect => {
  if (effect.type === 'card') return [`card ${effect.card}${effect.person === undefined ? '' : ' alone'}`];
  if (effect.type === 'post') return [`post ${effect.to === 'table' ? 'table' : effect.to.chat}: ${effect.messages.map(({ key }) => key.replace('clocktower.', '')).join(', ')}`];
  if (effect.type === 'room') return [`room ${effect.slug}: ${effect.members.join(' ')}`];
  return effect.type === 'tell' ? [`tell ${effect.person}`] : [];
});
const homes = (effects: readonly Effect[]): number => effects.filter(({ type }) => type === 'home').length;
const on = (seat: string): { readonly poll: string } => ({ poll: `on:${seat}` });
const stand = (game: Played, seat: string, nominee: string, choice: string): readonly Effect[] => game.do({ type: 'vote', person: game.person(seat), ...on(nominee), choice });

test('a night has a card of its part in the channel and a form for everybody, its lock only the card', () => {
  const game = night();
  expect(brief(game.effects).filter(line => line.startsWith('card stage') || line.startsWith('card act'))).toEqual(['card stage night 1', ...Array<string>(7).fill('card act night 1 alone')]);
  const lock = brief(game.pass());
  expect(lock).toContain('card stage night 1 lock');
  expect(lock).not.toContain('card act night 1 lock alone');
});

test('by day nobody gets a form alone, since anybody may try everything', () => {
  const game = day();
  expect(brief(game.effects).filter(line => line.startsWith('card'))).toEqual(['card stage night 1 lock', 'card stage day 1']);
});

test('a nomination is told by its card alone, and goes on in the next part of the day under the same name', () => {
  const game = day(1);
  const opened = brief(game.act('s1', 'nominate', 's3'));
  expect(opened).toContain('card vote day 1 on:s3');
  expect(opened.filter(line => line.startsWith('post'))).toEqual([]);
  const voting = brief(game.pass());
  expect(voting.filter(line => line.startsWith('card vote'))).toEqual(['card vote day 1 on:s3']);
  expect(voting.indexOf('card vote day 1 on:s3')).toBeGreaterThan(voting.indexOf('card stage day 1 voting'));
});

test('a vote redraws its own card and the homes of those whose votes it moves, however many it locks', () => {
  const game = day(1);
  game.act('s1', 'nominate', 's3');
  const last = stand(game, 's5', 's3', 'yes');
  expect([brief(last), homes(last)]).toEqual([['card vote day 1 on:s3'], 1]);
  const first = stand(game, 's4', 's3', 'no');
  expect([brief(first), homes(first)]).toEqual([['card vote day 1 on:s3'], 2]); // s5 is locked with it
});

test('an accepted whisper opens a room for the two, and a word in public empties it', () => {
  const game = day();
  game.act('s1', 'whisper', 's5');
  const opened = brief(game.act('s5', 'accept', 's1'));
  expect(opened).toEqual(expect.arrayContaining([`room whisper:s1:s5: ${game.person('s1')} ${game.person('s5')}`, 'post whisper:s1:s5: screen.chat.open']));
  const ended = brief(game.do({ type: 'say', person: game.person('s1'), text: 'Hello!', heard: true }));
  expect(ended).toEqual(['post table: whisper.ended', 'post whisper:s1:s5: screen.chat.closed', 'room whisper:s1:s5: ']);
});

test('somebody who is out whispers like anybody else', () => {
  const game = day(1);
  game.act('s1', 'nominate', 's3');
  for (const seat of ['s1', 's2', 's4', 's5', 's6']) stand(game, seat, 's3', 'yes');
  for (let part = 0; part < 4; part += 1) game.pass();
  expect([game.state.play?.phase, game.state.play?.seats['s3']?.alive]).toEqual([{ name: 'day', number: 2 }, false]);
  game.act('s3', 'whisper', 's1');
  expect(brief(game.act('s1', 'accept', 's3'))).toContain(`room whisper:s1:s3: ${game.person('s3')} ${game.person('s1')}`);
});
