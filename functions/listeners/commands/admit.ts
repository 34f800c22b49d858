import { houseTheme, only, refusal } from '../../forms/say.ts';
import { doneScreen } from '../../forms/status-screen.ts';
import { personOf } from '../../adapters/slack/ids.ts';
import { command } from '../listener.ts';
import { seatMeant, userMentioned } from '../mentions.ts';
import { newcomer } from '../newcomer.ts';
import { carryOut } from '../playing.ts';
import { whichGame } from '../which-game.ts';

/** Whoever runs the game brings somebody to the table in mid-game. */
export const admit = command('admit', async ({ who, role, below }, sender, ports) => {
  const which = await whichGame(sender, ports, `admit ${who} as ${role}${below === undefined ? '' : ` below ${below}`}`);
  if ('say' in which) return which;
  const { here } = which;
  const user = userMentioned(who);
  if (user === undefined) return { say: only(houseTheme, 'replace.who', { typed: who }) };
  const after = below === undefined ? undefined : seatMeant(below, here, sender.team);
  if (below !== undefined && after === undefined) return { say: refusal(here.theme, 'unknown-player', { typed: below, possible: here.view?.seats.map(({ name }) => name) ?? [] }) };
  const guest = await newcomer(sender, user);
  if ('say' in guest) return guest;
  const came = await carryOut({ type: 'admit', by: personOf(sender.team, user), name: guest.name, role, ...(after === undefined ? {} : { after }) }, here, sender, ports);
  return { say: came.ok ? doneScreen(came.seen, 'done.admit') : came.say };
});
