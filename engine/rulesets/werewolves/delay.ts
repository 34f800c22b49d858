import { textsOf } from '../../core/json.ts';
import type { Ask } from '../../core/asks.ts';
import type { Answer, HeldPower, Phase } from '../../core/state.ts';
import { askIdOf } from './ask-id.ts';
import { isMet, withCondition } from './condition.ts';
import { doNow } from './do-now.ts';
import { mayUse } from './limits.ts';
import { namesOf } from './names.ts';
import { isOn } from './options.ts';
import type { Ability } from './role.ts';
import { Scene } from './scene.ts';

/** When an immediate ability is used that is not used at once: shortly before the phase ends, or in the next one. */
const WAYS = ['late', 'ahead'] as const;
type Way = (typeof WAYS)[number];

/** What was chosen for the phase that comes, in the order in which it was. */
const AHEAD = 'chosenAhead';

interface Chosen {
  readonly power: HeldPower;
  readonly ability: Ability;
  readonly answer: Answer;
}

const suffix = (way: Way): string => `:${way}`;
const idOf = (way: Way, power: HeldPower, ability: Ability): string => askIdOf(power, ability) + suffix(way);

/** The forms by which an immediate ability is chosen beforehand. They stand, and may be taken back, until the phase ends. werewolves/rule/delaying#1, #2 */
export function delayedAsks(scene: Scene, next: Phase): readonly Ask[] {
  if (!isOn(scene.terms, 'delaying')) return [];
  const then = new Scene(scene.terms, { ...scene.play, phase: next }, scene.roles);
  return scene.powers.filter(({ holder }) => scene.isAlive(holder)).flatMap(power => abilitiesOf(scene, power).flatMap(ability =>
    WAYS.filter(way => mayUse(way === 'late' ? scene : then, power, power.holder, ability)).map((way): Ask => ({
      id: idOf(way, power, ability), abilities: (ability.names ?? namesOf(scene.of(power))).map(name => `${way} ${name}`), seats: [power.holder],
      form: withCondition(scene, ability.form(way === 'late' ? scene : then, power, power.holder)), when: 'end', does: `werewolves.does.${scene.of(power).id}.${ability.id}`,
    }))));
}

/** Immediate abilities; of mere words there is nothing to delay. */
const abilitiesOf = (scene: Scene, power: HeldPower): readonly Ability[] => (scene.of(power).abilities ?? []).filter(({ when, isWhisper }) => when === 'now' && !isWhisper);

/** What stands of one way, in the order in which it was chosen. */
function standing(scene: Scene, way: Way): readonly Chosen[] {
  const acts = Object.entries(scene.play.acts).filter(([ask]) => ask.endsWith(suffix(way)));
  return acts.flatMap(([ask, { answer }]) => scene.powers.flatMap(power =>
    abilitiesOf(scene, power).filter(ability => idOf(way, power, ability) === ask).map(ability => ({ power, ability, answer }))));
}

/** Acts of the last minutes of a phase. werewolves/rule/delaying#2 */
export function carryOutLate(scene: Scene): void {
  for (const chosen of standing(scene, 'late')) carryOutOne(scene, chosen);
}

/** Keeps what was chosen for the next phase; asked before that phase opens. werewolves/rule/delaying#1 */
export function keepAhead(scene: Scene): void {
  const kept = standing(scene, 'ahead').filter(({ answer }) => isMet(scene, answer));
  if (kept.length > 0) scene.set(AHEAD, kept.map(({ power, ability, answer }) => JSON.stringify([power.id, ability.id, answer])));
}

/** Carries it out as the first that is done in the phase, which nobody can pick. */
export function carryOutAhead(scene: Scene): void {
  const kept = textsOf(scene.fact(AHEAD)).map(text => JSON.parse(text) as readonly [string, string, Answer]);
  if (kept.length > 0) scene.set(AHEAD, []);
  for (const [id, name, answer] of kept) {
    const power = scene.play.powers[id];
    const ability = power && abilitiesOf(scene, power).find(one => one.id === name);
    if (ability) carryOutOne(scene, { power, ability, answer });
  }
}

/** One of them, if its condition is met and it is possible still. */
function carryOutOne(scene: Scene, { power: { id }, ability, answer }: Chosen): void {
  const power = scene.play.powers[id];
  if (scene.play.winners || !power || !scene.isAlive(power.holder) || !isMet(scene, answer)) return;
  const form = ability.form(scene, power, power.holder);
  const fits = Object.entries(form).every(([field, { of, from }]) => of === 'text' || (answer[field] ?? []).every(value => from({} as never).includes(value)));
  if (!mayUse(scene, power, power.holder, ability) || !fits) {
    scene.tell(power.holder, { kind: 'notice', key: 'delay.lapsed', ability: namesOf(scene.of(power))[0]!, about: [] });
    return;
  }
  doNow(scene, power, ability, answer);
}
