import { describe, expect, test } from 'vitest';
import { chance, shuffle } from '../../../../../engine/core/chance.ts';
import { evolveAll } from '../../../../../engine/core/evolve.ts';
import type { GameEvent } from '../../../../../engine/core/events.ts';
import type { Play } from '../../../../../engine/core/state.ts';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import { DRAWN } from '../../../../../engine/rulesets/werewolves/draw/drawn-seats.ts';
import { declaredTie, playPhase } from '../../../../../engine/testing/bot-game.ts';
import { botKinds } from '../../../../../engine/testing/bots.ts';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { isPlain, lostActs } from '../../../../../engine/testing/invariants.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';

const GAMES = 200;
/** No game of bots has come near it, and none in which so many phases passed without a death has ever moved again. */
const LONGEST = 100;
const STILL = 30;
/** Of so many games one is played twice, and told anew from its events. */
const AGAIN = 10;
const names = catalogue.all.filter(({ category }) => category !== 'extra' && category !== 'elected').map(({ name }) => name);

/** A table of 8 to 40: each other one with a list that the rules draw, the rest with whatever roles. */
function seated(seed: number): { readonly desk: Desk; readonly events: GameEvent[] } {
  const size = 8 + Math.floor(chance(seed, 'size') * 33);
  const isDrawn = seed % 2 === 0;
  const roles = isDrawn ? Array<string>(size).fill(DRAWN) : shuffle(seed, 'roles', names).slice(0, size);
  const { desk, dealt } = Desk.seat({
    rules: knownRules,
    terms: { ruleset: 'werewolves', seed, options: isDrawn ? {} : { check: 'off' }, pins: {} },
    players: roles.map((role, at) => ({ name: `P${at + 1}`, role })),
  });
  return { desk, events: [...dealt.events] };
}

/** Nobody sees a role but the own one, a message to somebody else, or a channel of others. */
function leaks(desk: Desk, seat: string): readonly string[] {
  const { seats, news, chats, polls } = desk.view(seat);
  return [
    ...seats.filter(one => one.seat !== seat && one.role !== undefined).map(one => `the role of ${one.seat}`),
    ...news.filter(({ to }) => to !== 'table' && to !== seat).map(({ to }) => `a message to ${to}`),
    ...chats.filter(({ members }) => !members.includes(seat)).map(({ slug }) => `the channel ${slug}`),
    ...polls.filter(({ open, mayVote }) => !open && !mayVote).map(({ id }) => `the poll ${id}`),
  ];
}

interface Game {
  readonly stoodStill: boolean;
  readonly faults: readonly string[];
  readonly last: Play;
  readonly events: readonly GameEvent[];
}

/** Plays one to its end, and gathers whatever should not be. */
function play(seed: number): Game {
  const { desk, events } = seated(seed);
  const faults: string[] = [];
  let still = 0;
  for (let phases = 0; phases < LONGEST && still < STILL && desk.game.play!.winners === null; phases += 1) {
    let before = desk.game.play!;
    const dead = before.order.filter(seat => !before.seats[seat]!.alive).length;
    playPhase(desk, botKinds[seed % botKinds.length]!, seed, ({ state, events: more }, move) => {
      events.push(...more);
      faults.push(...lostActs(before, state.play!, move).map(ask => `the act ${ask} is lost`));
      before = state.play!;
    });
    const { play: now } = desk.game;
    still = now!.order.filter(one => !now!.seats[one]!.alive).length === dead ? still + 1 : 0;
    const seat = now!.order[phases % now!.order.length]!;
    if (now!.winners === null) faults.push(...leaks(desk, seat).map(what => `${seat} sees ${what}`));
  }
  if (!isPlain(desk.game)) faults.push('the state is no plain JSON');
  if (still === STILL && desk.game.play!.winners === null) events.push(...declaredTie(desk).events); // none can kill the others any more: werewolves/rule/results#1
  if (desk.game.play!.winners === null) faults.push(`it does not end in ${LONGEST} phases`);
  return { faults, last: desk.game.play!, events, stoodStill: still === STILL };
}

describe('games of bots with lists by chance, for 8 to 40 players', () => {
  const still: number[] = [];

  test.each(Array.from({ length: GAMES }, (_, at) => at + 1))('game %i ends by the rules; no act is lost, nothing leaks, its state is plain', seed => {
    const { faults, last, events, stoodStill } = play(seed);
    if (stoodStill) still.push(seed);
    expect(faults).toEqual([]);
    if (seed % AGAIN !== 0) return;
    expect(evolveAll(undefined, events)).toEqual(last);
    expect(JSON.stringify(play(seed).last)).toBe(JSON.stringify(last));
  });

  test('hardly any of them has to be declared', () => {
    expect(still.length).toBeLessThanOrEqual(GAMES / 50);
  });
});
