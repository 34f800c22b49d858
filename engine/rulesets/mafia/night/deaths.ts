import { draw } from '../../../core/pins.ts';
import { isAlive, living, type Play, type Seat } from '../../../core/state.ts';
import { tiesIn, type Tie } from '../tie.ts';
import { because, type Doom, type Night, type Step } from './night.ts';

/** mafia/general/resolution-order#12: all die at once, then those who are tied to them, until nobody follows. */
export const die: Step = {
  name: 'die',
  rule: 'mafia/general/resolution-order#12',
  run(night) {
    const known = night.deaths.map(({ seat }) => seat);
    const fresh = merged(night.play, night.dooms.filter(({ seat }) => !known.includes(seat)));
    const linked = followers(night, [...known, ...fresh.map(({ seat }) => seat)]);
    for (const { seat, by, cause } of linked) because(night, die, 'mafia/general/resolution-order#12', 'trace.followed', { target: [seat], others: by }, { cause });
    night.deaths.push(...fresh, ...linked);
  },
};

/** One death a player, in seat order, with everybody who brought it about; the living only. */
export function merged(play: Play, dooms: readonly Doom[]): Doom[] {
  return play.order.filter(seat => isAlive(play, seat)).flatMap(seat => {
    const own = dooms.filter(doom => doom.seat === seat);
    return own.length === 0 ? [] : [{ seat, cause: own[0]!.cause, by: [...new Set(own.flatMap(({ by }) => by))] }];
  });
}

/** Whom these deaths take along: Lovers and Mentees, and theirs in turn. mafia/role/lover#2, ?2, ?4, mafia/role/mentor#3, ?2, ?3 */
function followers(night: Night, dead: readonly Seat[]): Doom[] {
  const ties = [...tiesIn(night.play.traits).filter(tie => tie.kind === 'bond' || hasCopy(night, tie)), ...tiesOfTonight(night)];
  const gone = [...dead];
  const found: Doom[] = [];
  const next = () => ties.find(({ leader, follower }) => gone.includes(leader) && !gone.includes(follower) && isAlive(night.play, follower));
  for (let tie = next(); tie; tie = next()) {
    gone.push(tie.follower);
    found.push({ seat: tie.follower, by: [tie.leader], cause: tie.as });
  }
  return found;
}

/** Who has lost the power, or lacks it just now, is not bound by it. */
const hasCopy = ({ natives }: Night, { follower, copy }: Tie): boolean =>
  natives.some(({ on, held, power }) => on === follower && `${held.id}${power.key}` === copy);

/** Whoever is given such a power for one night is bound to somebody drawn, and not told. mafia/role/lover?3, mafia/role/er#4 */
function tiesOfTonight(night: Night): readonly Tie[] {
  return night.laid.filter(({ kind, granted }) => granted && kind.watch === 'bond').flatMap(({ on, use, power }, n): Tie[] => {
    const leader = drawOther(night, on, `lover/${night.phase}/${on}/${n}`);
    return leader === undefined ? [] : [{ leader, follower: on, as: power.role.id, copy: use!.id, kind: 'named' }];
  });
}

function drawOther(night: Night, seat: Seat, sub: string): Seat | undefined {
  const options = living(night.play).filter(other => other !== seat);
  const known = night.draws.get(sub);
  if (known !== undefined || options.length === 0) return known;
  const drawn = draw(night.terms, night.play, 'lover-target', sub, options, night.drawn.filter(key => key === 'lover-target').length);
  night.draws.set(sub, drawn);
  if (options.length > 1) night.drawn.push('lover-target');
  return drawn;
}
