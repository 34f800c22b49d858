import type { GameEvent } from '../../../core/events.ts';
import { fieldsOf } from '../../../core/json.ts';
import type { Story } from '../../../core/story.ts';
import { phaseText, type Play, type Seat, type Terms, type Trait } from '../../../core/state.ts';
import { readStanding } from '../night/standing.ts';
import { isAtOrAfter } from '../phases.ts';
import { AWAITED, DOOMED, DOUSED, STANDING } from '../waiting.ts';

/** What ends with a death: what waited for the dead player, and what goes on only while its user lives. mafia/modifier/delayed?3, mafia/modifier/permanent#1 */
export function lapse(terms: Terms, story: Story, seat: Seat): void {
  for (const trait of story.play.traits) {
    if (trait.holder === seat && isWaiting(terms, story.play, trait)) story.add(lifted(trait));
    else if (trait.by === seat && lasts(trait)) story.add(lifted(trait), ...stillToCome(terms, story.play, trait));
  }
}

const lifted = ({ trait, holder, by, args }: Trait): GameEvent =>
  ({ type: 'TraitLifted', trait, holder, ...(by === undefined ? {} : { by }), ...(args === undefined ? {} : { args }) });

function isWaiting(terms: Terms, play: Play, { trait, args }: Trait): boolean {
  switch (trait) {
    case DOOMED:
    case DOUSED: return true; // mafia/role/arsonist?2
    case STANDING: return isAhead(terms, play, readStanding(args)?.from);
    case AWAITED: {
      const { type } = fieldsOf(fieldsOf(args)['change']);
      return type !== undefined && type !== 'revive'; // a revival is for the dead
    }
    default: return false;
  }
}

const isAhead = (terms: Terms, { phase }: Play, from: string | undefined): boolean =>
  from !== undefined && from !== phaseText(phase) && isAtOrAfter(terms, phase, from);

function lasts({ trait, args }: Trait): boolean {
  const standing = trait === STANDING ? readStanding(args) : undefined;
  return standing !== undefined && (standing.from === undefined || standing.lasts === true);
}

/** A Delayed effect comes all the same, once. */
function stillToCome(terms: Terms, play: Play, trait: Trait): readonly GameEvent[] {
  const { lasts: _, from, ...rest } = fieldsOf(trait.args);
  return typeof from === 'string' && isAhead(terms, play, from) ? [{ type: 'TraitLaid', trait: { ...trait, args: { ...rest, from }, until: from } }] : [];
}
