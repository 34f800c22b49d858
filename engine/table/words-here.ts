import type { Ruleset } from '../core/ruleset.ts';
import { actWords, tableWords } from './command-text.ts';

/** Words that not all rules have a use for: what rules that have one declare. */
const needed: Readonly<Record<string, keyof Ruleset>> = {
  square: 'isPictured', laugh: 'laughed', remove: 'remove', declare: 'declared', travel: 'requested', admit: 'admitted', dismiss: 'dismissed',
  grimoire: 'truth', decide: 'decided', mend: 'mending', storyteller: 'isPresided',
};

/** For whoever runs the game. */
const running: readonly string[] = ['start', 'cancel-game', 'host', 'end', 'extend', 'pause', 'resume', 'remove', 'replace', 'declare', 'storyteller', 'admit', 'dismiss'];

/** For whoever runs it and does not play. */
const presiding: readonly string[] = ['grimoire', 'decide', 'mend'];

/** What somebody is in a game. */
export interface Part {
  readonly runs: boolean;
  readonly plays: boolean;
}

/** The words that open a command or an act which somebody may have a use for in a game of these rules, in the order in which they are listed. */
export const wordsHere = (rules: Ruleset, part: Part): readonly string[] =>
  [...tableWords, ...(part.plays ? actWords : [])].filter(word => isKnown(rules, word) && isFor(word, part));

const isKnown = (rules: Ruleset, word: string): boolean => needed[word] === undefined || rules[needed[word]] !== undefined;

function isFor(word: string, { runs, plays }: Part): boolean {
  if (word === 'travel') return !plays;
  if (presiding.includes(word)) return runs && !plays;
  return runs || !running.includes(word);
}
