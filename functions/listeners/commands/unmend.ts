import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

/** The last thing that was set by hand is taken back. */
export const unmend = typedAct('unmend', 'mend undo', () => ({ type: 'unmend' }), seen => doneScreen(seen, 'done.unmend'));
