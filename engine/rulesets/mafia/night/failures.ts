import { textsOf } from '../../../core/json.ts';
import type { Seat } from '../../../core/state.ts';
import { isShutOut } from './barriers.ts';
import { failureIn, partFailsIn } from './conditions.ts';
import { givenTrait } from './field.ts';
import { because, type Laid, type Night, type Part, type Step, type Use } from './night.ts';
import { isControlPart, isPartMarked } from './use.ts';
import { awaitsOf } from '../holding.ts';
import { isEnabledNative, needsOf } from './needs.ts';
import { spend, usesLeft } from './spending.ts';
import { isVisited } from './visits.ts';
import { SHIELD } from '../waiting.ts';

/** mafia/general/resolution-order#8: what fails at its target, part by part; what does not, takes effect there. */
export const failures: Step = {
  name: 'failures',
  rule: 'mafia/general/resolution-order#8',
  run(night) {
    night.laid.push(...night.natives.filter(laid => isEnabledNative(night, laid) && (awaitsOf(laid.whole ?? laid.power) !== 'visit' || isVisited(night, { by: laid.on }))));
    const all = night.uses.flatMap(use => use.parts.map(part => ({ use, part })));
    for (const { use } of all) judge(night, use);
    for (let open = all, wave = firstOf(open); open.length > 0; open = open.filter(one => !wave.includes(one)), wave = firstOf(open)) {
      for (const { use, part } of wave) land(night, use, part);
      for (const { use, part } of wave) night.laid.push(...laidBy(use, part));
    }
  },
};

interface Landing {
  readonly use: Use;
  readonly part: Part;
}

/** What others fail by is in place before they are judged; in a circle all at once. */
function firstOf(open: readonly Landing[]): readonly Landing[] {
  const bars = open.filter(({ part }) => givenTrait(part.power.role)?.fails);
  const free = open.filter(one => !bars.some(bar => bar !== one && givenTrait(bar.part.power.role)!.fails!.part(one.part)));
  return free.length > 0 ? free : open;
}

function judge(night: Night, use: Use): void {
  if (use.home) return;
  use.failedAt = night.world.struck.get(use)?.failedAt ?? failureIn(night.world, use);
  const layer = use.power.layers[use.failedAt];
  if (layer) because(night, failures, `mafia/modifier/${layer.id}#1`, 'trace.failed', { user: [use.by], targets: use.targets }, { role: use.power.role.name, modifier: layer.id });
}

function land(night: Night, use: Use, part: Part): void {
  const { world, barred } = night;
  const isDown = isControlPart(part) && world.field.isControl(use) && !world.inForce(use);
  if (use.home || use.failedAt >= 0 || isDown || barred.blocked.has(part) || needsOf(night, use, part).some(({ home }) => home) || partFailsIn(world, use, part)) return;
  if (isShielded(night) && part.power.role.kills !== undefined && !isPartMarked(use, part, 'strongman')) return shieldLine(night, use, part);
  const isForTwo = part.power.role.chooses?.count === 2;
  const wanted = [...use.targets, ...(isForTwo ? [] : use.copies.filter(seat => !isShutOut(night, seat, use, part)))];
  const on = [...new Set(wanted)].filter(seat => !failsAt(night, use, part, seat));
  const isVoid = isForTwo && on.length < 2;
  part.on = isVoid ? [] : on;
  part.works = !isVoid && (on.length > 0 || !needsSomebody(use, part));
}

/** What chooses players works on nobody else, unless its form was filled in otherwise. */
const needsSomebody = ({ answer }: Use, { power: { role } }: Part): boolean =>
  role.chooses !== undefined && !(role.insteadOf !== undefined && (answer[role.insteadOf]?.length ?? 0) > 0);

/** By the harm test. mafia/role/virgin#1, mafia/general/killing-action#3 */
export const isShielded = ({ play, phase }: Night): boolean => textsOf(play.facts[SHIELD]).includes(phase);

const shieldLine = (night: Night, use: Use, part: Part): void =>
  because(night, failures, failures.rule, 'trace.shielded', { user: [use.by] }, { role: part.power.role.name });

function failsAt(night: Night, use: Use, part: Part, seat: Seat): boolean {
  if (use.way === 'standing') return false; // it was judged in the phase of its use
  const bar = night.laid.find(laid => laid.on === seat && laid.use !== use && laid.kind.fails?.part(part) === true && !(laid.kind.fails.protective && isPartMarked(use, part, 'strongman')) && usesLeft(night, laid) > 0);
  if (bar) spend(night, bar);
  if (bar) because(night, failures, bar.kind.fails!.rule, 'trace.failed-at', { user: [use.by], target: [seat], others: [bar.by] }, { role: part.power.role.name });
  return bar !== undefined;
}

/** What a part that takes effect tonight puts on whom. */
function laidBy(use: Use, part: Part): Laid[] {
  const kind = givenTrait(part.power.role);
  if (!kind || !part.works || part.power.delay > 0) return [];
  const { role } = part.power;
  const granted = role.grants !== undefined;
  const on = role.mode === 'passive' || !role.chooses ? [use.by] : part.on;
  return on.map(seat => ({ kind, on: seat, by: use.by, use, power: part.power, held: use.held, granted }));
}
