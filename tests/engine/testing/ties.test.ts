import { describe, expect, test } from 'vitest';
import type { Json } from '../../../engine/core/json.ts';
import { living } from '../../../engine/core/state.ts';
import { Desk } from '../../../engine/testing/desk.ts';
import { watchGame, type Watched } from '../../../engine/testing/invariants.ts';
import { knownRules } from '../../../engine/testing/known-rules.ts';
import { simulate } from '../../../engine/testing/simulate.ts';
import { withTies } from '../../../engine/testing/ties.ts';

const termsOf = (options: Readonly<Record<string, Json>>, ruleset = 'werewolves') => ({ ruleset, seed: 1, options, pins: {} });

function watched(options: Readonly<Record<string, Json>>, roles: readonly string[], seed = 1): Watched {
  const { desk } = Desk.seat({ rules: knownRules, terms: withTies(termsOf({ check: 'off', ...options })), players: roles.map((role, at) => ({ name: `P${at + 1}`, role })) });
  return watchGame(desk, 'random', seed);
}

const endOf = ({ steps, phases }: Watched) => {
  const { command, state } = steps.at(-1)!;
  return { by: command.type, phases, won: state.play!.winners!.length, alive: living(state.play!).length };
};

/** Two sides of which neither can do away with the other: what one votes the other's vote undoes. */
const stuck = ['Trickster', 'Recluse'];

describe('werewolves/rule/results#1: where nobody can do away with the others', () => {
  test('the rules ask after the quiet that the terms name, and the host ends it: all who live win', () => {
    expect(endOf(watched({ stalemateAfter: 6 }, stuck))).toEqual({ by: 'declare', phases: 6, won: 2, alive: 2 });
  });

  test('watched games are asked for in any case; rules that do not ask are left as they are', () => {
    expect(endOf(watched({}, stuck))).toMatchObject({ by: 'declare', phases: 30 });
    expect(withTies(termsOf({}, 'mafia')).options).toEqual({});
  });

  test('a simulation counts it as won by nobody, and who has left as a winner before the end is no side', () => {
    const wins = (roles: readonly string[]) => simulate({ terms: termsOf({ check: 'off' }), roles, bots: 'random' }, 0, 4).wins;
    expect(wins(stuck)).toEqual({ Nobody: 4 });
    const withAngel = wins(['Angel', 'Wolf', 'Citizen', 'Citizen', 'Citizen']);
    expect(Object.keys(withAngel).filter(side => !['Townsfolk', 'Werewolves', 'Nobody'].includes(side))).toEqual([]);
    expect(Object.values(withAngel).reduce((all, count) => all + count)).toBe(4);
  });
});

test('who can still move is not stopped: bots light the fire that they have laid, now and then', () => {
  const ends = Array.from({ length: 6 }, (_, seed) => endOf(watched({}, ['Trickster', 'Pyromancer'], seed)));
  expect(ends.filter(({ by, alive }) => by !== 'declare' && alive === 1)).toHaveLength(6);
});
