import { logScreen } from '../../forms/log-screen.ts';
import { typedLook } from '../playing.ts';

/** What the sender was told so far. */
export const log = typedLook('log', (here, { store }) => logScreen(here, store.history(here.state.game)));
