import type { Group } from '../group.ts';

export const fluteChannel: Group = {
  slug: 'flute-channel',
  name: 'Flute',
  side: 'flute',
  covers: [],
};
