import type { Meant } from '../../../engine/table/act-text.ts';
import { placeOf } from '../../adapters/slack/ids.ts';
import { houseTheme } from '../../forms/say.ts';
import { whichScreen } from '../../forms/hub-screen.ts';
import { doneAct } from '../../forms/done-screen.ts';
import { command, type Shown } from '../listener.ts';
import { type Bare, carryOut } from '../playing.ts';
import type { ListenerPorts } from '../ports.ts';
import { readTypedAct, unknownWithoutGame } from '../read-typed-act.ts';
import type { Sender } from '../sender.ts';
import { gameHere, gamesOf, type Here } from '../which-game.ts';

/** Everything that is no command of the table: an act of a player, in the words of a record. */
export const act = command('act', async ({ text }, sender, ports) => {
  const here = await gameHere(sender, ports);
  if (here) return actIn(here, text, sender, ports);
  const all = await gamesOf(sender, ports);
  const fit = all.filter(game => readTypedAct(text, game, sender.team).ok);
  if (fit.length > 1)
    return {
      say: whichScreen(
        fit.map(({ state }) => state),
        text,
      ),
    };
  const only = fit[0] ?? all.find(({ seat }) => seat !== undefined) ?? all[0];
  return only ? actIn(only, text, sender, ports) : { say: unknownWithoutGame(houseTheme, text) };
});

async function actIn(here: Here, text: string, sender: Sender, ports: ListenerPorts): Promise<Shown> {
  const read = readTypedAct(text, here, sender.team);
  if (!read.ok) return read;
  const came = await carryOut(bareOf(read.meant, here, sender), here, sender, ports);
  return { say: came.ok ? doneAct(here, read.meant, came.seen, came.messages) : came.say };
}

/** What is typed elsewhere than in the channel of the game nobody else could see being done. */
function bareOf(meant: Meant, { state }: Here, { team, channel }: Sender): Bare {
  if (meant.type !== 'answer' && meant.type !== 'withdraw') return meant;
  return channel !== undefined && placeOf(team, channel) === state.table.place ? meant : { ...meant, hidden: true };
}
