import { addLynch } from '../day/open.ts';
import { mode, words } from '../fields.ts';
import { option } from '../options.ts';
import { resign } from '../resign.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** More players live than the threshold says. werewolves/elected/mayor#3, #4 */
const isLarge = (scene: Scene): boolean => scene.living.length > Number(option(scene.terms, 'mayorThreshold'));

export const mayor: Role = {
  id: 'mayor',
  name: 'Mayor',
  team: 'unaligned',
  category: 'elected',
  covers: idsOf('werewolves/elected/mayor', 8, 2),
  card: ['mayor'],
  hasExtraVote: scene => !isLarge(scene),
  abilities: [{
    id: 'lynch', when: 'now', phase: 'night', visits: false,
    isOpen: isLarge,
    form: () => ({ mode: mode(['second lynch']) }),
    act: ({ scene }) => addLynch(scene),
  }, {
    id: 'say', when: 'now', phase: 'any', perPhase: 99, visits: false, redirects: false, isWhisper: true,
    form: () => ({ text: words(400) }),
    act: ({ scene, user, answer }) => scene.announce({ kind: 'notice', key: 'mayor.says', about: [user], args: { text: answer['text']![0]! } }),
  }, resign],
};
