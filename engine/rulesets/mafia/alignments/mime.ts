import { alignment } from '../alignment.ts';

/** mafia/alignment/mime: all lynched, or more than half of the living. */
export const mime = alignment({
  id: 'mime',
  name: 'Mime',
  covers: [
    'mafia/alignment/mime#1',
    'mafia/alignment/mime?1',
    'mafia/alignment/mime?2',
    'mafia/alignment/mime?3',
    'mafia/alignment/mime?4',
  ],
  win: 'game-ending',
  deadWin: true,
  met: ({ all, living }) =>
    (all.some(player => player.alignment === 'mime') && all.filter(player => player.alignment === 'mime').every(player => player.wasLynched)) || living.filter(player => player.alignment === 'mime').length * 2 > living.length,
});
