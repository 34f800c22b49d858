import { alignment } from '../alignment.ts';

/** mafia/alignment/mafia: everybody else dead, or nothing can prevent that any more. */
export const mafia = alignment({
  id: 'mafia',
  name: 'Mafia',
  covers: ['mafia/alignment/mafia#1', 'mafia/alignment/mafia?1', 'mafia/alignment/mafia?2'],
  win: 'game-ending',
  deadWin: true,
  met: ({ living, unstoppable }) =>
    living.some(player => player.alignment === 'mafia') &&
    (living.every(player => player.alignment === 'mafia') || unstoppable('mafia')),
});
