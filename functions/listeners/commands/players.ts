import { playersScreen } from '../../forms/screens.ts';
import { typedLook } from '../playing.ts';

export const players = typedLook('players', playersScreen);
