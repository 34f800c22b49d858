import { oneSeat } from '../../../core/forms.ts';
import { isAlive, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import { attack } from '../attack.ts';
import type { Character, Turn } from '../character.ts';
import { lapse } from '../comes-off.ts';
import { chosen } from '../chosen.ts';
import { kill, saverOf } from '../deaths.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { anyPlayer } from '../forms.ts';
import { idsOf } from '../rule-ids.ts';
import { livingPlayers } from '../seats.ts';
import { POISONED, works } from '../working.ts';

/** The trait of whom it lives by. */
const HOST = 'host';
/** What it dies of when that player is dead. */
const LINK = 'host';

const hostOf = (play: Play, { holder }: HeldPower): Seat | undefined => play.traits.find(({ trait, by }) => trait === HOST && by === holder)?.holder;

/** clocktower/rule/night-actions#10 */
function unnamedHost({ scene, holder, power }: Turn): Seat {
  const others = livingPlayers(scene.play).filter(one => one !== holder);
  return decide(scene, { keys: ['missing-action'], of: power.id, options: amongSeats(scene.play, others), unasked: true, fallback: () => drawn(scene, 'missing-action', holder, others) }) as Seat;
}

export const lleech: Character = {
  id: 'lleech',
  name: 'Lleech',
  kind: 'demon',
  covers: idsOf('clocktower/character/lleech', 18, 3),
  nights: { first: 4, later: 6 },
  decisions: ['missing-action'],
  card: ['lleech'],
  chooses: {
    when: 'every',
    form: (play, _, seat) => (play.phase.number === 1 ? { whom: oneSeat('host', () => livingPlayers(play).filter(one => one !== seat)) } : anyPlayer(play)),
  },
  step(turn) {
    if (turn.scene.night !== 1) return attack(turn, 'clocktower/character/lleech#3');
    const { scene, holder, works: functions } = turn;
    if (!functions) {
      lapse(scene, holder, 'no host');
      return;
    }
    const host = chosen(turn)[0] ?? unnamedHost(turn);
    scene.add({ type: 'TraitLaid', trait: { trait: HOST, holder: host, by: holder } }, { type: 'TraitLaid', trait: { trait: POISONED, holder: host, by: holder } });
    scene.why('lleech', 'clocktower/character/lleech#1', 'host', { target: [host], by: [holder] });
  },
  saves: (scene, power, { seat }) => seat === power.holder && isAlive(scene.play, hostOf(scene.play, power) ?? ''),
  settles(scene, power) {
    const host = hostOf(scene.play, power);
    if (host === undefined || isAlive(scene.play, host) || !works(scene.play, power)) return;
    const death = { seat: power.holder, cause: LINK, rule: 'clocktower/character/lleech#2' };
    if (!saverOf(scene, death)) kill(scene, death);
  },
  diesOfShot: (play, power, seat) => works(play, power) && hostOf(play, power) === seat,
};
