import { describe, expect, it } from 'vitest';
import { knownRules } from '../../../engine/testing/known-rules.ts';
import { wordsHere } from '../../../engine/table/words-here.ts';

const of = (rules: string, part: Parameters<typeof wordsHere>[1]): string => wordsHere(knownRules(rules)!, part).join(' ');

const anybody = 'new join leave watch status role players';
const player = { runs: false, plays: true };

describe('the words that somebody has a use for', () => {
  it.each([
    ['mafia', player, `${anybody} votes log help explain vote unvote use cancel say`],
    ['mafia', { runs: false, plays: false }, `${anybody} votes log help explain`],
    ['mafia', { runs: true, plays: true }, 'new join leave watch start cancel-game status role players votes log help explain host end extend pause resume remove replace declare vote unvote use cancel say'],
    ['clocktower', player, `${anybody} square votes log help explain vote unvote use cancel say laugh`],
    ['clocktower', { runs: false, plays: false }, `${anybody} square votes log help explain travel`],
    ['clocktower', { runs: true, plays: false }, 'new join leave watch start cancel-game status role players square votes log help explain host end extend pause resume remove replace declare grimoire decide mend storyteller travel admit dismiss'],
  ])('%s, %o', (rules, part, words) => {
    expect(of(rules, part)).toBe(words);
  });
});
