import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAlive, type Seat } from '../../../engine/core/state.ts';
import type { Raw } from '../../../engine/core/forms.ts';
import { botActs } from '../../../engine/testing/bots.ts';
import type { Desk } from '../../../engine/testing/desk.ts';
import { seenBy } from '../../../engine/testing/invariants.ts';
import { deskOf, someRoles, someSeed } from './dealt.ts';

const isMafia = (role: string): boolean => /^(Mafia|Mafioso)(?!-aligned)/.test(role);

/** Two deals that one seat cannot tell apart: its own role and its team are the same, the others have changed places. */
const twins = fc.tuple(someRoles, fc.nat(), someSeed).map(([roles, at, seed]) => {
  const own = at % roles.length;
  const team = isMafia(roles[own]!) ? isMafia : () => false;
  const stays = (role: string, index: number): boolean => index === own || team(role);
  const moving = roles.filter((role, index) => !stays(role, index));
  const turned = [...moving.slice(1), ...moving.slice(0, 1)];
  const other = roles.map((role, index) => (stays(role, index) ? role : turned.shift()!));
  return { roles, other, seat: `s${own + 1}`, seed };
});

/** Everybody but one seat does what bots would do now; a vote too, since everybody sees it: the same in both games. */
function othersAct(desk: Desk, seat: Seat, seed: number): void {
  for (const other of desk.game.play!.order) {
    if (other === seat || !isAlive(desk.game.play!, other)) continue;
    for (const meant of botActs('random', desk.view(other), seed).filter(({ type }) => type === 'answer')) desk.act(other, meant);
  }
}

describe('nothing leaks', () => {
  test('a seat sees nothing of what others are, nor that they act', () => {
    fc.assert(
      fc.property(twins, ({ roles, other, seat, seed }) => {
        const games = [deskOf(roles, { start: 'night' }, seed), deskOf(other, { start: 'night' }, seed)] as const;
        expect(seenBy(games[1], seat)).toBe(seenBy(games[0], seat));
        othersActWithoutTeam(games[0], seat, seed);
        expect(seenBy(games[0], seat)).toBe(seenBy(games[1], seat));
      }),
      { numRuns: 60 },
    );
  });

  test('the whole table and a player without a team see only what is said to them', () => {
    fc.assert(
      fc.property(someRoles, someSeed, (roles, seed) => {
        const desk = deskOf(roles, { start: 'night' }, seed);
        othersAct(desk, 'none', seed);
        desk.timeUp();
        const play = desk.game.play!;
        for (const seat of play.order) {
          const view = desk.view(seat);
          expect(view.news.every(({ to }) => to === seat || to === 'table')).toBe(true);
          const known = view.seats.filter(({ role }) => role !== undefined).map(one => one.seat);
          expect(known).toEqual(play.winners ? [...play.order] : [seat]);
          expect(view.chats.every(({ members }) => members.includes(seat))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** Acts of all who share no chat with the seat: a team sees its own shared choice. */
function othersActWithoutTeam(desk: Desk, seat: Seat, seed: number): void {
  const mates = desk.view(seat).chats.flatMap(({ members }) => members);
  for (const other of desk.game.play!.order.filter(one => one !== seat && !mates.includes(one))) {
    for (const meant of botActs('random', desk.view(other), seed).filter(({ type }) => type === 'answer')) desk.act(other, meant);
  }
}

describe('the order of submission', () => {
  interface Sent {
    readonly seat: Seat;
    readonly ask: string;
    readonly raw: Raw;
  }

  const someNight = fc.tuple(someRoles, someSeed, fc.infiniteStream(fc.nat()));

  test('does not matter: the same choices in any order make the same night', () => {
    fc.assert(
      fc.property(someNight, ([roles, seed, numbers]) => {
        const draw = (most: number): number => (numbers.next().value as number) % most;
        const chosen: Sent[] = [];
        const one = deskOf(roles, { start: 'night' }, seed);
        for (const seat of one.game.play!.order) {
          for (const meant of botActs('random', one.view(seat), seed)) {
            if (meant.type !== 'answer' || chosen.some(({ ask }) => ask === meant.ask)) continue;
            chosen.push({ seat, ask: meant.ask, raw: meant.raw });
          }
        }
        const shuffled = [...chosen];
        for (let i = shuffled.length - 1; i > 0; i -= 1) {
          const j = draw(i + 1);
          [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
        }
        const nights = [chosen, shuffled].map(acts => {
          const desk = deskOf(roles, { start: 'night' }, seed);
          for (const { seat, ask, raw } of acts) expect(desk.act(seat, { type: 'answer', ask, raw }).ok).toBe(true);
          const ended = desk.timeUp()!;
          if (!ended.ok) throw new Error('the night did not end');
          return JSON.stringify([ended.value.events, ended.value.trace]);
        });
        expect(nights[1]).toBe(nights[0]);
      }),
      { numRuns: 60 },
    );
  });
});
