import { fieldsOf } from '../../core/json.ts';
import type { Seat } from '../../core/state.ts';
import { PROTECTED } from './effects.ts';
import { giveExtra, takeExtra } from './change-role.ts';
import { mode, upTo, others } from './fields.ts';
import type { Ability, Role } from './role.ts';
import type { Scene } from './scene.ts';
import { visit } from './visit.ts';

/** A trait of its holder. werewolves/attribute/amulet */
const AMULET = 'amulet';
/** The extra role that comes with it. */
const bearer = (scene: Scene): Role => scene.roles.oneThat('bears-amulet');
/** Everybody who has ever had it. */
const HELD = 'amuletHeld';
/** Names of the day, in order; and what neglect does. */
const NAMES = 'amuletNames';
const NEGLECT = 'amuletNeglect';

export const holderOfAmulet = (scene: Scene): Seat | undefined => scene.traits(AMULET)[0]?.holder;

/** Who named nobody, or only those who have had it, loses it: by a kill, or by an attack. */
export function giveAmulet(scene: Scene, seat: Seat, neglect: 'kill' | 'attack'): void {
  scene.set(NEGLECT, neglect);
  put(scene, seat);
}

function put(scene: Scene, seat: Seat): void {
  scene.lay(AMULET, seat, {});
  scene.lay(PROTECTED, seat, { args: { amulet: true } });
  scene.set(HELD, [...scene.list(HELD), seat]);
  giveExtra(scene, seat, bearer(scene).id);
}

function take(scene: Scene, seat: Seat): void {
  scene.lift(AMULET, seat);
  for (const { trait, holder, args } of scene.traits(PROTECTED, seat).filter(one => fieldsOf(one.args)['amulet'] === true)) scene.add({ type: 'TraitLifted', trait, holder, ...(args === undefined ? {} : { args }) });
  takeExtra(scene, seat, bearer(scene).id);
}

/** It is destroyed; gives who held it. */
export function shatter(scene: Scene): Seat | undefined {
  const holder = holderOfAmulet(scene);
  if (holder === undefined) return undefined;
  take(scene, holder);
  scene.announce({ kind: 'notice', key: 'amulet.shattered', about: [] });
  return holder;
}

/** Names recipients, up to three a day; what is not possible is said at once. werewolves/role/amulet-holder#4, #5, #6 */
export const naming: Ability = {
  id: 'names', when: 'now', phase: 'day', perPhase: 3, redirects: false, visits: false,
  isOpen: (scene, _, seat) => holderOfAmulet(scene) === seat && scene.list(NAMES).length < 3,
  form: (scene, _, seat) => ({ whom: upTo(3, others(scene, seat)), mode: mode(['names'], 'names') }),
  act({ scene, user, role, answer }) {
    for (const seat of answer['whom'] ?? []) {
      if (scene.list(HELD).includes(seat)) scene.tell(user, { kind: 'result', key: 'amulet.had', ability: role.name.toLowerCase(), about: [seat], result: { yes: false } });
      scene.set(NAMES, [...scene.list(NAMES), seat]);
    }
    return false;
  },
};

/** The day is over: it goes to the first name that never had it, or is lost with its holder. werewolves/role/amulet-holder#5, #7, #8, werewolves/rule/visits#9 */
export function passAmulet(scene: Scene): { readonly seat: Seat; readonly kind: 'kill' | 'attack' } | undefined {
  const holder = holderOfAmulet(scene);
  const names = scene.list(NAMES);
  scene.set(NAMES, []);
  if (holder === undefined) return undefined;
  const next = names.find(seat => scene.isAlive(seat) && !scene.list(HELD).includes(seat));
  if (next === undefined) {
    shatter(scene);
    return { seat: holder, kind: scene.fact(NEGLECT) === 'attack' ? 'attack' : 'kill' };
  }
  visit(scene, { from: holder, to: next, role: bearer(scene).name, narrated: 'passed the amulet', isAttack: false, targeting: false });
  take(scene, holder);
  put(scene, next);
  return undefined;
}
