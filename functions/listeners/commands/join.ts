import { houseTheme, only } from '../../forms/say.ts';
import { doneScreen } from '../../forms/status-screen.ts';
import { command } from '../listener.ts';
import { typedAct } from '../playing.ts';

const joining = typedAct(
  'join',
  'join',
  async (_, __, sender) => ({ type: 'join', name: (await sender.profile()).name }),
  seen => doneScreen(seen, 'done.join'),
);

/** A seat is for people of the workspace: whoever else is shown the game could be told nothing in private. */
export const join = command('join', async (typed, sender, ports) => {
  const profile = await sender.profile();
  return profile.canPlay
    ? joining.run(typed, { ...sender, profile: async () => profile }, ports)
    : { say: only(houseTheme, 'join.stranger') };
});
