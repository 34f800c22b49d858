import { only } from '../../forms/say.ts';
import { typedAct } from '../playing.ts';

export const cancelGame = typedAct(
  'cancel-game',
  'cancel-game',
  () => ({ type: 'cancel-game' }),
  ({ theme }) => only(theme, 'done.cancel-game'),
);
