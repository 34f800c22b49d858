import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phaseText } from '../../../engine/core/state.ts';
import type { Command } from '../../../engine/table/commands.ts';
import { decide } from '../../../engine/table/decide.ts';
import type { GameState } from '../../../engine/table/table.ts';
import { isPlain } from '../../../engine/testing/invariants.ts';
import { knownRules } from '../../../engine/testing/known-rules.ts';
import { creation, monday } from './sending.ts';

const people = ['host', 'pAnn', 'pBob', 'pCat', 'pDan', 'pEve', 'pZoe'];
const person = fc.constantFrom(...people);
const seat = fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's9', 'nobody', '');
const ask = fc.constantFrom('s1.1', 's2.1', 's3.1', 's4.1', 's5.1', 't.1', 'x');
const phase = fc.constantFrom(undefined, undefined, undefined, 'night 1', 'day 1');
const raw = fc.oneof(
  fc.record({ targets: fc.oneof(seat, fc.array(seat, { maxLength: 3 })) }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.oneof(fc.string({ maxLength: 5 }), fc.array(fc.string({ maxLength: 3 }), { maxLength: 2 })), { maxKeys: 2 }),
);

const some = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('join' as const), person, name: fc.string({ maxLength: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('leave' as const, 'cancel-game' as const), person }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('watch' as const), person, name: fc.string({ maxLength: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('start' as const), person: fc.constantFrom('host', 'pAnn') }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('answer' as const), person, ask, raw, phase }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('withdraw' as const), person, ask, phase }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('vote' as const), person, poll: fc.constantFrom('lynch', 'lynch', 'mayor'), choice: seat, phase }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('unvote' as const), person, poll: fc.constant('lynch'), phase }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('say' as const), person, text: fc.string(), chat: fc.constantFrom('mafia', 'toString', undefined) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('end-phase' as const, 'pause' as const, 'resume' as const), person: fc.constantFrom('host', 'host', 'pAnn') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('extend' as const), person: fc.constant('host'), minutes: fc.oneof(fc.integer({ min: -5, max: 500 }), fc.double()) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('kill' as const), person: fc.constantFrom('host', 'host', 'pAnn'), seat, phase }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('declare' as const), person: fc.constantFrom('host', 'pAnn', 'pBob'), side: fc.constantFrom('Town', 'toString', ''), phase }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('replace' as const), person: fc.constantFrom('host', 'host', 'pAnn'), seat, by: fc.oneof(person, fc.constantFrom('pYve', 'pZoe', 'host')), name: fc.string({ maxLength: 8 }) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('tick' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('room-made' as const), slug: fc.constantFrom('mafia', 'x'), place: fc.string() }) },
);

/** Commands one after the other; time goes on, ids come again now and then. */
const someGame = fc.record({
  seed: fc.integer({ min: 0, max: 9999 }),
  full: fc.boolean(),
  commands: fc.array(fc.record({ bare: some, id: fc.integer({ min: 0, max: 200 }), hours: fc.integer({ min: 0, max: 20 }) }), { maxLength: 60 }),
});

function* play({ seed, full, commands }: typeof someGame extends fc.Arbitrary<infer T> ? T : never) {
  const before: Command[] = [{ ...creation, seed }];
  const joins = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map((name, n): Command => ({ type: 'join', person: `p${name}`, name, id: `j${n}`, game: 'g', at: monday }));
  if (full) before.push(...joins, { type: 'start', person: 'host', id: 'start', game: 'g', at: monday });
  let state: GameState | undefined;
  let at = monday;
  for (const command of [...before, ...commands.map(({ bare, id, hours }) => ({ ...bare, id: `r${id}`, game: 'g', at: (at += hours * 3_600_000) }) as Command)]) {
    const decision = decide(knownRules, state, command);
    yield { before: state, command, decision };
    if (decision.ok) state = decision.value.state;
  }
}

describe('any commands in any order', () => {
  test('never throw, leave plain JSON, and each refusal is one clear sentence', () => {
    fc.assert(
      fc.property(someGame, game => {
        for (const { before, decision } of play(game)) {
          if (decision.ok) {
            expect(isPlain(decision.value.state)).toBe(true);
          } else {
            expect(decision.refusals.length).toBeGreaterThan(0);
            for (const { message } of decision.refusals) expect(message).toMatch(/^.{5,400}[.?]$/s);
            expect(before).toBeDefined();
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('never lose an act: what was taken stands until its own player changes it, dies, or its phase ends', () => {
    fc.assert(
      fc.property(someGame, game => {
        for (const { before, command, decision } of play(game)) {
          if (!decision.ok || !before?.play) continue;
          const after = decision.value.state.play!;
          if (after.winners || phaseText(after.phase) !== phaseText(before.play.phase)) continue;
          for (const [id, act] of Object.entries(before.play.acts)) {
            const touched = (command.type === 'answer' || command.type === 'withdraw') && command.ask === id;
            if (!touched) expect(after.acts[id]).toEqual(act);
          }
          if (command.type === 'answer' && decision.value.events.length > 0) expect(after.acts[command.ask]).toBeDefined();
        }
      }),
      { numRuns: 150 },
    );
  });

  test('are the same game again, and a repeat of the last one changes nothing', () => {
    fc.assert(
      fc.property(someGame, game => {
        const [one, two] = [[...play(game)], [...play(game)]];
        expect(JSON.stringify(two)).toBe(JSON.stringify(one));
        const last = one.at(-1)!;
        if (!last.decision.ok || !last.before) return;
        const again = decide(knownRules, last.decision.value.state, last.command);
        expect(again.ok && again.value.state).toBe(last.decision.value.state);
      }),
      { numRuns: 60 },
    );
  });
});
