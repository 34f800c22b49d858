import type { Seat } from '../../../core/state.ts';
import { sieveLayers } from '../points.ts';
import { SAVED } from '../waiting.ts';
import { because, byTie, type Attempt, type Doom, type Laid, type Night, type Step, type Use } from './night.ts';
import { isShielded } from './failures.ts';
import { givenRole } from './field.ts';
import { doomLater, douse } from './lasting.ts';
import { spend, usesLeft } from './spending.ts';
import { isPartMarked } from './use.ts';

/** mafia/general/resolution-order#9: for each player the attempts, in the order of their kills, through the layers of protection. */
export const attempts: Step = {
  name: 'attempts',
  rule: 'mafia/general/resolution-order#9',
  run(night) {
    night.attempts.push(...night.uses.flatMap(attemptsOf));
    addLethal(night);
    const besides = night.play.order.flatMap(seat => {
      const on = night.attempts.filter(attempt => attempt.on === seat);
      return on.length > 0 ? carryOut(night, seat, on) : [];
    });
    night.dooms.push(...besides.toSorted((a, b) => (a.cause < b.cause ? -1 : a.cause > b.cause ? 1 : 0))); // by no seat: who dies of several things dies of the same wherever anybody sits
  },
};

const attemptsOf = (use: Use): readonly Attempt[] => use.parts.flatMap(part => {
  const { role: { kills }, delay } = part.power;
  const attempt = { use, part, when: kills === 'ignition' ? Infinity : delay, isStrongman: isPartMarked(use, part, 'strongman') };
  return kills ? part.on.map(on => ({ ...attempt, on })) : [];
});

/** An attempt on whoever laid such a trait is one on its holder as well, until nothing is added. mafia/general/protection-and-kills#13, #18 */
function addLethal(night: Night): void {
  const open = night.laid.filter(({ kind, on, by, use }) => kind.lethal && use && on !== by && (!isShielded(night) || isPartMarked(use, partOf(use, kind), 'strongman')));
  const next = (): Laid | undefined => open.find(({ by }) => night.attempts.some(({ on }) => on === by));
  for (let laid = next(); laid; laid = next()) {
    open.splice(open.indexOf(laid), 1);
    const { use, on, by, kind } = laid;
    const part = partOf(use!, kind);
    night.attempts.push({ use: use!, part, on, when: 0, isStrongman: isPartMarked(use!, part, 'strongman') });
    because(night, attempts, kind.lethal!.rule, 'trace.lethal', { user: [by], target: [on] });
  }
}

const partOf = ({ parts }: Use, kind: Laid['kind']) => parts.find(({ power }) => power.role.trait === kind)!;

/** @returns who dies besides: in this player's place, or of having struck */
function carryOut(night: Night, seat: Seat, on: readonly Attempt[]): readonly Doom[] {
  const tie = byTie(night);
  const ordered = on.toSorted((a, b) => a.when - b.when || tie({ by: a.use.by, use: a.use }, { by: b.use.by, use: b.use }));
  const strong = ordered.filter(({ isStrongman }) => isStrongman);
  const left = sieved(night, seat, ordered.filter(({ isStrongman }) => !isStrongman));
  const guard = left.length === 0 ? undefined : night.laid.filter(({ kind, on: guarded, by }) => kind.guards && guarded === seat && by !== seat).sort(tie)[0];
  if (guard) because(night, attempts, guard.kind.guards!.rule, 'trace.guarded', { user: [guard.by], target: [seat], others: left.map(({ use }) => use.by) });
  if (guard?.use) guard.use.took = true;
  const instead = guard ? left.flatMap(attempt => takeEffect(night, attempt, guard.by, guard.power.role.id)) : [];
  night.dooms.push(...[...(guard ? [] : left), ...strong].flatMap(attempt => takeEffect(night, attempt, seat, undefined)));
  return [...instead, ...strikeBack(night, seat, [...left, ...strong])];
}

function sieved(night: Night, seat: Seat, on: readonly Attempt[]): readonly Attempt[] {
  let left = on;
  for (const layer of sieveLayers) {
    for (const laid of inTurn(night, left, night.laid.filter(one => one.on === seat && one.kind.sieve?.layer === layer && !hasSaved(night, one)))) {
      const { keep, rule } = laid.kind.sieve!;
      const after = keep(left, { laid, left: laid.use ? Infinity : usesLeft(night, laid) });
      const stopped = left.filter(attempt => !after.includes(attempt));
      spend(night, laid, stopped.length);
      if (stopped.length > 0 && laid.use) laid.use.took = true;
      if (stopped.length > 0 && layer === 'aid') night.saves.push(laid);
      for (const { use } of stopped) because(night, attempts, rule, 'trace.saved', { user: [laid.by], target: [seat], others: [use.by] }, { role: laid.power.role.name, kill: use.power.role.name });
      left = after;
    }
  }
  return left;
}

/** By the tie list; what could not stop all of these goes before what could, so that as many are stopped as possible. */
function inTurn(night: Night, on: readonly Attempt[], laid: readonly Laid[]): readonly Laid[] {
  const tie = byTie(night);
  const stoppable = new Map(laid.map(one => [one, on.filter(attempt => one.kind.sieve!.keep([attempt], { laid: one, left: Infinity }).length === 0).length]));
  return laid.toSorted((a, b) => stoppable.get(a)! - stoppable.get(b)! || tie(a, b));
}

/** One attempt in each phase, and by day each comes alone. mafia/modifier/permanent?1 */
const hasSaved = ({ play }: Night, { use, on }: Laid): boolean =>
  use !== undefined && play.traits.some(({ trait, holder, args }) => trait === SAVED && holder === on && args === use.id);

function takeEffect(night: Night, { use, part, when }: Attempt, victim: Seat, sacrifice: string | undefined): readonly Doom[] {
  const { id } = part.power.role;
  const cause = sacrifice ?? id;
  use.took = true;
  if (when === 0) {
    because(night, attempts, part.power.role.trait?.lethal?.rule ?? `mafia/role/${id}#1`, 'trace.killed', { target: [victim], others: [use.by] }, { role: part.power.role.name });
    return [{ seat: victim, by: [use.by], cause }];
  }
  if (when === Infinity) douse(night, victim, use, part);
  else doomLater(night, victim, use, cause, when);
  return [];
}

/** At once, even if whoever strikes back dies later. mafia/general/protection-and-kills#8 */
function strikeBack(night: Night, seat: Seat, took: readonly Attempt[]): readonly Doom[] {
  return took.flatMap(({ use }) => {
    const struck = night.laid.find(laid => laid.on === seat && laid.kind.strikesBack && usesLeft(night, laid) > 0);
    if (!struck) return [];
    spend(night, struck);
    if (struck.use) struck.use.took = true;
    because(night, attempts, struck.kind.strikesBack!.rule, 'trace.struck-back', { user: [seat], target: [use.by] });
    return [{ seat: use.by, by: [seat], cause: givenRole(struck.power.role).id }];
  });
}
