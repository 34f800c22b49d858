import type { Story } from '../../../core/story.ts';
import { isAlive, living, phaseText, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { givenRole } from '../night/field.ts';
import type { Doom, Laid } from '../night/night.ts';
import { resolveDeaths } from '../night/resolve.ts';
import { carried, carriedBy } from './carried.ts';
import { carry } from './carry.ts';
import { earlierUses } from './deeds.ts';
import { stumped } from './stump.ts';
import { neededFor } from './needed.ts';
import { LYNCH } from './polls.ts';

/**
 * What follows of itself, at the start of a phase and whenever it changes by day who lives or what lies on whom:
 * stumps, and deaths of those for whom no vote is needed any more. mafia/role/tree-stump?1, mafia/role/hated#2, ?1, ?2
 */
export function level(terms: Terms, story: Story): void {
  for (let dooms = next(terms, story.play); dooms.length > 0; dooms = next(terms, story.play)) {
    carry(terms, story, resolveDeaths(terms, story.play, earlierUses(story.play), dooms));
  }
  for (const laid of stumps(terms, story.play)) lend(story, laid);
  strike(story);
}

const next = (terms: Terms, play: Play): readonly Doom[] => [
  ...stumps(terms, play).filter(({ granted }) => !granted).map(laid => ({ seat: laid.on, by: [], cause: causeOf(laid) })),
  ...(play.phase.name === 'day' ? living(play).flatMap(seat => voteless(terms, play, seat)) : []),
];

/** The death of somebody for whom no vote is needed, by the first trait that asks for fewer. */
function voteless(terms: Terms, play: Play, seat: Seat): readonly Doom[] {
  if (neededFor(terms, play, seat) > 0) return [];
  const by = carriedBy(terms, play, seat).find(({ kind }) => (kind.votes ?? 0) < 0);
  return by === undefined ? [] : [{ seat, by: [], cause: causeOf(by) }];
}

/** A death is put down to the base role whose trait it is. */
const causeOf = ({ power }: Laid): string => givenRole(power.role).id;

/** The living who count as dead from now on. */
const stumps = (terms: Terms, play: Play) => carried(terms, play).filter(({ kind, on }) => kind.state === 'stump' && isAlive(play, on));

/** Those who count as dead before the game starts. mafia/role/tree-stump#1, ?1 */
export function withStumps(terms: Terms, play: Play): Play {
  const gone = stumps(terms, play).map(({ on }) => on);
  const seats = Object.entries(play.seats).map(([seat, facts]) => [seat, gone.includes(seat) ? { ...facts, alive: false } : facts] as const);
  return gone.length === 0 ? play : { ...play, seats: Object.fromEntries(seats) };
}

/** Granted, it ends with the Day, and nothing follows from it. mafia/role/er#3 */
function lend(story: Story, laid: Laid): void {
  const seat = laid.on;
  if (!isAlive(story.play, seat)) return;
  const phase = phaseText(story.play.phase);
  story.add({ type: 'Died', seat, cause: causeOf(laid) }, ...stumped(seat, phase, phase));
}

/** Votes for who is no more are gone. mafia/general/day-resolution#3 */
function strike(story: Story): void {
  const { play } = story;
  const gone = (play.polls[LYNCH]?.ballots ?? []).filter(({ choice }) => play.seats[choice]?.alive === false);
  story.add(...gone.map(({ seat }) => ({ type: 'Unvoted' as const, poll: LYNCH, seat })));
}
