import { chance } from '../../../../../engine/core/chance.ts';
import type { Json } from '../../../../../engine/core/json.ts';
import { composedRole } from '../../../../../engine/testing/composed-roles.ts';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';

export interface Player {
  readonly name: string;
  readonly role: string;
}

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit', 'Leo', 'Mia', 'Ned', 'Oli'];

/** Up to fifteen roles with names, in seating order. */
export const named = (roles: readonly string[]): readonly Player[] => roles.map((role, n) => ({ name: names[n]!, role }));

type Pinned = Readonly<Record<string, Json>>;

/** A table with these players in seating order, dealt; nothing about the deal is checked. */
export const tableOf = (players: readonly Player[], seed: number, options: Pinned = {}, pins: Pinned = {}): Desk =>
  Desk.seat({ rules: knownRules, terms: { ruleset: 'mafia', seed, options: { check: 'off', hidden: 'on', parity: 'off', ...options }, pins }, players }).desk;

/** Twelve composed roles with up to `most` modifiers each, and three who keep the game going. The same seed gives the same ones. */
export const composedRoles = (seed: number, most: number): readonly string[] => [
  ...Array.from({ length: 12 }, (_, seat) => `${chance(seed, `side/${seat}`) < 0.25 ? 'Mafia' : 'Town'} ${composedRole(seed, `seat${seat}`, most)}`),
  'Mafia Goon', 'Town', 'Town Vigilante',
];

export const starts = ['night', 'day', 'confirmation'] as const;
