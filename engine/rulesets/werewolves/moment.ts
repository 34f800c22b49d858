import type { Seat } from '../../core/state.ts';
import { strike, type Attack, type Death } from './strike.ts';
import type { Scene } from './scene.ts';
import { noteLost } from './lost-roles.ts';
import { settleGroups } from './group.ts';
import { judge } from './wins.ts';

/**
 * Lets the deaths of this moment happen, all at once, and what they set off, moment by moment, until nothing more follows. Victory is judged after each.
 * werewolves/rule/death#5, #6, werewolves/rule/conflicts
 */
export function unfold(scene: Scene): void {
  for (let guard = 0; guard < 200; guard += 1) {
    const deaths = dead(scene);
    const attacks = deaths.length > 0 ? consequences(scene, deaths) : [];
    settle(scene);
    judge(scene);
    if (scene.play.winners || (attacks.length === 0 && scene.dying.length === 0)) return;
    if (attacks.length > 0) strikeBack(scene, attacks);
  }
  throw new Error('a chain of deaths does not end');
}

/** Everybody who dies in this moment, each once, with all that killed them. */
function dead(scene: Scene): readonly Death[] {
  const deaths = scene.dying.splice(0).filter(({ seat }) => scene.isAlive(seat));
  for (const seat of new Set(deaths.map(one => one.seat))) {
    const causes = deaths.filter(one => one.seat === seat);
    const by = causes.flatMap(one => (one.by === undefined ? [] : [one.by]));
    const first = causes[0]!;
    scene.add({ type: 'Died', seat, cause: first.kind === 'ascended' || first.kind === 'descended' ? first.kind : (first.role ?? first.kind).toLowerCase(), ...(by.length === 0 ? {} : { by }) });
    scene.why('death', 'werewolves/rule/killing#9', 'died', { target: [seat], by }, { cause: first.role ?? first.kind });
    scene.set('diedNow', [...scene.list('diedNow'), seat]);
    scene.set('fallen', [...scene.list('fallen'), seat]);
  }
  if (deaths.length > 0) {
    noteLost(scene, deaths.map(({ seat }) => scene.roleOf(seat).id));
    scene.set('lastDeath', scene.phase);
  }
  return deaths;
}

/** What the deaths set off: what is no attack at once, attacks as the next moment. */
function consequences(scene: Scene, deaths: readonly Death[]): readonly Attack[] {
  const powers = scene.powers;
  for (const power of powers) if (power.holder === 'table' || scene.isAlive(power.holder) || deaths.some(({ seat }) => seat === power.holder)) scene.of(power).mourns?.(scene, power, power.holder, deaths);
  for (const group of scene.groups) group.mourns?.(scene, deaths);
  return powers.flatMap(power => {
    const death = deaths.find(({ seat }) => seat === power.holder);
    return death ? scene.of(power).avenges?.(scene, power, power.holder, death) ?? [] : [];
  });
}

/** Attacks that a death set off; whoever reveals something by them does it when they have struck. */
function strikeBack(scene: Scene, attacks: readonly Attack[]): void {
  for (const { attack, died } of strike(scene, attacks)) {
    if (died.length === 0 || attack.by === undefined) continue;
    for (const power of scene.powersOf(attack.by)) if (scene.of(power).name === attack.role) reveal(scene, attack.by, attack.role);
  }
}

/** Makes a role public. */
export function reveal(scene: Scene, seat: Seat, role: string): void {
  scene.announce({ kind: 'reveal', key: 'reveal', about: [seat], result: { word: role } });
}

/** Conditions that hold all the time, until nothing changes. Whatever is settled is settled once: one that is never would go on for ever. */
function settle(scene: Scene): void {
  for (let guard = 0; guard < 200; guard += 1) {
    const before = scene.story.events.length;
    for (const power of scene.powers) if (power.holder === 'table' || scene.isAlive(power.holder)) scene.of(power).settles?.(scene, power, power.holder);
    settleGroups(scene, scene.groups);
    if (scene.story.events.length === before) return;
  }
  throw new Error('conditions that hold all the time never come to rest');
}
