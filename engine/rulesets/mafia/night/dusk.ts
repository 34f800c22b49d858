import { lazily } from '../../../core/lazily.ts';
import { phaseText, type Play, type Terms } from '../../../core/state.ts';
import { roleReader } from '../reading.ts';
import { nothingBarred } from './barriers.ts';
import { tieList } from './choices.ts';
import { fieldOf } from './field.ts';
import type { Night } from './night.ts';
import { undecided } from './supposed.ts';
import { World } from './world.ts';

type Kind = Pick<Night, 'byDay' | 'ends' | 'earlier'>;

export const wholeNight: Kind = { byDay: false, ends: true, earlier: [] };

/** A phase of which nothing is worked out yet. */
export function dusk(terms: Terms, play: Play, kind: Kind): Night {
  const phase = phaseText(play.phase);
  const night: Omit<Night, 'world'> = {
    terms, play, phase, ...kind,
    tie: lazily(() => tieList(terms.seed, phase, play.order)),
    uses: [], late: [], natives: [], visits: [], laid: [], attempts: [], dooms: [], deaths: [], learned: [], changes: [], lasting: [], spent: [], saves: [], drawn: [], draws: new Map<string, string>(), trace: [],
    roles: roleReader(terms, play, () => whole),
    barred: nothingBarred,
  };
  const whole: Night = { ...night, world: new World(fieldOf(night), undecided) };
  return whole;
}
