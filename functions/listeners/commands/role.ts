import { refusal } from '../../forms/say.ts';
import { roleScreen } from '../../forms/screens.ts';
import { typedLook } from '../playing.ts';

/** One's own card, and nobody else's. */
export const role = typedLook('role', here => (here.view ? roleScreen(here) : refusal(here.theme, 'not-started')));
