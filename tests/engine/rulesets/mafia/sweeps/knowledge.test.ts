import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAlive, type Seat } from '../../../../../engine/core/state.ts';
import { withRiders } from '../../../../../engine/rulesets/mafia/held.ts';
import { powersOf } from '../../../../../engine/rulesets/mafia/lookup.ts';
import { playPhase } from '../../../../../engine/testing/bot-game.ts';
import { botActs } from '../../../../../engine/testing/bots.ts';
import type { Desk } from '../../../../../engine/testing/desk.ts';
import { seenBy } from '../../../../../engine/testing/invariants.ts';
import { composedRoles, named, starts, tableOf } from './table.ts';

const someSeed = fc.integer({ min: 0, max: 1_000_000 });
const timeout = 120_000;

/** What all see of it as soon as it is there or used, and who shares a chat. */
const isOpen = (role: string): boolean => /Innocent Child|Tree Stump|Public|Permission-Seeking|Mafia/.test(role);

/** Everybody but one seat does what bots would do now. */
function othersAct(desk: Desk, seat: Seat, seed: number): void {
  const play = desk.game.play!;
  for (const other of play.order.filter(one => one !== seat && isAlive(play, one))) {
    for (const meant of botActs('random', desk.view(other), seed)) if (meant.type === 'answer') desk.act(other, meant);
  }
}

describe('nobody learns what their own card does not grant', () => {
  test('who is what, and who does something, shows to nobody before the night is over', { timeout }, () => {
    fc.assert(
      fc.property(someSeed, fc.constantFrom(...starts), fc.nat(), fc.nat(), (seed, start, at, by) => {
        const roles = [...composedRoles(seed, 3).filter(role => !isOpen(role)).slice(0, 12), 'Mafia Goon', 'Mafia Goon'];
        const own = at % (roles.length - 2);
        const others = [...roles.keys()].filter(n => n !== own);
        const turned = roles.map((role, n) => (n === own ? role : roles[others[(others.indexOf(n) + 1 + (by % 3)) % others.length]!]!));
        const games = [roles, turned].map(all => tableOf(named(all), seed, { start }));
        const seat = `s${own + 1}`;
        const looks = (): string[] => games.map(desk => seenBy(desk, seat));
        const [one, other] = looks();
        expect(other).toBe(one);
        if (start === 'day') return;
        othersAct(games[0]!, seat, seed);
        expect(looks()).toEqual([one, one]);
      }),
      { numRuns: 60 },
    );
  });

  test('results go to those who have something that learns, and to those to whom a forgetful power sends them', { timeout }, () => {
    fc.assert(
      fc.property(someSeed, seed => {
        const roles = composedRoles(seed, 2);
        const desk = tableOf(named(roles), seed, { start: starts[seed % 3]! });
        const isForgetful = roles.some(role => /Amnesiac/.test(role));
        for (let n = 0; n < 4 && !desk.game.play!.winners; n += 1) {
          const { powers } = desk.game.play!;
          const learners = Object.values(powers).filter(({ power }) => powersOf(power).flatMap(withRiders).some(({ role }) => role.learns)).map(({ holder }) => holder);
          playPhase(desk, 'random', seed, ({ events }) => {
            const told = events.flatMap(event => (event.type === 'Said' && event.message.kind === 'result' ? [event.message.to] : []));
            expect(isForgetful ? [] : told.filter(to => !learners.includes(to))).toEqual([]);
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  test('mafia/modifier/random#3: nor which power of a set was drawn, as long as none tells', { timeout }, () => {
    const silent = ['1-shot Doctor', 'Roleblocker', '1-shot Bus Driver', 'Non-Consecutive Rolestopper', '1-shot Roleblocking Doctor', 'Firefighter', 'Even Lightning Rod'];
    fc.assert(
      fc.property(someSeed, fc.shuffledSubarray(silent, { minLength: 2, maxLength: 4 }), (seed, set) => {
        const looks = [seed, seed + 1, seed + 2].map(chance => {
          const desk = tableOf(named([`Town Random (${set.join('/')})`, 'Mafia Goon', 'Town', 'Town', 'Town', 'Town']), chance, { start: 'night' });
          const seen: string[] = [];
          for (let night = 0; night < 4; night += 1) {
            const [ask] = desk.view('s1').asks;
            seen.push(seenBy(desk, 's1'));
            const targets = ask?.form['targets'] ? ['s3', 's4'].slice(0, ask.form['targets'].max) : [];
            if (ask) desk.act('s1', { type: 'answer', ask: ask.id, raw: targets.length === 0 ? {} : { targets } });
            desk.timeUp();
            desk.timeUp();
          }
          return seen;
        });
        expect(looks[1]).toEqual(looks[0]);
        expect(looks[2]).toEqual(looks[0]);
      }),
      { numRuns: 40 },
    );
  });
});

test('mafia/role/loved#1: who needs more or less votes shows in no count of the votes that are still needed', () => {
  const desk = tableOf(named(['Town Loved', 'Town Hated', 'Mafia Goon', 'Town', 'Town']), 1, { start: 'day' });
  for (const seat of desk.game.play!.order) expect(desk.view(seat).polls[0]!.needed).toEqual({ s1: 3, s2: 3, s3: 3, s4: 3, s5: 3, nobody: 3 });
});
