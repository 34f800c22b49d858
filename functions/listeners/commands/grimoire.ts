import { grimoireScreen } from '../../forms/grimoire-screen.ts';
import { typedLook } from '../playing.ts';

export const grimoire = typedLook('grimoire', grimoireScreen);
