import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

export const resume = typedAct(
  'resume',
  'resume',
  () => ({ type: 'resume' }),
  seen => doneScreen(seen, 'done.resume'),
);
