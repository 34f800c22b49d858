import { chance } from '../../../core/chance.ts';
import type { Choice } from '../../../core/state.ts';
import type { Side } from '../character.ts';
import type { Role } from '../role.ts';
import type { DealChoices } from './choices.ts';

/** The sides that a traveller can have. */
export const sideOptions: readonly Choice[] = [{ value: 'good', says: 'good' }, { value: 'evil', says: 'evil' }];

/** How likely it is that a traveller is good, where nobody decides. clocktower/rule/travellers: traveller-alignment */
export const goodShare = 2 / 3;

/** Travellers whose side was not said get one. clocktower/rule/travellers#3 */
export const sided = (choices: DealChoices, roles: readonly Role[], names: readonly string[]): readonly Role[] =>
  roles.map((role, at) => {
    if (!role.isUnsided) return role;
    const { isUnsided: _, ...rest } = role;
    const fallback = (): Side => (chance(choices.terms.seed, `traveller-alignment/${names[at]!}`) < goodShare ? 'good' : 'evil');
    return { ...rest, side: choices.choose('traveller-alignment', sideOptions, fallback) as Side };
  });
