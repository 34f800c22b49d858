import { alignment } from '../alignment.ts';

/** mafia/alignment/werewolf: everybody else dead, or nothing can prevent that any more. */
export const werewolf = alignment({
  id: 'werewolf',
  name: 'Werewolf',
  covers: ['mafia/alignment/werewolf#1'],
  win: 'game-ending',
  deadWin: true,
  met: ({ living, unstoppable }) =>
    living.some(player => player.alignment === 'werewolf') &&
    (living.every(player => player.alignment === 'werewolf') || unstoppable('werewolf')),
});
