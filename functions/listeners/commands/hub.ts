import { hubScreen } from '../../forms/hub-screen.ts';
import { command } from '../listener.ts';

/** A bare command opens the way to everything else. */
export const hub = command('hub', async () => ({ say: hubScreen() }));
