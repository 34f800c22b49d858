import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

/** Sends whoever asks a picture of the table. */
export const square = typedAct('square', 'square', () => ({ type: 'picture' }), seen => doneScreen(seen, 'done.square'));
