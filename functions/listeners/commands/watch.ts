import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

export const watch = typedAct(
  'watch',
  'watch',
  async (_, __, sender) => ({ type: 'watch', name: (await sender.profile()).name }),
  seen => doneScreen(seen, 'done.watch'),
);
