import type { Seat } from '../../core/state.ts';
import { isAlive } from '../../core/state.ts';
import type { Claim, Scene } from './scene.ts';
import { livingPlayers, players, whoIs } from './seats.ts';
import { enter } from './ledger.ts';
import { isThwarted, works } from './working.ts';

/** Set once a demon was dealt or put on the table. clocktower/rule/victory#1, #11 */
export const HAD_DEMON = 'hadDemon';

/** The end of an event: what holds all the time is seen to, then victory is judged. True if the game is over. clocktower/rule/victory#3 */
export function conclude(scene: Scene): boolean {
  if (scene.verdict) return true;
  settle(scene);
  scene.verdict = judge(scene);
  scene.claims = [];
  return scene.verdict !== undefined;
}

/** Standing conditions, until none changes anything more. */
function settle(scene: Scene): void {
  for (let before = -1; before !== scene.story.events.length;) {
    before = scene.story.events.length;
    for (const power of scene.powers) scene.abilityOf(power).settles?.(scene, power);
  }
}

/** Good wins a tie; while its wins are blocked, only what is free of the block counts. clocktower/rule/victory#4, #8 */
function judge(scene: Scene): Claim | undefined {
  const claims = [...scene.claims, ...standing(scene)];
  const free = claims.find(claim => claim.free);
  if (free) return free;
  const good = claims.find(({ side }) => side === 'good');
  if (good && !isBlocked(scene, good)) return good;
  return claims.find(({ side }) => side === 'evil');
}

/** Conditions that are fulfilled for as long as they hold. clocktower/rule/victory#1, #2, #9 */
function standing({ play }: Scene): readonly Claim[] {
  const demons = players(play).filter(seat => whoIs(play, seat).kind === 'demon');
  const onTable = Object.values(play.powers).some(({ holder, origin }) => holder === 'table' && origin === 'own');
  const allDead = play.facts[HAD_DEMON] === true && !onTable && !demons.some(seat => isAlive(play, seat));
  return [
    ...(allDead ? [{ side: 'good' as const, rule: 'clocktower/rule/victory#1', key: 'win.demon' }] : []),
    ...(livingPlayers(play).length <= 2 ? [{ side: 'evil' as const, rule: 'clocktower/rule/victory#2', key: 'win.two' }] : []),
  ];
}

function isBlocked(scene: Scene, { seats = [] }: Claim): boolean {
  const blockers = scene.powers.filter(power => scene.abilityOf(power).blocksGood?.(scene, power));
  const blocker = blockers.find(power => works(scene.play, power));
  for (const { holder, ...power } of blocker ? [] : blockers) if (isAlive(scene.play, holder) && isThwarted(scene.play, { holder, ...power })) enter(scene, holder, 'no block');
  if (blocker) scene.why('victory', 'clocktower/rule/victory#8', 'blocked', { target: seats });
  return blocker !== undefined;
}

/** Who wins with this side, alive or dead. clocktower/rule/alignment#5, clocktower/rule/travellers#8 */
export const winnersOf = ({ play }: Scene, { side }: Claim): readonly Seat[] => play.order.filter(seat => whoIs(play, seat).side === side);
