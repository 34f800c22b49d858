import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

export const join = typedAct(
  'join',
  'join',
  async (_, __, sender) => ({ type: 'join', name: (await sender.profile()).name }),
  seen => doneScreen(seen, 'done.join'),
);
