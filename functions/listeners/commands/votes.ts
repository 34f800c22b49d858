import { votesScreen } from '../../forms/screens.ts';
import { typedLook } from '../playing.ts';

export const votes = typedLook('votes', votesScreen);
