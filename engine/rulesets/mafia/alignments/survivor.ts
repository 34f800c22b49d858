import { alignment } from '../alignment.ts';

/** mafia/alignment/survivor: alive at the end of the game. */
export const survivor = alignment({
  id: 'survivor',
  name: 'Survivor',
  covers: ['mafia/alignment/survivor#1', 'mafia/alignment/survivor?1'],
  win: 'end-of-game',
  deadWin: false,
  met: ({ living }) =>
    living.some(player => player.alignment === 'survivor'),
});
