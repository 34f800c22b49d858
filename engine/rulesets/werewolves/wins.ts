import type { GameEvent } from '../../core/events.ts';
import type { Seat } from '../../core/state.ts';
import { loverOf, loveSide, sideOf, type Side } from './alignment.ts';
import type { Team } from './role.ts';
import type { Attack } from './strike.ts';
import type { Scene } from './scene.ts';
import { announceLeaving } from './told-deaths.ts';
import type { Visit } from './visit.ts';

/** Who has left the game as a winner. */
export const ASCENDED = 'ascended';

/** A side that may win: its name, and whom it does not have to get rid of besides its own. One file each. */
export interface TeamRules {
  readonly id: Team;
  readonly name: string;
  readonly covers: readonly string[];
  /** True if this living player does not stand in the way. */
  spares?(scene: Scene, seat: Seat): boolean;
  /** True if something else keeps it from winning. */
  isBarred?(scene: Scene): boolean;
  /** The effects that it puts on players, by name. */
  readonly effects?: readonly string[];
  /** Moments of the team as a whole. */
  visited?(scene: Scene, visit: Visit, before: Scene): void;
  startNight?(scene: Scene): void;
  strikes?(scene: Scene): readonly Attack[];
  /** What ends when nobody of it is left; asked after each moment. */
  ends?(scene: Scene): void;
}

const rulesOf = (scene: Scene, team: Team): TeamRules => scene.teams.find(({ id }) => id === team)!;

/** Ends the game if a side has won by now, or nobody can any more. werewolves/rule/win-conditions */
export function judge(scene: Scene): void {
  if (scene.play.winners) return;
  for (const { ends } of scene.teams) ends?.(scene);
  const sides = [...new Set(scene.living.map(seat => sideOf(scene, seat)))].filter(side => side !== 'unaligned');
  const won = sides.filter(side => hasWon(scene, side));
  if (won.length > 0 || sides.length === 0) end(scene, won);
}

function hasWon(scene: Scene, side: Side): boolean {
  const bases = basesOf(scene, side);
  return bases.every(team => !rulesOf(scene, team).isBarred?.(scene) && scene.living.every(seat => stands(scene, seat, side, team)));
}

/** A couple of two sides has to meet the conditions of both. werewolves/team/couple#2 */
function basesOf(scene: Scene, side: Side): readonly Team[] {
  if (!side.startsWith('couple:')) return [side as Team];
  const [one, other] = side.slice('couple:'.length).split(':') as [Seat, Seat];
  return [...new Set([loveSide(scene, one), loveSide(scene, other)])];
}

/** True if this living player is no obstacle: on the side, or of the team whose condition it is, unaligned, or spared. werewolves/rule/win-conditions#1, #5, #6 */
function stands(scene: Scene, seat: Seat, side: Side, team: Team): boolean {
  const own = sideOf(scene, seat);
  if (own === side || own === team) return true;
  if (own === 'unaligned') return scene.roleOf(seat).inTheWayOf !== team;
  return rulesOf(scene, team).spares?.(scene, seat) === true;
}

/** The hosts end the game: a team wins, or it is a tie of all who are left. werewolves/rule/results#1, #2 */
export function declareWin(scene: Scene, name: string): void {
  const team = scene.teams.find(one => one.name === name);
  if (team) return end(scene, [team.id]);
  const ascended = scene.list(ASCENDED);
  const winners = scene.play.order.filter(seat => ascended.includes(seat) || scene.isAlive(seat));
  scene.add(...closed(scene), { type: 'Won', seats: winners });
  scene.announce({ kind: 'win', key: 'win.nobody', about: winners });
}

/** All of a winning side, the dead too, those who have ascended, and who wins along. werewolves/rule/win-conditions#3 */
function end(scene: Scene, won: readonly Side[]): void {
  const teamsWon = won.flatMap(side => basesOf(scene, side));
  const ascended = scene.list(ASCENDED);
  const winners = scene.play.order.filter(seat =>
    ascended.includes(seat) || won.includes(sideOf(scene, seat)) || scene.roleOf(seat).winsAlong?.(scene, seat, teamsWon));
  scene.add(...closed(scene), { type: 'Won', seats: winners });
  const names = teamsWon.map(team => rulesOf(scene, team).name);
  scene.announce({ kind: 'win', key: names.length === 0 ? 'win.nobody' : 'win.side', about: winners, ...(names.length === 0 ? {} : { result: { words: [...new Set(names)] } }) });
  scene.why('win', 'werewolves/rule/win-conditions#1', 'win', { target: winners }, { sides: names });
}

const closed = (scene: Scene): readonly GameEvent[] =>
  Object.entries(scene.play.chats).filter(([, chat]) => chat.open).map(([slug, chat]) => ({ type: 'ChatChanged' as const, slug, chat: { ...chat, open: false } }));

/** Leaves the game as a winner, before everybody. werewolves/rule/ascension */
export function ascend(scene: Scene, seat: Seat): void {
  if (scene.list(ASCENDED).includes(seat)) return;
  scene.set(ASCENDED, [...scene.list(ASCENDED), seat]);
  leave(scene, seat, 'ascended');
  announceLeaving(scene, seat, { kind: 'win', key: 'ascended', result: { word: scene.roleOf(seat).name } });
  const lover = loverOf(scene, seat);
  if (lover !== undefined && scene.isAlive(lover)) {
    scene.set(ASCENDED, [...scene.list(ASCENDED), lover]);
    leave(scene, lover, 'ascended');
    announceLeaving(scene, lover, { kind: 'win', key: 'ascended', result: { word: scene.roleOf(lover).name } });
  }
}

/** Leaves the game as a loser: the own goal has become impossible. */
export function descend(scene: Scene, seat: Seat): void {
  if (scene.list('descended').includes(seat)) return;
  scene.set('descended', [...scene.list('descended'), seat]);
  leave(scene, seat, 'descended');
  announceLeaving(scene, seat, { kind: 'notice', key: 'descended', result: { word: scene.roleOf(seat).name } });
}

/** A true kill, in the moment that runs. */
function leave(scene: Scene, seat: Seat, kind: 'ascended' | 'descended'): void {
  if (scene.isAlive(seat)) scene.dying.push({ seat, kind });
}
