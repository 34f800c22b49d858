import type { Group } from '../group.ts';

export const herded: Group = {
  slug: 'herded',
  name: 'Herded',
  covers: [],
  lives: () => true,
  reads: { who: scene => scene.living.filter(seat => scene.roleOf(seat).team === 'flock') },
};
