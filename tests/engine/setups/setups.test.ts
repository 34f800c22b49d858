import { describe, expect, test } from 'vitest';
import { setups } from '../../../engine/setups/index.ts';
import { decide } from '../../../engine/table/decide.ts';
import { defaultSchedule } from '../../../engine/table/defaults.ts';
import type { Command } from '../../../engine/table/commands.ts';
import type { GameState } from '../../../engine/table/table.ts';
import { knownRules } from '../../../engine/testing/known-rules.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `P${n + 1}`);
const all = setups.map(setup => [setup.name, setup] as const);

describe('ready-made setups', () => {
  test.each(all)('%s is a lawful deal, each role canonical, with as many as its id says', (_, { id, roles, ruleset }) => {
    const rules = knownRules(ruleset)!;
    expect(roles.length).toBe(Number(id.split('-').at(-1)));
    const written = roles.filter(role => role !== 'drawn');
    expect(written.map(role => { const read = rules.explain(role); return read.ok ? [role, read.warnings] : [role, read.fault.message]; })).toEqual(written.map(role => [role, []]));
    expect([0, roles.length]).toContain(written.length);
    const terms = { ruleset, seed: 1, options: {}, pins: {} };
    const dealt = rules.deal(terms, names(roles.length), rules.seated?.(terms, names(roles.length), roles) ?? roles);
    expect(dealt.ok ? [] : dealt.faults).toEqual([]);
  });

  test('there is one for nearly every size from 5 to 24, and names and ids are told apart', () => {
    const sizes = new Set(setups.map(({ roles }) => roles.length));
    expect([5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 20, 24].filter(size => !sizes.has(size))).toEqual([]);
    expect(setups.length).toBeGreaterThanOrEqual(20);
    expect(new Set(setups.map(({ name }) => name)).size).toBe(setups.length);
    expect(new Set(setups.map(({ id }) => id)).size).toBe(setups.length);
  });

  test('by the clocktower rules there is one for every table that they seat, all drawn', () => {
    const drawn = setups.filter(({ ruleset, roles }) => ruleset === 'clocktower' && roles.every(role => role === 'drawn'));
    expect(drawn.map(({ roles }) => roles.length).sort((a, b) => a - b)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('by the werewolves rules there is a list for many sizes from 8 to 40, each even in strength, and a drawn one for every size', () => {
    const all = setups.filter(({ ruleset }) => ruleset === 'werewolves');
    const isDrawn = (role: string): boolean => role === 'drawn';
    const written = all.filter(({ roles }) => !roles.some(isDrawn));
    const { judge, least, most } = knownRules('werewolves')!.drawing!;
    expect([8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40].filter(size => !written.some(({ roles }) => roles.length === size))).toEqual([]);
    expect(written.map(({ id, roles }) => [id, judge(roles)] as const).filter(([, { balance, tolerance }]) => Math.abs(balance) > tolerance)).toEqual([]);
    const sizes = all.filter(({ roles }) => roles.every(isDrawn)).map(({ roles }) => roles.length);
    expect(sizes.sort((a, b) => a - b)).toEqual(Array.from({ length: most - least + 1 }, (_, at) => least + at));
  });
});

/** A lobby of a ready-made setup with everybody in it, not yet dealt. */
function lobbyOf({ id, ruleset, roles }: (typeof setups)[number], seating?: number): GameState {
  const sent = { game: 'g', at: Date.UTC(2024, 2, 4, 9) };
  let state: GameState | undefined;
  const send = (command: Command): void => {
    const decision = decide(knownRules, state, command);
    if (!decision.ok) throw new Error(`"${command.type}" was refused: ${decision.refusals[0]!.message}`);
    ({ state } = decision.value);
  };
  send({ ...sent, type: 'create', id: 'c0', person: 'host', name: 'Host', place: 'here', ruleset, seed: 1, size: roles.length, setup: { ready: id },
    schedule: defaultSchedule, theme: 'workplace', options: {}, playing: false, ...(seating === undefined ? {} : { seating }) });
  for (const [at, name] of names(roles.length).entries()) send({ ...sent, type: 'join', id: `j${at}`, person: name, name });
  return state!;
}

const started = (lobby: GameState, seed: number): GameState => {
  const dealt = decide(knownRules, { ...lobby, terms: { ...lobby.terms, seed } }, { type: 'start', id: `s${seed}`, game: 'g', at: Date.UTC(2024, 2, 4, 9), person: 'host' });
  if (!dealt.ok) throw new Error(`seed ${seed}: ${dealt.refusals[0]!.message}`);
  return dealt.value.state;
};

describe('ready-made games by the clocktower rules', () => {
  const ready = setups.filter(({ ruleset }) => ruleset === 'clocktower').map(setup => [setup.id, setup] as const);

  test.each(ready)('%s is dealt lawfully from its lobby under 200 seeds', (_, setup) => {
    const lobby = lobbyOf(setup);
    for (let seed = 0; seed < 200; seed += 1) {
      const { order, names: called, seats } = started(lobby, seed).play!;
      const again = knownRules('clocktower')!.deal({ ruleset: 'clocktower', seed, options: {}, pins: {} }, order.map(seat => called[seat]!), order.map(seat => seats[seat]!.role));
      expect(again.ok ? [] : again.faults, `seed ${seed}`).toEqual([]); // who is what is checked as a record's is
    }
  });

  test('who sits where tells nothing of who is what: the seating is the same under every deal, and every seat has every kind', () => {
    const lobby = lobbyOf(setups.find(({ id }) => id === 'lantern-9')!, 7);
    const games = Array.from({ length: 300 }, (_, seed) => started(lobby, seed));
    expect(new Set(games.map(({ table }) => JSON.stringify(table.seated))).size).toBe(1);
    for (const seat of games[0]!.play!.order) {
      const demons = games.filter(({ play }) => /^(Lleech|Vortox)$/.test(play!.seats[seat]!.role)).length;
      expect(Math.abs(demons - (300 * (2 / 3)) / 9)).toBeLessThan(20); // one third of the games has a token in place of a demon
    }
  });
});

describe('ready-made games by the werewolves rules', () => {
  test.each(['lot-8', 'lot-17', 'lot-40'])('%s is dealt lawfully from its lobby, otherwise under each seed', id => {
    const lobby = lobbyOf(setups.find(one => one.id === id)!);
    const lists = Array.from({ length: 5 }, (_, seed) => {
      const { order, names: called, seats } = started(lobby, seed).play!;
      const roles = order.map(seat => seats[seat]!.role);
      const again = knownRules('werewolves')!.deal({ ruleset: 'werewolves', seed, options: {}, pins: {} }, order.map(seat => called[seat]!), roles);
      expect(again.ok ? [] : again.faults, `seed ${seed}`).toEqual([]);
      return [...roles].sort().join();
    });
    expect(new Set(lists).size).toBe(5);
  });
});
