import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

export const pause = typedAct(
  'pause',
  'pause',
  () => ({ type: 'pause' }),
  seen => doneScreen(seen, 'done.pause'),
);
