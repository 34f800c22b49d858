import { expect, test } from 'vitest';
import type { Message } from '../../../../../engine/core/messages.ts';
import { toldSoFar } from '../../../../../functions/adapters/slack/cards/role.ts';
import { Played } from '../../../app/played.ts';
import { sight } from './sight.ts';

const game = new Played({ roles: ['Mafia Goon', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town', 'Town', 'Town'], names: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'] }).begin();

const found = (to: string, phase: string, word: string): Message => ({ to, phase, kind: 'result', key: 'result.word', about: ['s1'], result: { word }, args: { role: 'Cop' } });

test('what a seat was told stands under its phases, and nothing of what others were told', () => {
  const at = sight(game, 's3');
  const messages = [
    { to: 's3', phase: 'day 1', kind: 'role' as const, key: 'role.dealt', about: [], result: { word: 'Town Cop' } },
    found('s3', 'night 1', 'Town'), found('s4', 'night 1', 'Non-Town'), found('s3', 'night 2', 'No <Result>'), found('s3', 'night 2', 'Town'),
  ];
  expect(toldSoFar(at, messages)).toEqual(['*Night 1*', `Cop on ${at.view.seats[0]!.name}: Town.`, '*Night 2*', `Cop on ${at.view.seats[0]!.name}: No &lt;Result&gt;.`, `Cop on ${at.view.seats[0]!.name}: Town.`]);
});

test('of very much the latest is kept', () => {
  const lines = toldSoFar(sight(game, 's3'), Array.from({ length: 100 }, (_, n) => found('s3', 'night 1', `${n} ${'x'.repeat(400)}`)));
  expect(lines.join('\n').length).toBeLessThan(8_000);
  expect(lines.at(-1)).toContain(': 99 x');
  expect(lines.length).toBeGreaterThan(10);
});
