import { textsOf } from '../../../core/json.ts';
import { isAlive, type Play, type Seat } from '../../../core/state.ts';
import { changeSide } from '../change-side.ts';
import type { Character } from '../character.ts';
import { amongSeats, decide } from '../decide.ts';
import { enter } from '../ledger.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import { isPlayer, livingPlayers, neighbours, ofSide, sideOf } from '../seats.ts';
import { isSpoiledByOthers, works } from '../working.ts';

const CULT = 'cult';
/** Who has called today. */
const CALLS = 'cultCalls';

/** All good players but the caller have joined. clocktower/character/cult-leader#6 */
const isComplete = (play: Play, caller: Seat): boolean =>
  textsOf(play.facts[CALLS]).includes(caller) &&
  ofSide(play, 'good').filter(seat => isPlayer(play, seat) && seat !== caller).every(seat => play.polls[CULT]?.ballots.some(ballot => ballot.seat === seat && ballot.choice === caller));

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
      if (same === undefined && isSpoiledByOthers(play, holder)) enter(scene, holder, 'no change');
      return;
    }
    const differ = same !== undefined;
    const chosen = differ ? (decide(scene, { keys: ['cult-neighbour'], of: power.id, about: both, options: amongSeats(play, both), fallback: () => same }) as Seat) : both[0]!;
    changeSide(scene, holder, sideOf(play, chosen), 'clocktower/character/cult-leader#1', chosen);
  },
  commands: [{
    abilities: ['cult leader'],
    open: true,
    seats: play => (isDay(play) ? livingPlayers(play).filter(seat => !textsOf(play.facts[CALLS]).includes(seat)) : []),
    form: () => ({}),
    carry(scene, seat) {
      scene.fact(CALLS, [...textsOf(scene.play.facts[CALLS]), seat]);
      if (!scene.play.polls[CULT]) scene.add({ type: 'PollOpened', poll: CULT });
      scene.announce({ kind: 'notice', key: 'cult.call', ability: 'cult leader', about: [seat] });
      return undefined;
    },
  }],
  poll: id => (id === CULT ? {
    open: true, voters: play => play.order, choices: play => textsOf(play.facts[CALLS]), weight: () => 1, needed: () => 0,
  } : undefined),
  settles(scene, power) {
    const { holder, origin } = power;
    if (origin === 'believed' || !isAlive(scene.play, holder) || !isComplete(scene.play, holder)) return;
    if (works(scene.play, power)) scene.claim({ side: sideOf(scene.play, holder), rule: 'clocktower/character/cult-leader#7', key: 'win.cult', seats: [holder] });
    else if (isSpoiledByOthers(scene.play, holder)) enter(scene, holder, 'no win');
  },
  nightfall: scene => scene.fact(CALLS, []),
};
