import { sentence } from '../../engine/themes/words.ts';
import { seatLines, stepLines } from '../adapters/slack/cards/grimoire.ts';
import { said } from './say.ts';
import type { Screen } from './screen.ts';
import type { Seen } from './seen.ts';

/** The grimoire to read, for who runs the game without playing. */
export const grimoireScreen = ({ theme, view }: Seen): Screen => ({
  title: sentence(theme, 'form.grimoire.title'),
  lines: view?.truth ? [...seatLines(theme, view, view.truth), ...stepLines(theme, view, view.truth)] : [said(theme, 'grimoire.none')],
});
