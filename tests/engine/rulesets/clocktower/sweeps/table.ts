import type { Json } from '../../../../../engine/core/json.ts';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit', 'Leo', 'Mia', 'Ned', 'Oli'];

/** A table with these roles in seating order, dealt. */
export const tableOf = (roles: readonly string[], seed: number, options: Readonly<Record<string, Json>> = {}, pins: Readonly<Record<string, Json>> = {}): Desk =>
  Desk.seat({ rules: knownRules, terms: { ruleset: 'clocktower', seed, options, pins }, players: roles.map((role, at) => ({ name: names[at]!, role })) }).desk;

/** A drawn table: its size goes through all of 7 to 15 with the seed. */
export const drawnTable = (seed: number, options: Readonly<Record<string, Json>> = {}, pins: Readonly<Record<string, Json>> = {}): Desk =>
  tableOf(Array<string>(7 + (seed % 9)).fill('drawn'), seed, options, pins);

/** Who runs the game: nobody, or somebody who decides at random. */
export const hosts = [['automatic', 'absent'], ['storyteller', 'random'], ['storyteller', 'absent']] as const;
