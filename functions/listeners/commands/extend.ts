import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

export const extend = typedAct(
  'extend',
  ({ minutes }) => `extend ${minutes}m`,
  ({ minutes }) => ({ type: 'extend', minutes }),
  seen => doneScreen(seen, 'done.extend'),
);
