import type { View } from '../../../../engine/core/views.ts';
import { sentence } from '../../../../engine/themes/words.ts';
import { cut } from '../blocks/text.ts';
import { phaseTitle, sayer } from '../cards/card.ts';
import { type Chair, squareOf, type Stand } from './square-facts.ts';

/** Slack takes no more for a picture's words. */
const most = 1_000;

/** The table in words: all that its picture shows. */
export function townSquareAlt(view: View, theme = 'workplace'): string {
  const say = sayer(theme);
  const { phase, living, chairs, stands } = squareOf(view);
  const lines = [
    say('square.title', { phase: phaseTitle(phase), living, all: chairs.length }),
    ...stands.map(stand => standWords(theme, stand)),
    ...chairs.map(chair => say('square.chair', { number: chair.number, name: chair.name, is: chairWords(theme, chair).join(', ') })),
  ];
  return cut(lines.join(' '), most);
}

/** What a chair is, in single words; never none. */
export function chairWords(theme: string, { alive, vote, nominated, traveller }: Chair): readonly string[] {
  const say = sayer(theme);
  return [
    say(alive ? 'square.in' : 'square.out'),
    ...(vote === undefined ? [] : [sentence(theme, `mark.vote-${vote}`)]),
    ...(traveller ? [sentence(theme, 'mark.traveller')] : []),
    ...(nominated ? [say('square.nominated')] : []),
  ];
}

/** How a vote stands. */
export function standWords(theme: string, { name, yes, needed, hand }: Stand): string {
  const say = sayer(theme);
  const at = hand === undefined ? say('square.hand.through') : say('square.hand.at', { name: hand.name });
  return say('square.stand', { name, yes, needed, hand: at });
}
