import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

export const leave = typedAct(
  'leave',
  'leave',
  () => ({ type: 'leave' }),
  seen => doneScreen(seen, 'done.leave'),
);
