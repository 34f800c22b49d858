import type { Theme } from '../words.ts';

/** The table in words, and the words in its picture. */
export const square: Theme = {
  'screen.square.title': 'The table, {phase}. {living} of {all} are in the game.',
  'screen.square.living': '{living} of {all} in the game',
  'screen.square.stand': 'Vote on {name}: {yes} of {needed} needed; {hand}.',
  'screen.square.middle': 'On {name}: {yes} of {needed} needed',
  'screen.square.more': 'and {count} more',
  'screen.square.hand.at': 'the hand stands before {name}',
  'screen.square.hand.through': 'the hand has passed everybody',
  'screen.square.chair': '{number} {name} ({is}).',
  'screen.square.file': 'The table',
  'screen.square.wanted': 'The table as it is now:',
  'screen.square.in': 'in',
  'screen.square.out': 'out',
  'mark.traveller': 'traveller',
  'screen.square.nominated': 'nominated',
};
