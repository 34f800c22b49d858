import type { Theme } from '../words.ts';
import { cards } from './cards.ts';

/** The workplace's words and the field's own, the longer ones first. */
const words: readonly (readonly [string, string])[] = [
  ['leave{s} the game', 'die{s}'],
  ['leaves the game', 'dies'],
  ['leave the game', 'die'],
  ['leave{s} it, too', 'die{s}, too'],
  ['{is} back in the game', '{is} alive again'],
  ['be in the game', 'be alive'],
  ['being in the game', 'being alive'],
  ['are in the game', 'are alive'],
  ['{is} in the game', '{is} alive'],
  ['still in the game', 'still alive'],
  ['else is out of the game', 'else is dead'],
  ['who is out of the game', 'who is dead'],
  ['{is} out of the game', '{is} dead'],
  ['is out of the game', 'dies'],
  ['you are out of the game', 'you die'],
  ['You are out of the game', 'You die'],
  ['out of the game', 'dead'],
  ['voted the last player out', 'lynched the last player'],
  ['voted out', 'lynched'],
  ['vote {them} out', 'lynch {them}'],
  ['eliminated', 'killed'],
  ['eliminate', 'kill'],
];

const reworded = (text: string): string => words.reduce((so, [from, to]) => so.replaceAll(from, to), text);

/** Role cards in the field's own words. */
export const classicCards: Theme = {
  ...Object.fromEntries(Object.entries(cards).map(([key, text]) => [key, reworded(text)])),
  'card.effect.bulletproof': 'attempts to kill {them} come to nothing; a lynch is no such attempt',
  'card.effect.restless-spirit': 'once dead, {them} may still vote, one vote at a time; it counts towards a majority, which does not grow by it',
};
