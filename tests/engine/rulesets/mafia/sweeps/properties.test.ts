import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shuffle } from '../../../../../engine/core/chance.ts';
import type { Act, Answer } from '../../../../../engine/core/state.ts';
import { playOut, playPhase } from '../../../../../engine/testing/bot-game.ts';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { isPlain } from '../../../../../engine/testing/invariants.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';
import { entriesOf } from '../../../../../engine/testing/log.ts';
import type { Change } from '../../../../../engine/table/decision.ts';
import { composedRoles, named, starts, tableOf, type Player } from './table.ts';

const someSeed = fc.integer({ min: 0, max: 1_000_000 });
const timeout = 120_000;

/** Who asks the others votes at night as well, and votes come in an order. */
const withoutRequests = (roles: readonly string[]): readonly string[] => roles.filter(role => !/Permission-Seeking/.test(role));

/** A second use comes after the first. */
const inReach = (acts: readonly Act[]): readonly Act[] => acts.toSorted((a, b) => Number(a.ask.endsWith('~2')) - Number(b.ask.endsWith('~2')));

function send(desk: Desk, acts: readonly Act[]): void {
  for (const { by, ask, answer } of inReach(acts)) expect(desk.act(by, { type: 'answer', ask, raw: answer })).toMatchObject({ ok: true });
}

function ended(desk: Desk): Change {
  const end = desk.timeUp();
  if (!end?.ok) throw new Error('the night did not end');
  return end.value;
}

/** Lets bots play a phase, and gives back what stood chosen at its end and what came of it. */
function watched(desk: Desk, seed: number): { readonly acts: readonly Act[]; readonly end: Change | undefined } {
  let acts: readonly Act[] = [];
  let end: Change | undefined;
  playPhase(desk, 'random', seed, (change, move) => {
    if (move) acts = Object.values(change.state.play!.acts);
    else end = change;
  });
  return { acts, end };
}

test('mafia/general/randomness#3: the order in which a night is submitted does not matter', { timeout }, () => {
  fc.assert(
    fc.property(someSeed, seed => {
      const desk = tableOf(named(withoutRequests(composedRoles(seed, 3))), seed, { start: seed % 2 ? 'night' : 'confirmation' });
      for (let n = 0; n < 4 && !desk.game.play!.winners; n += 1) {
        const before = desk.game;
        const { acts, end } = watched(desk, seed);
        if (before.play!.phase.name !== 'night' || !end) continue;
        const other = new Desk(knownRules, before);
        send(other, shuffle(seed, `order/${n}`, acts));
        expect(JSON.stringify(ended(other).events)).toBe(JSON.stringify(end.events));
      }
    }),
    { numRuns: 30 },
  );
});

describe('games of composed roles', () => {
  test('go the same way again for the same seed, byte for byte, and stay plain JSON after every command', { timeout }, () => {
    fc.assert(
      fc.property(someSeed, seed => {
        const play = (): string[] => {
          const states: string[] = [];
          const desk = tableOf(named(composedRoles(seed, 2)), seed, { start: starts[seed % 3]! });
          for (let n = 0; n < 3 && !desk.game.play!.winners; n += 1) {
            playPhase(desk, 'random', seed, ({ state, events, trace }) => {
              expect(isPlain(state)).toBe(true);
              states.push(JSON.stringify([state, events, trace]));
            });
          }
          return states;
        };
        expect(play()).toEqual(play());
      }),
      { numRuns: 8 },
    );
  });

  test('end', { timeout }, () => {
    fc.assert(
      fc.property(someSeed, seed => {
        const desk = tableOf(named(composedRoles(seed, 2).slice(3)), seed, { start: starts[seed % 3]! });
        expect(playOut(desk, 'random', seed)).toBeLessThan(200);
      }),
      { numRuns: 25 },
    );
  });
});

describe('seats', () => {
  /** Draws of its own, which hang on the seat; what the tie list decides shows by another seed. */
  const isDrawn = (role: string): boolean => /Nexus|Compulsive|Lover|Random|Amnesiac|Permission-Seeking/.test(role);

  /** Players in place of seats. */
  const byName = (players: readonly Player[], answer: Answer): Answer =>
    Object.fromEntries(Object.entries(answer).map(([field, values]) => [field, values.map(value => players[Number(/^s(\d+)$/.exec(value)?.[1]) - 1]?.name ?? value)]));
  const bySeat = (players: readonly Player[], answer: Answer): Answer =>
    Object.fromEntries(Object.entries(answer).map(([field, values]) => [field, values.map(value => seatOf(players, value) ?? value)]));
  const seatOf = (players: readonly Player[], name: string): string | undefined => {
    const at = players.findIndex(player => player.name === name);
    return at < 0 ? undefined : `s${at + 1}`;
  };

  /** The same choices of the same players, wherever they sit; what everybody learns of it, and what they are then, without regard to order. */
  function outcome(players: readonly Player[], chosen: readonly Act[], seed: number): string {
    const desk = tableOf(players, seed, { start: 'night' });
    send(desk, chosen.map(({ by, ask, answer }) => {
      const seat = seatOf(players, by)!;
      return { by: seat, ask: ask.replace(/^s\d+/, seat), answer: bySeat(players, answer) };
    }));
    const before = desk.game.play!;
    const end = ended(desk);
    const heard = entriesOf(before, end, 'workplace').filter(({ type }) => ['death', 'revival', 'told', 'announced'].includes(type));
    const are = players.map(({ name }, n) => [name, wordsIn(end.state.play!.seats[`s${n + 1}`]!.role)]);
    return JSON.stringify(sorted([heard, are]));
  }

  /** What is gained stands in an order of its own. */
  const wordsIn = (role: string): readonly string[] => role.split(/[ ()/]+/);

  function sorted(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'text').map(([key, one]) => [key, sorted(one)]));
  }

  test('do not matter: players who sit otherwise and do the same fare the same, where chance has no part in it', { timeout }, () => {
    let compared = 0;
    fc.assert(
      fc.property(someSeed, seed => {
        const players = named(composedRoles(seed, 2)).filter(({ role }) => !isDrawn(role));
        const { acts } = watched(tableOf(players, seed, { start: 'night' }), seed);
        const chosen = acts.map(({ by, ask, answer }) => ({ by: players[Number(by.slice(1)) - 1]!.name, ask, answer: byName(players, answer) }));
        const one = outcome(players, chosen, seed);
        const others = Array.from({ length: 12 }, (_, salt) => seed + (salt + 1) * 1009);
        if (others.some(other => outcome(players, chosen, other) !== one)) return; // ties were broken by chance
        compared += 1;
        expect(outcome(shuffle(seed, 'turned', players), chosen, seed)).toBe(one);
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(12);
  });
});
