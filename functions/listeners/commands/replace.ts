import { houseTheme, only } from '../../forms/say.ts';
import { doneScreen } from '../../forms/status-screen.ts';
import { personOf } from '../../adapters/slack/ids.ts';
import { command } from '../listener.ts';
import { userMentioned } from '../mentions.ts';
import { carryOut } from '../playing.ts';
import { playerMeant } from '../player-meant.ts';

/** The host gives a player's seat to somebody else. */
export const replace = command('replace', async ({ who, by }, sender, ports) => {
  const meant = await playerMeant(who, `replace ${who} ${by}`, sender, ports);
  if ('say' in meant) return meant;
  const user = userMentioned(by);
  if (user === undefined) return { say: only(houseTheme, 'replace.who', { typed: by }) };
  const { name, canPlay } = await sender.profile(user);
  if (!canPlay) return { say: only(houseTheme, 'join.stranger') };
  const came = await carryOut({ type: 'replace', seat: meant.seat, by: personOf(sender.team, user), name }, meant.here, sender, ports);
  return { say: came.ok ? doneScreen(came.seen, 'done.replace') : came.say };
});
