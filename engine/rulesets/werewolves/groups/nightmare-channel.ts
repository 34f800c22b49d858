import type { Group } from '../group.ts';

export const nightmareChannel: Group = {
  slug: 'nightmare-channel',
  name: 'Nightmare',
  side: 'nightmare',
  covers: [],
};
