import { runs } from '../../../engine/table/table.ts';
import { command } from '../listener.ts';
import { hostConsole } from '../host-console.ts';
import { whichGame } from '../which-game.ts';

/** Opens the host's console. */
export const host = command('host', async (_, sender, ports) => {
  const which = await whichGame(sender, ports, 'host', ({ state }) => runs(state.table, sender.person));
  return 'say' in which ? which : hostConsole(which.here);
});
