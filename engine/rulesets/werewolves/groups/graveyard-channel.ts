import type { Group } from '../group.ts';

export const graveyardChannel: Group = {
  slug: 'graveyard-channel',
  name: 'Graveyard',
  side: 'graveyard',
  covers: [],
};
