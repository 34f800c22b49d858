import { isAlive, type HeldPower, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { isAsleep } from '../asleep.ts';
import { roleById } from '../catalogue.ts';
import { isThere, holdingsOf } from '../holding.ts';
import { printExpr, printParts } from '../grammar/print.ts';
import { powersOf, roleFrom, roleOf, together } from '../lookup.ts';
import { activeMembers, membershipsOf } from '../memberships.ts';
import { layerOf } from '../power.ts';
import { tiesIn, tieTrait } from '../tie.ts';
import { tellDepartures, tellRoleNow, type Dawn, type NightDawn } from './dawn.ts';
import { askHeir, pendingOf, type Estate } from './heirs.ts';
import { binding, tellName } from './name.ts';
import { greet, joined } from './newcomer.ts';
import { without } from './prune.ts';
import { ownPowers, reshape } from './reshape.ts';

/** Whoever inherits takes the role of the first to die who is not Vanilla and of the right side; of several, one by choice. mafia/role/universal-backup#1, #4 */
export function inherit(dawn: NightDawn): void {
  const { night, story, terms } = dawn;
  const dead = night.tie().filter(seat => night.deaths.some(death => death.seat === seat));
  for (const { on: heir, power } of night.laid.filter(({ kind }) => kind.watch === 'inherit')) {
    if (!isAlive(story.play, heir) || pendingOf(story.play, heir)) continue;
    const estates = dead.filter(seat => isSameSide(dawn, heir, seat) !== power.anti).map(seat => estateOf(terms, story.play, seat)).filter(({ parts }) => parts.length > 0);
    const [first, second] = estates;
    if (first && second && !layerOf(power, 'hidden')) askHeir(dawn, heir, power, estates);
    else if (first) takeOver(dawn, heir, first);
  }
}

/** By how the dead player's alignment looks, and the living one's own as it is. mafia/role/universal-backup?1, mafia/general/perceived-alignment#3 */
export const isSameSide = ({ night: { world } }: NightDawn, heir: Seat, dead: Seat): boolean => world.seen(dead) === world.real(heir);

const estateOf = (terms: Terms, play: Play, seat: Seat): Estate =>
  ({ seat, parts: ownPowers(play, seat).filter(held => holdingsOf(held, seat).some(holding => isThere(terms, play, holding, play.phase, 'reader'))).map(({ id }) => id) });

/** Everything that the dead player had is added, and what let the heir inherit is lost. mafia/role/universal-backup#2, #3 */
export function takeOver(dawn: Dawn, heir: Seat, { seat, parts }: Estate): void {
  const { story, terms, since, told } = dawn;
  const { play } = story;
  const before = membershipsOf(roleOf(play, heir)).map(({ slug }) => slug);
  const taken = parts.flatMap(id => play.powers[id] ?? []);
  const spent = ownPowers(play, heir).filter(isHeirs);
  const rests = spent.flatMap(restOf);
  const { events, gained } = reshape(play, heir, {
    gains: [...rests.map(power => ({ power })), ...taken],
    loses: spent.map(({ id }) => id),
    members: joined(roleOf(play, heir).members, activeMembers(terms, play, seat)),
  }, since);
  story.add(...events);
  story.why({ phase: told, step: 'changes', rule: 'mafia/role/universal-backup#2', key: 'trace.inherited', seats: { user: [heir], others: [seat] }, args: { role: printParts(taken.flatMap(({ power }) => roleFrom(power).parts)) } });
  tellRoleNow(dawn, heir);
  tellDepartures(dawn, heir, taken);
  greet(dawn, heir, before);
  inheritNames(dawn, heir, taken, gained.slice(rests.length));
}

const inherits = (role: string): boolean => roleById(role).trait?.watch === 'inherit';

const isHeirs = ({ power }: HeldPower): boolean => powersOf(power).some(one => one.role.trait?.watch === 'inherit' && !isAsleep(one));

/** What is left of a held power without the base role that inherits. */
function restOf({ power }: HeldPower): readonly string[] {
  const rest = without(together(roleFrom(power).parts), inherits);
  return rest === undefined ? [] : [printExpr(rest)];
}

/** Whoever was named to the dead player is named to the heir. mafia/role/universal-backup?6 */
function inheritNames(dawn: Dawn, heir: Seat, taken: readonly HeldPower[], gained: readonly HeldPower[]): void {
  const { story } = dawn;
  const ties = tiesIn(story.play.traits).filter(({ kind }) => kind === 'named');
  for (const [n, held] of taken.entries()) {
    for (const power of binding(held)) {
      const tie = ties.find(({ copy }) => copy === `${held.id}${power.key}`);
      if (!tie) continue;
      story.add({ type: 'TraitLaid', trait: tieTrait({ ...tie, follower: heir, copy: `${gained[n]!.id}${power.key}` }) });
      if (!layerOf(power, 'hidden')) tellName(dawn, heir, tie.leader);
    }
  }
}
