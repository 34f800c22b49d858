import { fieldsOf, type Json } from '../../core/json.ts';
import type { HeldPower, Seat } from '../../core/state.ts';
import { fills } from './parts.ts';
import { noteLost } from './lost-roles.ts';
import type { Role } from './role.ts';
import { PREFIX, type Scene } from './scene.ts';

/**
 * A player becomes another role: the abilities of the old one go, those of the new one come, channels and effects stay. Gives false where that
 * player's role or side cannot change, or is that one already. werewolves/rule/role-change
 */
export function changeRole(scene: Scene, seat: Seat, id: string): boolean {
  const before = scene.roleOf(seat);
  const next = scene.roles.byId(id);
  if (before.id === id || before.loyalty !== undefined || (before.becomes !== undefined && !fills(next, before.becomes))) return false;
  lose(scene, seat, before);
  scene.add({ type: 'RoleChanged', seat, role: next.name });
  scene.tell(seat, { kind: 'role', key: 'role.changed', about: [], result: { word: next.name }, args: cardArgs(next) });
  gain(scene, seat, next);
  scene.why('role', 'werewolves/rule/role-change#1', 'changed', { target: [seat] }, { before: before.name, now: next.name });
  return true;
}

/** What the role is like, as a sentence within a sentence. */
const cardArgs = ({ card: [key = ''] }: Role): Readonly<Record<string, Json>> => ({ card: { key: `${PREFIX}card.${key}` } });

function lose(scene: Scene, seat: Seat, role: Role): void {
  const own = scene.powersOf(seat).filter(({ origin }) => origin === 'own' || origin === 'imitated');
  for (const power of own) {
    scene.of(power).loses?.(scene, power, seat);
    for (const { trait, holder, args } of scene.play.traits.filter(one => fieldsOf(one.args)['bound'] === power.id)) scene.add({ type: 'TraitLifted', trait, holder, ...(args === undefined ? {} : { args }) });
    for (const ask of Object.keys(scene.play.acts).filter(id => id.startsWith(`${power.id}:`))) scene.add({ type: 'ActWithdrawn', ask });
    scene.add({ type: 'PowerLost', id: power.id });
  }
  noteLost(scene, [role.id]);
}

/** A role's own power, its channels, its disguise, and whatever it brings at once. */
export function gain(scene: Scene, seat: Seat, role: Role, origin: HeldPower['origin'] = 'own'): HeldPower {
  const count = Number(scene.fact('powers') ?? 0) + 1;
  scene.set('powers', count);
  const power: HeldPower = { id: `${seat}.${count}`, power: role.id, holder: seat, origin, since: scene.phase };
  scene.add({ type: 'PowerGained', power });
  if (origin === 'own') for (const slug of role.groups ?? []) scene.join(slug, seat);
  if (role.disguise && origin !== 'imitated') scene.lay('disguise', seat, { args: { role: role.disguise.role, strong: role.disguise.strong, bound: power.id } });
  role.gains?.(scene, power, seat);
  return power;
}

/** An extra role, on top of the own one. werewolves/rule/extra-roles */
export function giveExtra(scene: Scene, seat: Seat, id: string): HeldPower {
  const role = scene.roles.byId(id);
  scene.tell(seat, { kind: 'role', key: 'role.extra', about: [], result: { word: role.name }, args: cardArgs(role) });
  return gain(scene, seat, role, 'granted');
}

/** Takes an extra role, or everything of one kind, away again. */
export function takeExtra(scene: Scene, seat: Seat, id: string): void {
  for (const power of scene.powersOf(seat).filter(one => one.origin === 'granted' && one.power === id)) {
    scene.of(power).loses?.(scene, power, seat);
    scene.add({ type: 'PowerLost', id: power.id });
  }
}
