import type { GameEvent } from '../../core/events.ts';
import type { Fact, Message } from '../../core/messages.ts';
import { phaseText, type Phase, type Play, type Seat, type Terms } from '../../core/state.ts';
import { modifierById } from './catalogue.ts';
import { enabledBy, enablersIn } from './enablers.ts';
import { printPowerName, printRole, speltWord } from './grammar/print.ts';
import { holdings } from './holding.ts';
import { roleOf } from './lookup.ts';
import { factionOf, membershipsOf, namedMembers } from './memberships.ts';
import { coversOf } from './night/cover.ts';
import type { Learned } from './night/night.ts';
import { partsOf } from './night/use.ts';
import type { Power } from './power.ts';
import { ownerSees, ownExpr } from './own.ts';

export const said = (message: Message): GameEvent => ({ type: 'Said', message });

/**
 * What each player is told at the deal: the own role as far as the player may know it, the other members of each faction that know each other, and where the setup
 * departs from what is usual for a base role. mafia/faction/mafia?1, mafia/role/gunsmith#4
 */
export const tellRole = (terms: Terms, play: Play, seat: Seat): GameEvent[] => {
  const phase = phaseText(play.phase);
  return [
    said({ to: seat, phase, kind: 'role', key: 'role.dealt', result: { word: printRole(ownerSees(roleOf(play, seat))) }, about: [] }),
    ...membershipsOf(ownerSees(roleOf(play, seat))).flatMap(({ slug, faction }) => {
      const mates = namedMembers(play, slug).filter(other => other !== seat);
      return mates.length === 0 || !faction.isKnown ? [] : [said({ to: seat, phase, kind: 'notice' as const, key: 'role.mates', about: mates, args: { faction: factionOf(slug).name } })];
    }),
    ...enables(play, seat).map(words => said({ to: seat, phase, kind: 'notice', key: 'role.enables', result: { words } })),
    ...departures(terms, powersHeld(play, seat)).map(key => said({ to: seat, phase, kind: 'notice', key })),
  ];
};

/** mafia/role/enabler#4 */
const enables = (play: Play, seat: Seat): readonly (readonly string[])[] =>
  [...new Set(enablersIn(play).filter(({ holding }) => holding.holder === seat && !holding.power.layers.some(({ id }) => id === 'hidden')).map(({ label }) => label))]
    .map(label => enabledBy(play, label)).filter(words => words.length > 0);

/** Keys of what holders of these powers are told, where the setup departs from what is usual. mafia/role/gunsmith#4 */
export const departures = (terms: Terms, powers: readonly Power[]): readonly string[] =>
  [...new Set(powers.flatMap(partsOf).flatMap(({ power: { role } }) => role.told?.(terms) ?? []))];

const powersHeld = (play: Play, seat: Seat): readonly Power[] => holdings(play, seat).map(({ power }) => power);

/** The ability of a result, as a record names it: the base role, `random` where it must not tell. mafia/modifier/random#3 */
export const abilityOf = ({ use, part }: Pick<Learned, 'use' | 'part'>): string =>
  use.drawn ? 'random' : (part.power.role.variantOf ?? part.power.role.id).replaceAll('-', ' ');

/** What an ability learned, about the player whom its user chose; one that its holder does not know of is not named. mafia/role/cop?2, mafia/modifier/hidden?2 */
export function resultMessage(to: Seat, learned: Learned): Omit<Message, 'phase'> {
  const { use, part, about, fact } = learned;
  const result = { to, kind: 'result' as const, about, result: spelt(fact) };
  if (coversOf(use, part).some(({ layer }) => modifierById(layer.id).results === 'unnamed')) return { ...result, key: `${resultKey(fact)}.unnamed` };
  return {
    ...result, key: about.length === 0 ? `${resultKey(fact)}.alone` : resultKey(fact), ability: abilityOf(learned),
    args: { role: use.drawn ? 'Random' : printPowerName(ownExpr(part.power.expr)) },
  };
}

/** mafia/general/named-compositions?1 */
function spelt(fact: Fact): Fact {
  const says = 'words' in fact ? fact.words.map(speltWord) : [];
  return 'words' in fact && says.some((word, n) => word !== fact.words[n]) ? { ...fact, says } : fact;
}

const resultKey = (fact: Fact): string =>
  'seats' in fact && fact.seats.length === 0 ? 'result.nobody' : 'words' in fact && fact.words.length === 0 ? 'result.none' : 'result.word';

export const tellPhase = (phase: Phase): GameEvent =>
  said({ to: 'table', phase: phaseText(phase), kind: 'phase', key: `phase.${phase.name}`, args: { number: phase.number } });

/** mafia/role/beloved#1 */
export const tellSkipped = (phase: Phase, skipped: Phase): GameEvent =>
  said({ to: 'table', phase: phaseText(phase), kind: 'notice', key: `skipped.${skipped.name}`, args: { number: skipped.number } });

export const tellQuiet = (phase: Phase): GameEvent =>
  said({ to: 'table', phase: phaseText(phase), kind: 'notice', key: 'dawn.quiet' });

/** How a day's vote ended. `seat` is absent where nobody was lynched. */
export const tellVerdict = (phase: Phase, seat: Seat | undefined, votes: number, why: 'majority' | 'deadline' | 'spared'): GameEvent =>
  said({
    to: 'table', phase: phaseText(phase), kind: 'vote', key: `verdict.${seat === undefined ? 'nobody' : 'lynch'}.${why}`,
    about: seat === undefined ? [] : [seat], args: { votes },
  });

export const tellWin = (phase: Phase, winners: readonly Seat[], sides: readonly string[]): GameEvent =>
  said({
    to: 'table', phase: phaseText(phase), kind: 'win', key: winners.length === 0 ? 'win.nobody' : 'win.side',
    about: winners, ...(sides.length === 0 ? {} : { result: { words: sides } }),
  });

