import type { Answer, HeldPower, Seat } from '../../core/state.ts';
import { askIdOf } from './ask-id.ts';
import { isBlocked } from './effects.ts';
import { count, remember } from './limits.ts';
import type { Ability, Use } from './role.ts';
import { success } from './report.ts';
import { Scene } from './scene.ts';
import { visit, type Visit } from './visit.ts';

/** The players whom an answer names, in the order of the form. */
export const targetsOf = (answer: Answer): readonly Seat[] => answer['whom'] ?? [];
export const rolesNamed = (answer: Answer): readonly string[] => answer['role'] ?? [];
export const modeOf = (answer: Answer): string | undefined => answer['mode']?.[0];

/**
 * One act as a transaction: counted, blocked or not, visits, redirection, effect, answer. An act that is blocked stops after its first visit.
 * werewolves/rule/conflicts
 */
export function carryOut(scene: Scene, held: HeldPower, ability: Ability, answer: Answer): void {
  const user = held.holder;
  const role = scene.of(held);
  const blocked = isBlocked(scene, user) && ability.forced !== true && ability.isWhisper !== true;
  const targets = targetsOf(answer);
  count(scene, held, ability, targets.length);
  dropAlternatives(scene, held, ability);
  const power = scene.play.powers[held.id]!;
  const use: Use = { scene, power, user, role, ability, answer, blocked, before: new Scene(scene.terms, scene.play, scene.roles) };
  if (targets.length > 0) remember(scene, power, ability.id, targets);
  scene.why('act', role.covers[0] ?? 'werewolves/rule/ability-timing#1', blocked ? 'blocked' : targets.length === 0 ? 'used' : 'chose', { by: [user], target: targets }, { role: role.name });
  if (!blocked && ability.act?.(use) === false) return;
  for (const [index, chosen] of targets.entries()) onOne(use, chosen, index);
  if (blocked) tellFailure(use);
}

/** Of abilities of which only one is used in a phase, what was chosen for its end gives way to what is done at once. */
function dropAlternatives(scene: Scene, held: HeldPower, { id, when, instead }: Ability): void {
  if (when !== 'now' || instead === undefined) return;
  for (const other of scene.of(held).abilities ?? []) {
    const ask = askIdOf(held, other);
    if (other.instead === instead && other.id !== id && Object.hasOwn(scene.play.acts, ask)) scene.add({ type: 'ActWithdrawn', ask });
  }
}

function onOne(use: Use, chosen: Seat, index: number): void {
  const { ability, blocked } = use;
  if (!ability.on) return;
  const isMet = ability.visits !== false && chosen in use.scene.play.seats; // nobody is met where a target is cleared
  const final = isMet ? arrive(use, chosen) : chosen;
  if (blocked) return;
  if (final === undefined) tellFailure(use);
  else ability.on({ ...use, chosen }, final, chosen, index);
}

/** The visit to the chosen player, the redirections, and the visit to whoever is met in the end. Nothing is met where somebody on the way makes it fail. werewolves/rule/redirection#7, #8, #9 */
export function arrive(use: Use, chosen: Seat): Seat | undefined {
  const { scene, user, doer = user, role, ability, before } = use;
  const act = { from: doer, role: role.name, narrated: ability.narrated, isAttack: ability.isAttack === true, targeting: ability.targeting === true };
  if (!use.blocked) return travel(scene, act, chosen, { moves: ability.redirects !== false, before });
  visit(scene, { ...act, to: chosen }, before);
  return chosen;
}

/** How an act is on its way. `moves`: false where nothing redirects it; `before`: the table as it stood when the act began. */
interface Way {
  readonly moves?: boolean;
  readonly before?: Scene;
}

/** An act on its way, each visit after the other; gives whom it meets, or nobody where somebody makes it fail. */
export function travel(scene: Scene, act: Omit<Visit, 'to'>, chosen: Seat, { moves = true, before = scene }: Way = {}): Seat | undefined {
  visit(scene, { ...act, to: chosen }, before);
  const at = moves ? moved(scene, act, chosen) : chosen;
  const fails = scene.powersOf(at).some(power => scene.of(power).refuses?.(scene, power, at, { ...act, to: at }));
  return fails ? undefined : at;
}

/** Each redirector handles one act at most once. werewolves/rule/redirection#8 */
function moved(scene: Scene, act: Omit<Visit, 'to'>, chosen: Seat): Seat {
  const passed = new Set<string>();
  let at = chosen;
  for (;;) {
    const by = scene.powersOf(at).find(power => !passed.has(power.id) && scene.isAlive(at) && scene.of(power).redirects);
    if (!by) break;
    passed.add(by.id);
    const next = scene.of(by).redirects!(scene, by, at, { ...act, to: at });
    if (next === undefined || !scene.isAlive(next)) continue;
    scene.why('redirect', 'werewolves/rule/redirection#1', 'redirected', { by: [at], target: [next] }, { role: act.role });
    at = next;
    visit(scene, { ...act, to: at });
  }
  return at;
}

/** An act that gives no false answer reports failure; an attack in the words of any attack that fails. werewolves/rule/obstruction#4, #7 */
export function tellFailure({ scene, user, role, ability, answer }: Use): void {
  if (ability.targeting || ability.narrated === undefined) return;
  const failed = { kind: 'result' as const, ability: abilityWord(role.name) };
  if (!ability.isAttack) scene.tell(user, { ...failed, key: 'told.failed', about: [], result: { yes: false } });
  else for (const chosen of targetsOf(answer)) scene.tell(user, { ...failed, ...success(false), about: [chosen] });
}

export const abilityWord = (name: string): string => name.toLowerCase();
