import { describe, expect, test } from 'vitest';
import type { BotKind } from '../../../engine/testing/bots.ts';
import { readSetup } from '../../../engine/testing/read-setup.ts';
import { added, simulate, type SimulationPlan } from '../../../engine/testing/simulate.ts';
import { reportOf, shareOf } from '../../../engine/testing/simulation-report.ts';

function planOf(text: string, bots: BotKind = 'random'): SimulationPlan {
  const plan = readSetup(text, bots);
  if (!plan.ok) throw new Error(`${plan.fault.line}: ${plan.fault.message}`);
  return plan.value;
}

const vanilla = (players: number, mafia: number, start: string): SimulationPlan =>
  planOf(`rules: mafia\noptions: { start: ${start} }\nroles: [${mafia}x Mafia Goon, ${players - mafia}x Town]\n`);

describe('vanilla Mafia with random play', () => {
  // The exact chances: D(n, m) = m/(n+m) N(n, m-1) + n/(n+m) N(n-1, m), N(n, m) = D(n-1, m); m = 0 is won, m >= n is lost.
  test.each([
    [5, 1, 'day', 7 / 15, 200],
    [6, 1, 'night', 7 / 15, 150],
    [7, 1, 'day', 19 / 35, 100],
    [7, 2, 'day', 8 / 35, 200],
    [8, 2, 'night', 8 / 35, 100],
    [5, 2, 'day', 2 / 15, 200],
  ])('%i players, %i of the Mafia, %s first: the Town wins %f of the games', (players, mafia, start, exact, games) => {
    const { wins } = simulate(vanilla(players, mafia, start), 0, games);
    const share = (wins['Town'] ?? 0) / games;
    expect(Math.abs(share - exact)).toBeLessThan(3 * Math.sqrt((exact * (1 - exact)) / games));
    expect((wins['Town'] ?? 0) + (wins['Mafia'] ?? 0)).toBe(games);
  }, 60_000);

  test('a Doctor among five Town players, nights first (exactly 0.123089 for seven, with two of the Mafia)', () => {
    const { wins } = simulate(planOf('rules: mafia\noptions: { start: night, parity: auto }\nroles: [2x Mafia Goon, Town Doctor, 4x Town]\n'), 0, 150);
    expect(Math.abs((wins['Town'] ?? 0) / 150 - 0.123089)).toBeLessThan(3 * Math.sqrt((0.123 * 0.877) / 150));
  }, 60_000);
});

describe('a simulation', () => {
  const plan = planOf('rules: mafia\nseed: 11\nroles: [Mafia Goon, Mafia Roleblocker, Town Cop, Town Doctor, 2x Town, Town Vigilante]\n', 'cautious');

  test('comes out the same again, also in parts', () => {
    const whole = simulate(plan, 0, 40);
    expect(simulate(plan, 0, 40)).toEqual(whole);
    const parts = added(simulate(plan, 0, 15), simulate(plan, 15, 25));
    expect(reportOf(plan, parts, 1)).toEqual(reportOf(plan, whole, 1));
  });

  test('its report has the shape of the format', () => {
    const report = reportOf(plan, simulate(plan, 0, 40), 0.5);
    expect(Object.keys(report)).toEqual(['games', 'seed', 'wins', 'length', 'gamesPerSecond', 'deaths']);
    expect([report.games, report.seed, report.gamesPerSecond]).toEqual([40, 11, 80]);
    expect(Object.keys(report.wins)).toEqual(['Mafia', 'Town']);
    expect(Object.keys(report.wins['Town']!)).toEqual(['share', 'low', 'high']);
    expect(Object.keys(report.deaths).slice(0, 3)).toEqual(['day 1', 'night 1', 'day 2']);
    expect(report.length.max).toBeGreaterThanOrEqual(report.length.mean);
  });

  test('a side that never won is listed too', () => {
    const tally = { games: 10, wins: { Mafia: 10 }, phases: 30, longest: 3, deaths: { 'night 1': { Town: 5 } } };
    expect(reportOf(plan, tally, 1)).toMatchObject({ wins: { Mafia: { share: 1 }, Town: { share: 0 } }, length: { mean: 3, max: 3 }, deaths: { 'night 1': { Town: 0.5 } } });
  });

  test.each([
    [41, 100, { share: 0.41, low: 0.3187, high: 0.508 }],
    [0, 10, { share: 0, low: 0, high: 0.2775 }],
    [10, 10, { share: 1, low: 0.7225, high: 1 }],
  ])('%i of %i: Wilson', (count, games, share) => {
    expect(shareOf(count, games)).toEqual(share);
  });
});

describe('a setup that is none', () => {
  test.each([
    ['rules: mafia\nroles: []\n', '2: there are no roles'],
    ['rules: mafia\nroles:\n  - Town\n  - 3x Mafia Gon\n', `4: seat 2's role "Mafia Gon": unknown word "Gon" at character 7; did you mean "Mafia Goon" or "Cop" or "Town"?`],
    ['rules: mafia\nplayers: { Ann: Town }\nroles: [Town]\n', '2: "players" is no key here; '],
    ['rules: mafia\nroles: [6x Town]\n', '2: this game would be over before it starts'],
    ['rules: poker\nroles: [6x Town]\n', '1: there are no rules called "poker"'],
  ])('%j', (text, message) => {
    const plan = readSetup(text, 'random');
    expect(plan.ok ? '' : `${plan.fault.line}: ${plan.fault.message}`).toContain(message);
  });
});
