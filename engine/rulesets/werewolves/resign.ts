import { takeExtra } from './change-role.ts';
import { mode } from './fields.ts';
import type { Ability } from './role.ts';

/** Who is elected may lay the office down: it ends with the phase. Nothing obstructs it. werewolves/rule/elections#4 */
export const resign: Ability = {
  id: 'resign', when: 'end', phase: 'any', visits: false, redirects: false, isWhisper: true,
  form: () => ({ mode: mode(['resign']) }),
  act: ({ scene, user, role }) => takeExtra(scene, user, role.id),
};
