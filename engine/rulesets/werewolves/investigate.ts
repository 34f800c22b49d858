import type { Fact } from '../../core/messages.ts';
import type { Seat } from '../../core/state.ts';
import { onePlayer, others } from './fields.ts';
import { investigatedRole } from './looks.ts';
import type { Ability, AffectedBy, Role, Use } from './role.ts';
import { answer } from './tell.ts';

/** An investigation of one player by night, answered at once. `tells`: what of the role that is seen. */
export const investigation = (affected: AffectedBy, tells: (role: Role, use: Use, seat: Seat) => Fact, more: Partial<Ability> = {}): Ability => ({
  id: 'look', when: 'now', phase: 'night', narrated: 'investigated',
  form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
  on: (use, target, chosen) => answer(use, [chosen], tells(investigatedRole(use.scene, use.user, target, affected, use.role.id), use, target)),
  ...more,
});

/** The role's name. */
export const itsName = (role: Role): Fact => ({ word: role.name });
