import fc from 'fast-check';
import type { Json } from '../../../engine/core/json.ts';
import { Desk } from '../../../engine/testing/desk.ts';
import { knownRules } from '../../../engine/testing/known-rules.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit', 'Leo', 'Mia'];

/** A table of mafia with these roles in seating order, dealt. */
export const deskOf = (roles: readonly string[], options: Readonly<Record<string, Json>> = {}, seed = 1): Desk =>
  Desk.seat({
    rules: knownRules,
    terms: { ruleset: 'mafia', seed, options: { check: 'off', ...options }, pins: {} },
    players: roles.map((role, index) => ({ name: names[index]!, role })),
  }).desk;

/** Town roles with powers or without, and members of the Mafia: never over before it starts. */
export const someRoles = fc
  .tuple(
    fc.constantFrom('Mafia Goon', 'Mafia Roleblocker', 'Mafia Cop', 'Mafia Doctor'),
    fc.array(fc.constantFrom('Mafia Goon', 'Mafia Roleblocker', 'Mafia Tracker', 'Mafia-aligned Watcher'), { maxLength: 2 }),
    fc.array(
      fc.constantFrom('Town', 'Town Cop', 'Town Doctor', 'Town Roleblocker', 'Town Vigilante', 'Town Tracker', 'Town Watcher', 'Town Cop Doctor', 'Town Cop Cop'),
      { minLength: 4, maxLength: 8 },
    ),
  )
  .map(([one, more, town]) => [one, ...more, ...town])
  .chain(roles => fc.shuffledSubarray(roles, { minLength: roles.length }));

/** Options that a host may choose. */
export const someOptions = fc.record({
  start: fc.constantFrom('day', 'night', 'confirmation'),
  deadline: fc.constantFrom('none', 'plurality'),
  flip: fc.constantFrom('full', 'alignment', 'none'),
  parity: fc.constantFrom('provable', 'auto', 'off'),
  multitask: fc.constantFrom('on', 'off'),
});

export const someSeed = fc.integer({ min: 0, max: 1_000_000 });
