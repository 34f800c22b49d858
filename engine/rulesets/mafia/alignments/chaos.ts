import { alignment } from '../alignment.ts';

/** mafia/alignment/chaos: everybody else dead, or nothing can prevent that any more; each for themselves. */
export const chaos = alignment({
  id: 'chaos',
  name: 'Chaos',
  covers: ['mafia/alignment/chaos#1', 'mafia/alignment/chaos?1', 'mafia/alignment/chaos?2'],
  win: 'game-ending',
  deadWin: false,
  met: ({ living, unstoppable }) =>
    living.length === 1 && living[0]!.alignment === 'chaos' || (living.filter(player => player.alignment === 'chaos').length === 1 && unstoppable('chaos')),
});
