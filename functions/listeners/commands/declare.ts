import { runs } from '../../../engine/table/table.ts';
import { phaseText } from '../../../engine/core/state.ts';
import { sideMeant } from '../../../engine/table/declaring.ts';
import { declareForm } from '../../forms/declare-form.ts';
import { refused } from '../../forms/say.ts';
import { hostConsole } from '../host-console.ts';
import { command } from '../listener.ts';
import { whichGame } from '../which-game.ts';

/** The host says who has won, and is asked once more, since the game ends with it. Without a name the console asks for it. */
export const declare = command('declare', async ({ side }, sender, ports) => {
  const which = await whichGame(
    sender,
    ports,
    side === undefined ? 'declare' : `declare ${side}`,
    ({ state }) => runs(state.table, sender.person),
  );
  if ('say' in which) return which;
  const { here } = which;
  const { theme, state, ruleset, person } = here;
  if (side === undefined) return hostConsole(here, undefined, 'declare');
  const meant = sideMeant(ruleset, state, { person, side });
  return meant.ok
    ? { open: declareForm(theme, state.game, phaseText(state.play!.phase), meant.side.name) }
    : { say: refused(theme, meant.refusals) };
});
