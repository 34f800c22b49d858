import { expect, test } from 'vitest';
import { compose } from '../../../../../engine/rulesets/mafia/compose.ts';
import { answersTo } from '../../../../../engine/rulesets/mafia/grammar/answers.ts';
import { read } from './read.ts';

const answers = (text: string) =>
  read(text)
    .role.parts.flatMap(part => compose(part))
    .map(({ expr }) => answersTo(expr));

test.each([
  ['Cop', [['cop']]],
  ['Jailkeeper', [['jailkeeper', 'roleblocking doctor', 'doctor']]],
  ['Loyal Jailkeeper', [['loyal jailkeeper', 'loyal roleblocking doctor', 'jailkeeper', 'roleblocking doctor', 'doctor']]],
  ['2-shot Roleblocking Doctor', [['2-shot roleblocking doctor', 'doctor']]],
  [
    'Non-Consecutive Governor',
    [['non-consecutive governor', 'non-consecutive day lynchproofer', 'governor', 'day lynchproofer', 'lynchproofer']],
  ],
  ['Seraph Knight', [['seraph knight', 'permanent 1-shot doctor', '1-shot doctor', 'doctor']]],
  ['Alignment Cop', [['alignment cop', 'cop']]],
  ['[Mafia] Cop', [['[mafia] cop', 'cop']]],
  ['Vanilla Cop', [['vanilla cop', 'rolecop']]],
  ['Even Cop/Watcher', [['even cop', 'cop'], ['watcher']]],
  [
    'Double Vigilante',
    [
      ['double vigilante', 'vigilante'],
      ['double vigilante', 'vigilante'],
    ],
  ],
  ['Switch:red', [['switch:red', 'active enabler:red', 'enabler:red', 'enabler']]],
])('%s answers to its whole name, to what it contains and to its base role', (text, names) => {
  expect(answers(text)).toEqual(names);
});
