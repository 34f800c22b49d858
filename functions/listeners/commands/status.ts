import { statusScreen } from '../../forms/status-screen.ts';
import { typedLook } from '../playing.ts';

export const status = typedLook('status', statusScreen);
