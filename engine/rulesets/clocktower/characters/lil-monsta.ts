import { oneSeat } from '../../../core/forms.ts';
import { textsOf } from '../../../core/json.ts';
import type { HeldPower, Play, Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { kill, saverOf } from '../deaths.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { askId } from '../night/ask-id.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { DEMON, isMinion, isUnaware, livingPlayers, players } from '../seats.ts';
import { likelyVictim } from '../victim.ts';

const MET = 'tokenMet';

const livingMinions = (play: Play): readonly Seat[] => livingPlayers(play).filter(seat => isMinion(play, seat));
/** clocktower/character/lil-monsta#3, clocktower/jinx/marionette-lil-monsta#2 */
const choosers = (play: Play): readonly Seat[] => livingMinions(play).filter(seat => !isUnaware(play, seat));
const holderOf = (play: Play): Seat | undefined => play.traits.find(({ trait }) => trait === DEMON)?.holder;

/** Whom the Minions name: only one who can hold it counts. clocktower/rule/night-actions#11 */
function named(scene: Scene, power: HeldPower): readonly Seat[] {
  const { play } = scene;
  return choosers(play).flatMap(seat => play.acts[askId(power, seat)]?.answer['whom'] ?? []).filter(seat => livingMinions(play).includes(seat));
}

/** The token goes to whom most name. clocktower/character/lil-monsta#2 */
function handOver(scene: Scene, power: HeldPower): void {
  const { play } = scene;
  const before = holderOf(play);
  const next = winner(scene, power, before) ?? before ?? drawn(scene, 'lil-monsta', 'first', firstHolders(play));
  if (next !== before) {
    if (before !== undefined) scene.add({ type: 'TraitLifted', trait: DEMON, holder: before });
    scene.add({ type: 'TraitLaid', trait: { trait: DEMON, holder: next } });
  }
  tellHolder(scene, next);
  scene.why('lil-monsta', 'clocktower/character/lil-monsta#2', 'babysitter', { target: [next] });
  meet(scene, next);
}

/** clocktower/character/lil-monsta#11, clocktower/jinx/marionette-lil-monsta#2 */
function tellHolder(scene: Scene, seat: Seat): void {
  for (const to of choosers(scene.play)) scene.tell(to, { kind: 'result', key: 'told.lil-monsta', ability: "lil' monsta", about: [seat], result: { seat } });
}

const firstHolders = (play: Play): readonly Seat[] => (choosers(play).length > 0 ? choosers(play) : livingMinions(play));

function winner(scene: Scene, power: HeldPower, before: Seat | undefined): Seat | undefined {
  const votes = named(scene, power);
  if (votes.length === 0) return undefined;
  const count = (seat: Seat): number => votes.filter(one => one === seat).length;
  const most = Math.max(...votes.map(count));
  const tied = livingMinions(scene.play).filter(seat => count(seat) === most);
  return decide(scene, {
    keys: ['lil-monsta-tie'], of: power.id, about: tied, options: amongSeats(scene.play, tied),
    fallback: () => (before !== undefined && tied.includes(before) ? before : drawn(scene, 'lil-monsta-tie', power.id, tied)),
  }) as Seat;
}

/** Whoever first has it learns which Minion does not know what they are. clocktower/jinx/marionette-lil-monsta#4 */
function meet(scene: Scene, seat: Seat): void {
  const met = textsOf(scene.play.facts[MET]);
  if (met.includes(seat) || isUnaware(scene.play, seat)) return;
  scene.fact(MET, [...met, seat]);
  for (const other of players(scene.play).filter(one => isMinion(scene.play, one) && isUnaware(scene.play, one))) {
    scene.tell(seat, { kind: 'role', key: 'start.unaware', ability: 'marionette', about: [other], result: { seat: other } });
  }
}

/** One player dies, whoever it is decided to be. clocktower/character/lil-monsta#5, #6 */
function killOne(scene: Scene, power: HeldPower): void {
  const holder = holderOf(scene.play);
  const death = (seat: Seat) => ({ seat, cause: "lil' monsta", ...(holder === undefined ? {} : { by: holder }), rule: 'clocktower/character/lil-monsta#5' });
  const possible = livingPlayers(scene.play).filter(seat => [seat, undefined].includes(saverOf(scene, death(seat))?.holder));
  if (possible.length === 0) return;
  const victim = decide(scene, {
    keys: ['lil-monsta-victim'], of: power.id, options: amongSeats(scene.play, possible), fallback: () => likelyVictim(scene, 'lil-monsta-victim', power.id, possible.filter(seat => seat !== holder)) ?? possible[0]!,
  }) as Seat;
  kill(scene, death(victim));
}

export const lilMonsta: Character = {
  id: 'lil-monsta',
  name: "Lil' Monsta",
  kind: 'demon',
  covers: idsOf('clocktower/character/lil-monsta', 17, 3),
  nights: { first: 3, later: 7 },
  card: ['lil-monsta'],
  isToken: true,
  deals: row => ({ ...row, minion: row.minion + 1, demon: row.demon - 1 }),
  decisions: ['lil-monsta-victim', 'lil-monsta-tie'],
  chooses: {
    when: 'every',
    seats: play => (livingMinions(play).length > 1 ? choosers(play) : []),
    form: play => ({ whom: oneSeat('babysitter', () => livingPlayers(play)) }),
  },
  step({ scene, power }) {
    handOver(scene, power);
    if (scene.night !== 1 && scene.play.powers[power.id]) killOne(scene, power);
  },
  stopped(scene) {
    const holder = holderOf(scene.play);
    if (holder !== undefined) tellHolder(scene, holder);
  },
  mourns(scene, power, { seat }) {
    if (holderOf(scene.play) !== seat || power.holder !== 'table') return;
    scene.add({ type: 'PowerLost', id: power.id });
    scene.why('lil-monsta', 'clocktower/character/lil-monsta#7', 'token', { target: [seat] });
  },
};
