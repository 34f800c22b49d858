import { personOf } from '../../adapters/slack/ids.ts';
import { houseTheme, only } from '../../forms/say.ts';
import { command } from '../listener.ts';
import { userMentioned } from '../mentions.ts';
import { carryOut } from '../playing.ts';
import { whichGame } from '../which-game.ts';

/** The host takes somebody on who runs the game with them, or lets them go. */
export const coHost = command('co-host', async ({ who, leaves }, sender, ports) => {
  const which = await whichGame(sender, ports, `storyteller ${leaves ? 'remove' : 'add'} ${who}`, ({ state }) => state.table.host === sender.person);
  if ('say' in which) return which;
  const user = userMentioned(who);
  if (user === undefined) return { say: only(houseTheme, 'co-host.who', { typed: who }) };
  const { name, canPlay } = await sender.profile(user);
  if (!canPlay) return { say: only(houseTheme, 'join.stranger') };
  const came = await carryOut({ type: 'co-host', by: personOf(sender.team, user), name, ...(leaves ? { leaves } : {}) }, which.here, sender, ports);
  return { say: came.ok ? only(which.here.theme, leaves ? 'done.co-host.leaves' : 'done.co-host') : came.say };
});
