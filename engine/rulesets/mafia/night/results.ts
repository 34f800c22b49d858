import type { Fact } from '../../../core/messages.ts';
import type { Seat } from '../../../core/state.ts';
import { because, type Learned, type Night, type Part, type Step, type Use } from './night.ts';
import { inOrder } from './order.ts';

/** mafia/role/cop#4, ?3 */
export const NO_RESULT = 'No Result';

/** mafia/general/resolution-order#11: all results from what is fixed by now, before anybody dies or changes. */
export const results: Step = {
  name: 'results',
  rule: 'mafia/general/resolution-order#11',
  run: night => { night.learned.push(...learn(night, false)); },
};

interface Asked {
  readonly use: Use;
  readonly part: Part;
}

/** What the investigators learned; those that need the deaths of the night are asked after them. mafia/general/resolution-order#13 */
export function learn(night: Night, isLate: boolean): Learned[] {
  const all = night.uses.flatMap(use => use.parts.filter(part => part.power.role.learns && (part.power.role.learnsLate === true) === isLate).map(part => ({ use, part })));
  const reactive = all.filter(({ use }) => use.way === 'reactive');
  return [...all.filter(({ use }) => use.way !== 'reactive').flatMap(asked => learnedBy(night, asked)), ...anonymous(night, reactive)];
}

function learnedBy(night: Night, { use, part }: Asked): Learned[] {
  if (!part.works) {
    because(night, results, results.rule, 'trace.no-result', { user: [use.by] }, { role: part.power.role.name });
    return [{ use, part, about: use.chosen, fact: { word: NO_RESULT } }];
  }
  return findings(use, part).flatMap(({ on, about }) => {
    const fact = part.power.role.learns!(part, on, use, night);
    return fact === undefined ? [] : [{ use, part, about, fact }];
  });
}

/** One result for each player reached, about the player who was chosen; copies get one of their own. mafia/role/cop?2, mafia/role/hider?5 */
function findings({ chosen, targets, copies }: Use, { power: { role }, on }: Part): readonly { readonly on: readonly Seat[]; readonly about: readonly Seat[] }[] {
  if (role.chooses?.count !== 1) return [{ on, about: chosen }];
  return [
    ...targets.flatMap((seat, n) => (on.includes(seat) ? [{ on: [seat], about: [chosen[n]!] }] : [])),
    ...copies.filter(seat => on.includes(seat)).map(seat => ({ on: [seat], about: chosen })),
  ];
}

/** Results about whoever came, without names: sorted words in one message for each power. mafia/modifier/reactive?4, mafia/modifier/reactive#5 */
function anonymous(night: Night, all: readonly Asked[]): Learned[] {
  return [...grouped(all).values()].flatMap(group => {
    const facts = group.flatMap(({ use, part }) => (part.works ? part.power.role.learns!(part, part.on, use, night) ?? [] : []));
    const [first] = group;
    return facts.length === 0 ? [] : [{ ...first!, about: [], fact: merged(night, facts) }];
  });
}

const keyOf = ({ use, part }: Asked): string => `${use.held.id}/${part.power.key}`;

function grouped(all: readonly Asked[]): ReadonlyMap<string, readonly Asked[]> {
  const groups = new Map<string, readonly Asked[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Several bare facts as one that does not tell whose is whose. */
function merged(night: Night, facts: readonly Fact[]): Fact {
  if (facts.some(fact => 'seats' in fact)) return { seats: inOrder(night, facts.flatMap(fact => ('seats' in fact ? fact.seats : []))) };
  return { words: facts.flatMap(wordsOf).sort(townFirst) };
}

/** A Cop's Town before Non-Town, all else by the alphabet. */
const townFirst = (a: string, b: string): number => Number(b === 'Town') - Number(a === 'Town') || (a < b ? -1 : a > b ? 1 : 0);

const wordsOf = (fact: Fact): readonly string[] =>
  'word' in fact ? [fact.word] : 'words' in fact ? [fact.words.join(' ') || 'None'] : 'yes' in fact ? [fact.says ?? (fact.yes ? 'Yes' : 'No')] : [];
