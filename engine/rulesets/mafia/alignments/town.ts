import { alignment } from '../alignment.ts';

/** mafia/alignment/town: threats are living players of other alignments whose win condition ends the game. */
export const town = alignment({
  id: 'town',
  name: 'Town',
  covers: ['mafia/alignment/town#1', 'mafia/alignment/town#2', 'mafia/alignment/town?1', 'mafia/alignment/town?2'],
  win: 'game-ending',
  deadWin: true,
  met: ({ living, endsGame }) =>
    living.some(player => player.alignment === 'town') &&
    !living.some(player => player.alignment !== 'town' && endsGame(player.alignment)),
});
