import { travelForm } from '../../forms/travel-form.ts';
import { refusal } from '../../forms/say.ts';
import { doneTravel } from '../../forms/done-travel.ts';
import { command } from '../listener.ts';
import { newcomer } from '../newcomer.ts';
import { carryOut } from '../playing.ts';
import { whichGame } from '../which-game.ts';

/** Somebody asks to come to the table in mid-game; without a name of what they would be, a form asks for it. */
export const travel = command('travel', async ({ role }, sender, ports) => {
  const which = await whichGame(sender, ports, role === undefined ? 'travel' : `travel as ${role}`, ({ seat }) => seat === undefined);
  if ('say' in which) return which;
  const { here } = which;
  if (role === undefined) return travelForm(here) ?? { say: refusal(here.theme, here.view ? 'not-now.travel' : 'not-started') };
  const who = await newcomer(sender);
  if ('say' in who) return who;
  const came = await carryOut({ type: 'travel', name: who.name, role }, here, sender, ports);
  return { say: came.ok ? doneTravel(came.seen) : came.say };
});
