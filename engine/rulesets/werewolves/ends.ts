import type { Answer, HeldPower } from '../../core/state.ts';
import { askIdOf } from './ask-id.ts';
import { isMet } from './condition.ts';
import { unfold } from './moment.ts';
import { mayUse, usesEver, usesNow } from './limits.ts';
import type { Ability } from './role.ts';
import { report } from './report.ts';
import { drawSome } from './chances.ts';
import type { Scene } from './scene.ts';
import { strike, type Attack } from './strike.ts';
import { carryOut, travel } from './use.ts';

interface Standing {
  readonly ability: Ability;
  readonly answer: Answer;
}

/** Acts of a living player's power that stand for the end of the phase. werewolves/rule/death#2 */
function standing(scene: Scene, power: HeldPower, isAttack: boolean): readonly Standing[] {
  if (!scene.isAlive(power.holder)) return [];
  return (scene.of(power).abilities ?? []).flatMap(ability => {
    const act = scene.play.acts[askIdOf(power, ability)];
    return act && ability.when === 'end' && (ability.isAttack === true) === isAttack && isMet(scene, act.answer) ? [{ ability, answer: act.answer }] : [];
  });
}

/** Something that is done at the end of a phase, under the name of its role or group. */
export interface Step {
  readonly name: string;
  run(): void;
}

/** What is no attack at the end of a phase, by the names of roles and groups. werewolves/rule/conflicts#1, #2 */
export function carryOutEnds(scene: Scene, moment: 'endNight' | 'endDay', ofGroups: readonly Step[] = []): void {
  const ofRoles = scene.powers.map(({ id, power }): Step => ({ name: scene.roles.byId(power).name, run: () => endOf(scene, id, moment) }));
  for (const { run } of [...ofRoles, ...ofGroups].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))) run();
}

/** The end of a phase for one power, if it is still held: what its holder chose, then what it does of itself. */
function endOf(scene: Scene, id: string, moment: 'endNight' | 'endDay'): void {
  const power = scene.play.powers[id];
  if (!power || !scene.isAlive(power.holder)) return;
  for (const { ability, answer } of standing(scene, power, false)) carryOut(scene, power, ability, answer);
  const now = scene.play.powers[id];
  if (now) scene.of(now)[moment]?.(scene, now, now.holder);
}

/** Forced acts that nobody used, as the last ones of the phase. werewolves/rule/ability-timing#6 */
export function carryOutForced(scene: Scene): void {
  for (const power of scene.powers) {
    for (const ability of scene.of(power).abilities ?? []) {
      if (!ability.forced || !scene.isAlive(power.holder) || !scene.play.powers[power.id] || usesNow(scene, power, ability.id) > 0) continue;
      if (ability.perGame !== undefined && usesEver(power, ability.id) >= ability.perGame) continue;
      if (!mayUse(scene, power, power.holder, ability)) continue;
      const answer = drawnAnswer(scene, power, ability);
      if (answer) carryOut(scene, power, ability, answer);
    }
  }
  unfold(scene);
}

/** A drawn choice for each field of a form, or nothing where there is nobody to choose. */
function drawnAnswer(scene: Scene, power: HeldPower, ability: Ability): Answer | undefined {
  const answer: Record<string, readonly string[]> = {};
  for (const [name, field] of Object.entries(ability.form(scene, power, power.holder))) {
    const from = field.from({} as never);
    if (field.min === 0 || field.of === 'text') continue;
    if (from.length < field.min) return undefined;
    const key = `${scene.of(power).id}-${ability.drawnAs ?? name}`;
    answer[name] = field.min === 1 ? [scene.draw(key, from)] : drawSome(scene, key, from, field.min);
  }
  return answer;
}

/** A group's attack at its address: whoever carries it out is the one who acts. werewolves/rule/attacks#4, werewolves/rule/redirection#2 */
function arrived(scene: Scene, attack: Attack): readonly Attack[] {
  const { by, role, target } = attack;
  if (by === undefined) return [attack];
  const met = travel(scene, { from: by, role, narrated: 'attacked', isAttack: true, targeting: false }, target);
  if (met !== undefined) return [{ ...attack, target: met, arrived: true, ...(met === target ? {} : { chosen: target }) }];
  report(scene, { attack, died: [] });
  return [];
}

/** All attacks and kills of the end of a phase, in one batch. */
export function strikeAtEnd(scene: Scene, group: readonly Attack[]): void {
  const sent: Attack[] = group.flatMap(attack => arrived(scene, attack));
  scene.attacks = sent;
  for (const power of scene.powers) for (const { ability, answer } of standing(scene, power, true)) carryOut(scene, power, ability, answer);
  for (const power of scene.powers) if (scene.isAlive(power.holder)) sent.push(...(scene.of(power).strikes?.(scene, power, power.holder) ?? []));
  for (const team of scene.teams) sent.push(...(team.strikes?.(scene) ?? []));
  scene.attacks = undefined;
  for (const struck of strike(scene, sent)) report(scene, struck);
  unfold(scene);
}
