import type { Answer, HeldPower } from '../../core/state.ts';
import { askIdOf } from './ask-id.ts';
import { unfold } from './moment.ts';
import { mayUse, usesEver, usesNow } from './limits.ts';
import type { Ability } from './role.ts';
import { report } from './report.ts';
import type { Scene } from './scene.ts';
import { strike, type Attack } from './strike.ts';
import { carryOut } from './use.ts';

/** Acts that stand for the end of the phase, of living players, alphabetically by role. werewolves/rule/death#2 */
function standing(scene: Scene, isAttack: boolean): readonly { readonly power: HeldPower; readonly ability: Ability; readonly answer: Answer }[] {
  return scene.powers.flatMap(power => (scene.of(power).abilities ?? []).flatMap(ability => {
    const act = scene.play.acts[askIdOf(power, ability)];
    return act && ability.when === 'end' && (ability.isAttack === true) === isAttack && scene.isAlive(power.holder) ? [{ power, ability, answer: act.answer }] : [];
  }));
}

/** End-of-phase acts that are no attacks. werewolves/rule/conflicts#1, #2 */
export function carryOutEnds(scene: Scene): void {
  for (const { power, ability, answer } of standing(scene, false)) if (scene.isAlive(power.holder) && scene.play.powers[power.id]) carryOut(scene, power, ability, answer);
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
    answer[name] = field.min === 1 ? [scene.draw(key, from)] : scene.shuffled(key, from).slice(0, field.min);
  }
  return answer;
}

/** All attacks and kills of the end of a phase, in one batch. */
export function strikeAtEnd(scene: Scene, group: readonly Attack[]): void {
  const sent: Attack[] = [...group];
  scene.attacks = sent;
  for (const { power, ability, answer } of standing(scene, true)) carryOut(scene, power, ability, answer);
  for (const power of scene.powers) if (scene.isAlive(power.holder)) sent.push(...(scene.of(power).strikes?.(scene, power, power.holder) ?? []));
  for (const team of scene.teams) sent.push(...(team.strikes?.(scene) ?? []));
  scene.attacks = undefined;
  for (const struck of strike(scene, sent)) report(scene, struck);
  unfold(scene);
}
