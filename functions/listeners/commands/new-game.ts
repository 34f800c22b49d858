import { newGameForm } from '../../forms/new-game-form.ts';
import { only, houseTheme } from '../../forms/say.ts';
import { createTyped } from '../create-game.ts';
import { command } from '../listener.ts';

/** The form of a new game, or a game as it was typed. */
export const newGame = command('new-game', async ({ game }, sender, ports) => {
  if (game)
    return sender.channel !== undefined && sender.isTable
      ? createTyped(game, sender.channel, sender, ports)
      : { say: only(houseTheme, 'new.no-table') };
  const { zone } = await sender.profile();
  const channel = sender.isTable ? sender.channel : undefined;
  return {
    open: newGameForm({ user: sender.user, ...(channel === undefined ? {} : { channel }), ...(zone === undefined ? {} : { zone }) }),
  };
});
