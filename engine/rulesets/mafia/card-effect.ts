import type { Json } from '../../core/json.ts';
import { modifierById } from './catalogue.ts';
import { printRole } from './grammar/print.ts';
import { alignmentWord, modName } from './grammar/words.ts';
import { roleFrom } from './lookup.ts';
import type { Power } from './power.ts';

/** What a power does where it lands, in words about whoever that is. */
export function effectOf({ role, of, way, time }: Power): { readonly [name: string]: Json } {
  const person = way === 'reactive' ? 'each' : way === 'chosen' && role.chooses ? (role.chooses.count === 2 ? 'two' : 'that') : 'you';
  return {
    key: role.grants ? ('role' in role.grants ? 'card.effect.gives-role' : 'card.effect.gives-modifier') : `card.effect.${role.card}`, ...landing(person, time),
    ...(of === undefined ? {} : { of: ofName(of) }),
    ...(role.grants ? { given: givenName(role.grants), effect: givenEffect(role.grants, person, time) } : {}),
  };
}

/** On whom it lands, and when that shows: by day everything is carried out at once. */
const landing = (person: string, time: Power['time']): { readonly [name: string]: Json } =>
  ({ person, phase: time === 'day' ? 'day' : 'night', then: { key: `card.then.${time === 'day' ? 'day' : 'night'}` } });

/** What the granted part does to its holder of one night. */
const givenEffect = (grants: NonNullable<Power['role']['grants']>, person: string, time: Power['time']): { readonly [name: string]: Json } =>
  ('role' in grants ? { key: `card.effect.${grants.role}`, ...landing(person, time) } : { key: `card.mod.${grants.modifier}`, ...counted(1), times: 1 });

const ofName = (of: string): string => (/^(town|mafia|chaos|mime|survivor|werewolf)$/.test(of) ? alignmentWord(of) : printRole(roleFrom(of.replaceAll('-', ' '))));

const givenName = (grants: NonNullable<Power['role']['grants']>): string =>
  ('role' in grants ? printRole(roleFrom(grants.role.replaceAll('-', ' '))) : modName({ id: modifierById(grants.modifier).id }));

/** A number, also in words. */
export const counted = (n: number): { readonly [name: string]: Json } => ({ n, often: n === 1 ? { key: 'card.often.once' } : { key: 'card.often.times', n } });
