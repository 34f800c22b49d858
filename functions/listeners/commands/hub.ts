import { hubScreen } from '../../forms/hub-screen.ts';
import { command } from '../listener.ts';
import { gameHere } from '../which-game.ts';

/** A bare command opens the way to everything else; in the channel of a game, also to what its sender can do in it. */
export const hub = command('hub', async (_, sender, ports) => ({ say: hubScreen(await gameHere(sender, ports)) }));
