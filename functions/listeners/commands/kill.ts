import { doneScreen } from '../../forms/status-screen.ts';
import { command } from '../listener.ts';
import { carryOut } from '../playing.ts';
import { playerMeant } from '../player-meant.ts';

/** The host takes a player out of the game. */
export const kill = command('kill', async ({ who }, sender, ports) => {
  const meant = await playerMeant(who, `remove ${who}`, sender, ports);
  if ('say' in meant) return meant;
  const came = await carryOut({ type: 'kill', seat: meant.seat }, meant.here, sender, ports);
  return { say: came.ok ? doneScreen(came.seen, 'done.kill') : came.say };
});
