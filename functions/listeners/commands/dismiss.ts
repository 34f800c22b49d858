import { doneScreen } from '../../forms/status-screen.ts';
import { command } from '../listener.ts';
import { playerMeant } from '../player-meant.ts';
import { carryOut } from '../playing.ts';

/** Whoever came in mid-game leaves again, by the word of whoever runs the game. */
export const dismiss = command('dismiss', async ({ who }, sender, ports) => {
  const meant = await playerMeant(who, `dismiss ${who}`, sender, ports);
  if ('say' in meant) return meant;
  const came = await carryOut({ type: 'dismiss', seat: meant.seat }, meant.here, sender, ports);
  return { say: came.ok ? doneScreen(came.seen, 'done.dismiss') : came.say };
});
