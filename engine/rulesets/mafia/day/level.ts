import type { Story } from '../../../core/story.ts';
import { isAlive, living, phaseText, type Play, type Seat, type Terms } from '../../../core/state.ts';
import type { Doom } from '../night/night.ts';
import { resolveDeaths } from '../night/resolve.ts';
import { carried } from './carried.ts';
import { carry } from './carry.ts';
import { earlierUses } from './deeds.ts';
import { STUMP, stumped } from './stump.ts';
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
  for (const { on } of stumps(terms, story.play)) lend(story, on);
  strike(story);
}

const next = (terms: Terms, play: Play): readonly Doom[] => [
  ...stumps(terms, play).filter(({ granted }) => !granted).map(({ on }) => ({ seat: on, by: [], cause: STUMP })),
  ...(play.phase.name === 'day' ? living(play).filter(seat => neededFor(terms, play, seat) <= 0) : []).map(seat => ({ seat, by: [], cause: 'hated' })),
];

/** The living who count as dead from now on. */
const stumps = (terms: Terms, play: Play) => carried(terms, play).filter(({ kind, on }) => kind.state === 'stump' && isAlive(play, on));

/** Those who count as dead before the game starts. mafia/role/tree-stump#1, ?1 */
export function withStumps(terms: Terms, play: Play): Play {
  const gone = stumps(terms, play).map(({ on }) => on);
  const seats = Object.entries(play.seats).map(([seat, facts]) => [seat, gone.includes(seat) ? { ...facts, alive: false } : facts] as const);
  return gone.length === 0 ? play : { ...play, seats: Object.fromEntries(seats) };
}

/** Granted, it ends with the Day, and nothing follows from it. mafia/role/er#3 */
function lend(story: Story, seat: Seat): void {
  if (!isAlive(story.play, seat)) return;
  const phase = phaseText(story.play.phase);
  story.add({ type: 'Died', seat, cause: STUMP }, ...stumped(seat, phase, phase));
}

/** Votes for who is no more are gone. mafia/general/day-resolution#3 */
function strike(story: Story): void {
  const { play } = story;
  const gone = (play.polls[LYNCH]?.ballots ?? []).filter(({ choice }) => play.seats[choice]?.alive === false);
  story.add(...gone.map(({ seat }) => ({ type: 'Unvoted' as const, poll: LYNCH, seat })));
}
