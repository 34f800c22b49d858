import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

export const start = typedAct(
  'start',
  'start',
  () => ({ type: 'start' }),
  seen => doneScreen(seen, 'done.start'),
);
