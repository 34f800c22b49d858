import type { CliCommand } from '../engine/cli/command.ts';

const DATA = '.curfew';

/** `curfew replay GAME`: a finished game of this machine, as a record. The store is loaded only for this command. */
export const replay: CliCommand = {
  name: 'replay',
  usage: 'replay [GAME] [--data DIR]',
  about: 'prints a finished game as a record ("last": the one that ended last); without GAME it lists the games',
  options: { data: { value: 'DIR', about: `where npm start keeps its data (default ${DATA})` } },
  takes: [0, 1],
  run: async ({ positionals: [game], values: { data = DATA } }, io) =>
    (await import('./replay-game.ts')).replayGame(game, String(data), io),
};
