import type { Play } from '../../functions/app/play.ts';

/** Within one process the commands of a game wait for each other instead of meeting at the store. */
export function inTurn(play: Play): Play {
  const last = new Map<string, Promise<unknown>>();
  return (command, known) => {
    const before = last.get(command.game);
    const mine = before
      ? before.then(
          () => play(command), // what was known has changed meanwhile
          () => play(command), // whoever was before has had its own error
        )
      : play(command, known);
    last.set(command.game, mine);
    const forget = () => {
      if (last.get(command.game) === mine) last.delete(command.game);
    };
    mine.then(forget, forget);
    return mine;
  };
}
