import { oneSeat } from '../../../core/forms.ts';
import { fieldsOf, textsOf } from '../../../core/json.ts';
import { isAlive, type Play, type Seat } from '../../../core/state.ts';
import type { DayCommand } from '../character.ts';
import { isDay } from '../phases.ts';
import type { Scene } from '../scene.ts';
import { players, travellers } from '../seats.ts';
import { works } from '../working.ts';

/** Who supports the exile of whom today. */
const SUPPORT = 'exileSupport';
/** Who had enough against them today, and stays. */
const STAYING = 'exileBlocked';

export const supportersOf = (play: Play, traveller: Seat): readonly Seat[] => textsOf(fieldsOf(play.facts[SUPPORT])[traveller]);
const candidates = (play: Play): readonly Seat[] => travellers(play).filter(seat => isAlive(play, seat));

const setSupport = (scene: Scene, traveller: Seat, seats: readonly Seat[]): void => scene.fact(SUPPORT, { ...fieldsOf(scene.play.facts[SUPPORT]), [traveller]: seats });

/** More than half of all players, alive and dead. clocktower/rule/exile#3, ?1 */
export const exileNeeds = (play: Play): number => Math.floor(players(play).length / 2) + 1;

/** Calls for the exile of a traveller, or joins the call. clocktower/rule/exile */
export const exile: DayCommand = {
  abilities: ['exile'],
  open: true,
  stands: true,
  seats: play => (isDay(play) && candidates(play).length > 0 ? players(play) : []),
  form: play => ({ whom: oneSeat('exile', () => candidates(play)) }),
  carry(scene, seat, answer) {
    const traveller = answer['whom']![0]!;
    for (const other of candidates(scene.play).filter(one => one !== traveller)) withdraw(scene, other, seat);
    const before = supportersOf(scene.play, traveller);
    const after = [...before.filter(one => one !== seat), seat];
    setSupport(scene, traveller, after);
    scene.announce({ kind: 'vote', key: before.length === 0 ? 'exile.call' : 'exile.support', ability: 'exile', about: [seat, traveller], args: { supporters: after.length, needed: exileNeeds(scene.play) } });
    return undefined;
  },
  lapse(scene, seat, answer) {
    const traveller = answer['whom']![0]!;
    if (!withdraw(scene, traveller, seat)) return;
    scene.announce({ kind: 'vote', key: 'exile.withdrawn', ability: 'exile', about: [seat, traveller], args: { supporters: supportersOf(scene.play, traveller).length, needed: exileNeeds(scene.play) } });
  },
};

/** Takes a support back, if there was one. */
function withdraw(scene: Scene, traveller: Seat, seat: Seat): boolean {
  const before = supportersOf(scene.play, traveller);
  if (!before.includes(seat)) return false;
  setSupport(scene, traveller, before.filter(one => one !== seat));
  return true;
}

/** Whom enough want to leave, and who was not found to stay today. */
export const travellersToExile = (play: Play): readonly Seat[] =>
  candidates(play).filter(seat => supportersOf(play, seat).length >= exileNeeds(play) && !textsOf(play.facts[STAYING]).includes(seat));

/** It passes at once, unless an ability keeps the traveller here today. clocktower/rule/exile#3, #8, clocktower/traveller/deviant#1, #4 */
export function passExile(scene: Scene, traveller: Seat): void {
  const stays = scene.powers.some(power => power.holder === traveller && works(scene.play, power) && scene.abilityOf(power).staysAtTable?.(scene, power));
  if (stays) {
    scene.fact(STAYING, [...textsOf(scene.play.facts[STAYING]), traveller]);
    return scene.announce({ kind: 'notice', key: 'exile.blocked', ability: 'exile', about: [traveller] });
  }
  scene.add({ type: 'Exiled', seat: traveller });
  scene.announce({ kind: 'notice', key: 'exile.passed', ability: 'exile', about: [traveller] });
  scene.why('exile', 'clocktower/rule/exile#3', 'exiled', { target: [traveller] });
}

/** Dusk: calls lapse. clocktower/rule/exile#6 */
export function endExiles(scene: Scene): void {
  scene.fact(SUPPORT, {});
  scene.fact(STAYING, []);
}
