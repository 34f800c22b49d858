import catalogue from '../../../../../engine/rulesets/mafia/rules.json' with { type: 'json' };
import { grants } from '../../../../../engine/rulesets/mafia/grant.ts';
import { modifiers } from '../../../../../engine/rulesets/mafia/modifiers/index.ts';
import { roles } from '../../../../../engine/rulesets/mafia/roles/index.ts';

/** A base role or grant as the catalogue has it. */
export interface Base {
  /** Its name, and its name as a modifier of another. */
  readonly text: string;
  readonly ing: string;
  readonly active: boolean;
  readonly targets: number;
  readonly pool: string;
  readonly categories: readonly string[];
  readonly isOfDays: boolean;
  readonly isOfNights: boolean;
  /** It names an alignment. */
  readonly sides: boolean;
}

/** mafia/modifier/anti?1 */
const sided = new Set(['cop', 'alignment-cop', 'cop-of', 'framer', 'godfather', 'miller', 'sensor', 'universal-backup']);

/** They matter when votes are counted. */
const ofVotes = new Set(['lynchproof', 'loved', 'hated', 'restless-spirit']);

const filled = (name: string): string => name.replace('[Alignment]', '[Mafia]').replace('[Role]', '[Doctor]');

interface Entry {
  readonly id: string;
  readonly mode?: string | null;
  readonly targets?: number;
  readonly targetPool?: string;
  readonly categories?: readonly string[];
  readonly usableIn?: string;
  readonly appliesTo?: string;
}

const entries: readonly Entry[] = catalogue.entries;
const entryOf = (id: string): Entry | undefined => entries.find(one => one.id === `mafia/role/${id}`);

/** A variant has no entry of its own: it is like what it varies, and one of the six targets where that picks among the dead. */
const inCatalogue: readonly Base[] = roles.map(({ id, name, ing, variantOf }) => {
  const { mode, targets = 0, targetPool = 'none', categories = [], usableIn } = entryOf(id) ?? entryOf(variantOf!)!;
  const isTargeting = id === 'targeting-forensic-investigator';
  return {
    text: filled(name), ing: filled(ing), active: mode === 'active', categories, sides: sided.has(id),
    isOfDays: usableIn === 'day' || ofVotes.has(id), isOfNights: usableIn === 'night',
    targets: isTargeting ? 1 : targets, pool: isTargeting ? 'living-others' : targetPool,
  };
});

/** mafia/role/er?1: active, one target, at night. */
const granting: readonly Base[] = [...grants()].map(([id, { name, ing }]) => ({
  text: name, ing, active: true, targets: 1, pool: 'living-others', isOfDays: false, isOfNights: true,
  categories: entryOf(id)?.categories ?? ['miscellaneous'], sides: sided.has(id),
}));

export const bases: readonly Base[] = [...inCatalogue, ...granting];

/** Modifiers as they stand before a role. */
export const modifierWords: readonly { readonly word: string; readonly id: string }[] = [
  ...modifiers.filter(({ id }) => !['anti', 'ing', 'n-times', 'triggered'].includes(id)).map(({ id, name }) => ({ id, word: name.replace('[n]', id === 'night-n' ? '1' : '2') })),
  { id: 'anti', word: 'Anti-' },
  { id: 'n-times', word: 'Double' },
  ...['Lynch', 'Kill', 'Target'].map(trigger => ({ id: 'triggered', word: `${trigger}-Triggered` })),
];

const appliesTo = (id: string): string => entries.find(one => one.id === `mafia/modifier/${id}`)!.appliesTo!;

/** Whether a modifier may stand on one base role, by what the catalogue says that it applies to. */
export function mayStand(id: string, { active, targets, categories, isOfDays, isOfNights, sides }: Base): boolean {
  const what = appliesTo(id);
  if (/^(everything|base roles|a base role \(.*\)|base roles and modifiers|everything that has an effect by day or night)$/.test(what)) return true;
  if (what.startsWith('active base roles')) return active;
  if (what.startsWith('passive base roles')) return !active;
  if (what === 'base roles with a single target' || id === 'self') return targets === 1; // mafia/modifier/self?1
  if (what.startsWith('targeting')) return targets > 0;
  if (what === 'investigative base roles') return categories.includes('investigative');
  if (what === 'base roles and modifiers that refer to an alignment') return sides;
  if (what === 'base roles that have an effect at night' || what === 'everything that takes effect at night') return !isOfDays;
  if (what === 'base roles that take effect by day') return !isOfNights;
  if (what === 'faction memberships' || what.startsWith('composed expressions')) return false;
  throw new Error(`nobody has said where "${id}" fits: ${what}`);
}

/** Whether one base role may ride on another. mafia/modifier/ing, ?3, ?5 */
export const mayRide = (rider: Base, on: Base): boolean =>
  rider.active === on.active && (rider.pool === 'none' || (rider.pool === on.pool && rider.targets <= on.targets));
