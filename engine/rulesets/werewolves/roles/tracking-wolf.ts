import { investigation } from '../investigate.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

/** How dangerous a role is to the pack. werewolves/role/tracking-wolf#3 to #8 */
function threat({ team, category }: Role): string {
  if (team === 'unaligned') return 'not a threat';
  if (team === 'werewolf') return category === 'killing' ? 'slight threat' : 'not a threat';
  if (category === 'investigative' || category === 'killing') return 'major threat';
  return category === 'power' || category === 'recruitment' || category === 'group' ? 'significant threat' : 'slight threat';
}

export const trackingWolf: Role = {
  id: 'tracking-wolf',
  name: 'Tracking Wolf',
  team: 'werewolf',
  category: 'investigative',
  strength: 3,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/tracking-wolf', 12, 1),
  card: ['tracking-wolf'],
  abilities: [investigation({ strong: true }, role => ({ word: threat(role) }))],
};
