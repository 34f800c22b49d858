import type { Seat } from '../../../core/state.ts';
import { giveExtra } from '../change-role.ts';
import { unfold } from '../moment.ts';
import { offices } from '../office-names.ts';
import type { Scene } from '../scene.ts';
import { announceTotals } from './totals.ts';
import { publicWeight, tally } from '../votes.ts';

/** A trait of who cannot take office on a day: it says until when. werewolves/rule/elections#5 */
export const DISQUALIFIED = 'disqualified';

/** An election whose poll is closed: the office, and who has won it; absent: nobody. */
export interface Elected {
  readonly office: string;
  readonly winner?: Seat;
  readonly voters: readonly Seat[];
}

/** The election poll closes and its winner is fixed, before anybody dies of a lynch. werewolves/rule/day-order#4 */
export function closeElection(scene: Scene): Elected | undefined {
  const office = Object.keys(scene.play.polls).find(id => offices.includes(id));
  if (office === undefined) return undefined;
  const poll = scene.play.polls[office];
  const count = tally(poll, seat => publicWeight(scene, seat));
  const { top } = count;
  announceTotals(scene, office, count);
  const [winner, another] = top;
  if (winner === undefined || another !== undefined) return { office, voters: [] };
  return { office, winner, voters: poll!.ballots.filter(({ choice }) => choice === winner).map(({ seat }) => seat) };
}

/** The winner takes office, if alive and not disqualified. werewolves/rule/day-order#6, #8 */
export function holdElection(scene: Scene, { office, winner, voters }: Elected): void {
  if (winner === undefined || !scene.isAlive(winner) || scene.has(DISQUALIFIED, winner)) {
    scene.announce({ kind: 'notice', key: 'election.nobody', about: [] });
    return;
  }
  const role = scene.roles.byId(office);
  scene.announce({ kind: 'notice', key: 'election.won', about: [winner], result: { word: role.name } });
  const leaves = scene.powersOf(winner).some(power => scene.of(power).elected?.(scene, power, winner, office, voters) === true);
  if (!leaves) giveExtra(scene, winner, office);
  unfold(scene);
}
