import type { Json } from '../../../core/json.ts';
import type { Message } from '../../../core/messages.ts';
import type { Phase, Seat, Trait } from '../../../core/state.ts';
import { AWAITED, DOOMED, DOUSED, STANDING } from '../waiting.ts';
import { because, type Change, type Night, type Part, type Step, type Use } from './night.ts';
import { isPartMarked } from './use.ts';
import type { Standing } from './standing.ts';

/** The phase of the same kind so many later. mafia/modifier/delayed#1 */
export const later = ({ name, number }: Phase, by: number): string => `${name} ${number + by}`;

export function douse(night: Night, seat: Seat, use: Use, { power: { role } }: Part): void {
  const isDoused = [...night.play.traits, ...night.lasting].some(({ trait, holder, args }) => trait === DOUSED && holder === seat && args === use.held.id);
  if (!isDoused) night.lasting.push({ trait: DOUSED, holder: seat, by: use.by, args: use.held.id });
  because(night, lasting, `mafia/role/${role.id}#1`, 'trace.doused', { user: [use.by], target: [seat] });
}

export function doomLater(night: Night, seat: Seat, use: Use, cause: string, by: number): void {
  const from = later(night.play.phase, by);
  night.lasting.push({ trait: DOOMED, holder: seat, by: use.by, args: { cause, from }, until: from });
  because(night, lasting, lasting.rule, 'trace.doomed-later', { user: [use.by], target: [seat] }, { from });
}

/** What an effect of tonight leaves behind for later phases. mafia/modifier/delayed#3, mafia/modifier/permanent#1 */
export const lasting: Step = {
  name: 'lasting',
  rule: 'mafia/general/resolution-order#10',
  run(night) {
    for (const use of night.uses) {
      if (use.way === 'standing') continue;
      for (const part of use.parts) {
        const lasts = isLasting(use, part);
        if (!part.works || part.power.role.kills || (part.power.role.changes && !lasts)) continue;
        if (part.power.delay > 0 && !part.power.role.learns) night.lasting.push(...standings(use, part, night.phase, later(night.play.phase, part.power.delay), lasts));
        else if (lasts) night.lasting.push(...standings(use, part, night.phase, undefined, true));
        else if (night.byDay && lastsByDay(part)) night.lasting.push(...standings(use, part, night.phase, night.phase, false));
      }
    }
  },
};

/** True if it goes on until its user dies. mafia/modifier/permanent#1 */
export const isLasting = (use: Use, part: Part): boolean => isPartMarked(use, part, 'permanent');

/** Block, protection, redirection, frame, grant: for the rest of the Day. mafia/general/day-resolution#2 */
const lastsByDay = ({ power: { role } }: Part): boolean => role.trait !== undefined || role.grants !== undefined;

function standings(use: Use, part: Part, since: string, phase: string | undefined, lasts: boolean): Trait[] {
  const { role } = part.power;
  const groups = role.chooses?.count === 2 || !role.chooses ? [part.on] : part.on.map(seat => [seat]);
  const rider = part === use.parts[0] ? undefined : part.power.key;
  return groups.map(targets => {
    const args: Standing = {
      held: use.held.id, power: use.held.power, key: use.power.key, targets, since,
      ...(role.learns ? { about: aboutOf(use, targets), drawn: use.drawn === true } : {}), ...(rider === undefined ? {} : { rider }), ...(phase === undefined ? {} : { from: phase }), ...(lasts ? { lasts } : {}),
    };
    return { trait: STANDING, holder: targets[0] ?? use.by, by: use.by, args: { ...args }, ...(phase === undefined || lasts ? {} : { until: phase }) };
  });
}

/** Those who were chosen where these were reached; a copy came with all of them. */
const aboutOf = ({ chosen, targets }: Use, reached: readonly Seat[]): readonly Seat[] => {
  const about = chosen.filter((_, n) => reached.includes(targets[n]!));
  return about.length === 0 ? chosen : about;
};

/** A result or a change that comes some nights later, as it was on the night of use. mafia/modifier/delayed?4 */
export function putOff(night: Night, seat: Seat, by: Seat, from: string, what: { readonly message: Omit<Message, 'phase'> } | { readonly change: Change }): void {
  night.lasting.push({ trait: AWAITED, holder: seat, by, args: { from, ...jsonOf(what) }, until: from });
}

/** Messages and changes are plain JSON; this says so to the compiler. */
const jsonOf = (value: object): { readonly [key: string]: Json } => JSON.parse(JSON.stringify(value));
