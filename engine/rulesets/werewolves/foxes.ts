import { changeRole } from './change-role.ts';
import { mode } from './fields.ts';
import type { Ability } from './role.ts';

/** In place of the day's power a fox may join the pack, once and for good. werewolves/rule/foxes#2, #3 */
export const joinPack: Ability = {
  id: 'join', when: 'now', phase: 'day', perGame: 1, instead: 'day', visits: false, redirects: false,
  form: () => ({ mode: mode(['join']) }),
  act: ({ scene, user }) => void changeRole(scene, user, scene.roles.oneThat('pack-recruit').id),
};
