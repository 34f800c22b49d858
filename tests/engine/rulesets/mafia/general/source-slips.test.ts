import { expect, test } from 'vitest';
import catalogue from '../../../../../engine/rulesets/mafia/rules.json' with { type: 'json' };
import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/source-slips#1', 'an Odd Watcher works on odd nights', table('Ann: Town Odd Watcher, Bob: Town Visitor, Cat: Town', `
  - night 1: [Ann: watcher Cat, Bob: visitor Cat]
  - end
  - expect: { told: { Ann: [{ result: [Bob] }] } }
  - night 2: [Ann: watcher Cat, Bob: visitor Cat]
  - end
  - expect: { untold: { Ann: [{ kind: result }] }, refused: [{ by: Ann }] }
  - night 3: [Ann: watcher Cat, Bob: visitor Cat]
  - end
  - expect: { told: { Ann: [{ result: [Bob] }] } }`));

rule('mafia/general/source-slips#2', 'an Odd Lynchproof is safe on odd days', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Odd Lynchproof, Bob: Town, Cat: Town, Dan: Town, Zed: Mafia Goon }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { dead: [], phase: night 1 }
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { dead: [Ann], phase: night 2 }
`);

rule('mafia/general/source-slips#3', 'an Active Ascetic blocks, so that the Strong-Willed get through', night(
  'Ann: Town Active Ascetic, Bob: Town Cop, Cat: Town Strong-Willed Cop',
  'Ann: ascetic, Bob: cop Ann, Cat: cop Ann',
  'told: { Bob: [{ result: No Result }], Cat: [{ result: Town }] }'));

rule('mafia/general/source-slips#4', 'a 1-shot Bulletproof makes the first kill fail: Strong-Willed does not help', night(
  'Ann: Town 1-shot Bulletproof, Bob: Town Strong-Willed Vigilante',
  'Bob: vigilante Ann',
  'dead: []'));

rule('mafia/general/source-slips#4', 'Strongman does', night(
  'Ann: Town 1-shot Bulletproof, Bob: Town Strongman Vigilante',
  'Bob: vigilante Ann',
  'dead: [Ann]'));

test('mafia/general/source-slips#5: colours are no matter of the rules', () => {
  const alignments = catalogue.entries.filter(({ id }) => id.startsWith('mafia/alignment/'));
  expect(alignments.length).toBe(6);
  for (const alignment of alignments) expect(Object.keys(alignment)).not.toContain('colour');
});
