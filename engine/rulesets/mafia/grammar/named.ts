import { role, riding, together, under } from './build.ts';
import { idsOf, type Counts } from '../rule-ids.ts';
import type { Expr } from './expression.ts';

/** A composed expression with a name of its own; it acts as if it stood in brackets. mafia/grammar/composition?4 */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly of: Expr;
  /** The alignment that comes with it. */
  readonly alignment?: string;
  /** True if its name may be followed by a label. mafia/grammar/alignment-words#6 */
  readonly labelled?: true;
  /** Rule ids of the catalogue that it carries out. */
  readonly covers: readonly string[];
}

/** A name that is followed by powers in brackets, each of them 1-shot. */
export interface Pattern {
  readonly id: string;
  readonly name: string;
  readonly random: boolean;
  readonly covers: readonly string[];
}

const covers = (id: string, counts: Counts): readonly string[] => idsOf(`mafia/named/${id}`, counts);

const dayVigilante = under({ id: 'day' }, role('vigilante'));

/** mafia/named/* */
export const compositions: readonly Named[] = [
  { id: 'deathproof', name: 'Deathproof', of: together([role('lynchproof'), role('bulletproof')]), covers: covers('deathproof', { rules: 1 }) },
  { id: 'deputy', name: 'Deputy', of: under({ id: 'backup' }, role('cop')), covers: covers('deputy', { rules: 1, decisions: 1 }) },
  {
    id: 'desperado',
    name: 'Desperado',
    covers: covers('desperado', { rules: 3, decisions: 1 }),
    of: under(
      { id: 'n-shot', n: 1 },
      under({ id: 'loyal', on: [{ id: 'anti' }] }, under({ id: 'weak', on: [{ id: 'anti' }] }, under({ id: 'public' }, dayVigilante))),
    ),
  },
  { id: 'executioner', name: 'Executioner', of: under({ id: 'permission-seeking' }, dayVigilante), covers: covers('executioner', { rules: 1, decisions: 1 }) },
  { id: 'governor', name: 'Governor', of: under({ id: 'day' }, { kind: 'er', id: 'lynchproof' }), covers: covers('governor', { rules: 2, variants: 1, decisions: 2 }) },
  { id: 'jailkeeper', name: 'Jailkeeper', of: riding(role('roleblocker'), role('doctor')), covers: covers('jailkeeper', { rules: 1 }) },
  { id: 'poisoner', name: 'Poisoner', of: under({ id: 'strongman' }, under({ id: 'delayed' }, role('vigilante'))), covers: covers('poisoner', { rules: 1, decisions: 1 }) },
  { id: 'seraph-knight', name: 'Seraph Knight', of: under({ id: 'permanent' }, under({ id: 'n-shot', n: 1 }, role('doctor'))), covers: covers('seraph-knight', { rules: 2 }) },
  { id: 'serial-killer', name: 'Serial Killer', of: role('vigilante'), alignment: 'chaos', covers: covers('serial-killer', { rules: 1 }) },
  { id: 'switch', name: 'Switch', of: under({ id: 'active' }, role('enabler')), labelled: true, covers: covers('switch', { rules: 2, decisions: 1 }) },
];

/** mafia/named/jack-of-all-trades, mafia/named/multiple-user-personality */
export const patterns: readonly Pattern[] = [
  { id: 'jack-of-all-trades', name: 'Jack of all Trades', random: false, covers: covers('jack-of-all-trades', { rules: 2, decisions: 2 }) },
  { id: 'multiple-user-personality', name: 'Multiple User Personality', random: true, covers: covers('multiple-user-personality', { rules: 2, decisions: 1 }) },
];

export const named: readonly Pick<Named, 'id' | 'name' | 'covers'>[] = [...compositions, ...patterns];

/** The set of a pattern: Secret, perhaps Random, and each power 1-shot. */
export function patternOf({ random }: Pattern, powers: readonly Expr[]): Expr {
  const set: Expr = { kind: 'slash', of: powers.map(power => under({ id: 'n-shot', n: 1 }, power)) };
  return under({ id: 'secret' }, random ? under({ id: 'random' }, set) : set);
}
