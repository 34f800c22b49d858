import { isAlive, type Seat } from '../../../core/state.ts';
import type { Change } from '../night/night.ts';
import { tiesIn, tieTrait } from '../tie.ts';
import { NEIGHBOURS } from '../waiting.ts';
import { tell, type Dawn } from './dawn.ts';
import { nightAfter } from './next-night.ts';

/** One at a time for each copy of the power, and both must live. mafia/role/mentor#1, #4, #5, ?4 */
export function bond(dawn: Dawn, { seat, by, held, as }: Extract<Change, { type: 'bond' }>): void {
  const { play } = dawn.story;
  const isTaken = tiesIn(play.traits).some(({ copy, follower }) => copy === held && isAlive(play, follower));
  if (seat === by || isTaken || !isAlive(play, seat) || !isAlive(play, by)) return;
  dawn.story.add({ type: 'TraitLaid', trait: tieTrait({ leader: by, follower: seat, as, copy: held, kind: 'bond' }) });
  tell(dawn, { to: by, kind: 'notice', key: 'tie.leads', about: [seat] });
  tell(dawn, { to: seat, kind: 'notice', key: 'tie.follows', about: [by] });
}

/** The two may talk in the following night, and in no other. mafia/role/neighborizer#2, ?1 */
export function pair(dawn: Dawn, [by, seat]: readonly [Seat, Seat]): void {
  if (by === seat) return;
  dawn.story.add({ type: 'TraitLaid', trait: { trait: NEIGHBOURS, holder: seat, by, until: nightAfter(dawn) } });
}
