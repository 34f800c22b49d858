import type { Group } from '../group.ts';
import { joinTheDead } from '../the-dead.ts';

/** They read what is public and write among themselves. werewolves/rule/channels#3, #5 */
export const theDead: Group = {
  slug: 'the-dead',
  name: 'The dead',
  covers: ['werewolves/rule/channels#3', 'werewolves/rule/channels#5'],
  lives: () => true,
  mourns(scene, deaths) {
    for (const { seat } of deaths) joinTheDead(scene, seat);
  },
};
