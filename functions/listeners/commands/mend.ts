import { doneScreen } from '../../forms/status-screen.ts';
import { command } from '../listener.ts';
import { playerMeant } from '../player-meant.ts';
import { carryOut } from '../playing.ts';

/** Something of a player is set by hand. */
export const mend = command('mend', async ({ who, field, value }, sender, ports) => {
  const meant = await playerMeant(who, `mend ${who} ${field} ${value}`, sender, ports);
  if ('say' in meant) return meant;
  const came = await carryOut({ type: 'mend', seat: meant.seat, field, value }, meant.here, sender, ports);
  return { say: came.ok ? doneScreen(came.seen, 'done.mend') : came.say };
});
