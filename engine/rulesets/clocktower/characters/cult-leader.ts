import { isAlive, type Seat } from '../../../core/state.ts';
import { changeSide } from '../change-side.ts';
import type { Character } from '../character.ts';
import { comesOff, lapse } from '../comes-off.ts';
import { callCult, cultPoll, endCults, hasCalled, isComplete } from '../day/cult.ts';
import { amongSeats, decide } from '../decide.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import { livingPlayers, neighbours, sideOf } from '../seats.ts';

export const cultLeader: Character = {
  id: 'cult-leader',
  name: 'Cult Leader',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/cult-leader', 14, 2),
  nights: { first: 13, later: 13 },
  card: ['cult-leader'],
  turns: true,
  decisions: ['cult-neighbour'],
  step({ scene, power, holder, works: functions }) {
    if (power.origin === 'believed') return;
    const { play } = scene;
    const both = neighbours(play, holder, { alive: true });
    const own = sideOf(play, holder);
    const same = both.find(seat => sideOf(play, seat) === own);
    if (both.every(seat => sideOf(play, seat) === own)) return;
    if (!functions) {
      if (same === undefined) lapse(scene, holder, 'no change');
      return;
    }
    const differ = same !== undefined;
    const chosen = differ ? (decide(scene, { keys: ['cult-neighbour'], of: power.id, about: both, options: amongSeats(play, both), fallback: () => same }) as Seat) : both[0]!;
    changeSide(scene, holder, sideOf(play, chosen), 'clocktower/character/cult-leader#1', chosen);
  },
  commands: [{
    abilities: ['cult leader'],
    open: true,
    seats: play => (isDay(play) ? livingPlayers(play).filter(seat => !hasCalled(play, seat)) : []),
    form: () => ({}),
    carry(scene, seat) {
      callCult(scene, seat);
      scene.announce({ kind: 'notice', key: 'cult.call', ability: 'cult leader', about: [seat] });
      return undefined;
    },
  }],
  poll: cultPoll,
  settles(scene, power) {
    const { holder, origin } = power;
    if (origin === 'believed' || !isAlive(scene.play, holder) || !isComplete(scene.play, holder)) return;
    if (comesOff(scene, power, 'no win')) scene.claim({ side: sideOf(scene.play, holder), rule: 'clocktower/character/cult-leader#7', key: 'win.cult', seats: [holder] });
  },
  nightfall: endCults,
};
