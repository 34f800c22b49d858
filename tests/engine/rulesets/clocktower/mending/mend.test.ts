import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import type { Desk } from '../../../../../engine/testing/desk.ts';

const head = `
rules: clocktower
seed: 3
options: { mode: storyteller }
players: { Ann: Slayer, Bob: Dreamer, Cat: Mathematician, Dan: Exorcist, Eve: Fearmonger, Fay: Savant, Gus: Lleech }
`;

rule('clocktower/rule/storyteller#1', 'whoever runs the game puts somebody out and in again; everybody hears of it, and nobody wins by it alone', `${head}
play:
  - night 1: [Gus: lleech Bob]
  - day 1: [Storyteller: mend Gus life out]
  - expect: { phase: day 1, dead: [Gus], winners: [], announced: [{ kind: notice, about: [Gus] }] }
  - day 1: [Storyteller: mend Gus life in]
  - expect: { dead: [], announced: [{ kind: notice, about: [Gus] }] }
`);

rule('clocktower/rule/storyteller#1', 'a character that is set by hand is told to its person, and is used from then on', `${head}
play:
  - night 1: [Gus: lleech Bob]
  - day 1: [Storyteller: mend Fay role Fortune Teller, Storyteller: mend Ann role Drunk as Slayer]
  - expect: { roles: { Fay: Fortune Teller, Ann: Drunk as Slayer }, told: { Fay: [{ kind: role, result: Fortune Teller }], Ann: [{ kind: role, result: Slayer }] } }
  - night 2: [Fay: fortune teller Ann and Gus, Gus: lleech Fay]
  - day 2: []
  - expect: { dead: [Fay], refused: [] }
`);

rule('clocktower/rule/storyteller#1', 'sides, votes and what lies on somebody are set by hand; who is kept stays in the game', `${head}
play:
  - night 1: [Gus: lleech Bob]
  - day 1:
      - Storyteller: mend Ann side evil
      - Storyteller: mend Cat protected yes
      - Storyteller: mend Dan life out
      - Storyteller: mend Dan vote spent
  - expect: { roles: { Ann: evil Slayer }, told: { Ann: [{ kind: notice, result: evil }] }, dead: [Dan] }
  - night 2: [Gus: lleech Cat]
  - day 2 nominations: [Ann: nominate Eve, Dan: vote Eve yes]
  - expect: { dead: [Dan], refused: [{ by: Dan }] }
`);

rule('clocktower/rule/storyteller#2', 'what cannot be set is refused', `${head}
play:
  - night 1: [Gus: lleech Bob]
  - day 1:
      - Storyteller: mend Ann life in
      - Storyteller: mend Ann life gone
      - Storyteller: mend Ann luck yes
      - Storyteller: mend Ann role Goblin
      - Storyteller: mend Ann role Drunk
      - Storyteller: mend undo
  - expect: { dead: [], refused: [{ code: not-now }, { code: unknown-option }, { code: unknown-option }, { code: unknown-option }, { code: malformed }, { code: nothing-to-withdraw }] }
`);

/** The game after these acts of the first day. */
const after = (...acts: readonly string[]): Desk => played(`${head}
play:
  - night 1: [Gus: lleech Bob]
  - day 1: ${JSON.stringify(acts.map(act => ({ Storyteller: act })))}
`).session.desk;

test('each thing that was set is taken back, the last one first, and everything is as it was', () => {
  const acts = ['mend Gus life out', 'mend Ann role Drunk as Savant', 'mend Ann drunk yes', 'mend Bob side evil', 'mend Gus vote spent'];
  const { news: _, ...before } = after().game.play!;
  const { news: __, mends, ...back } = after(...acts, ...acts.map(() => 'mend undo')).game.play!;
  expect(mends).toEqual([]);
  expect(back).toEqual(before);
  expect(after(...acts, 'mend undo').game.play!.mends!.map(({ field }) => field)).toEqual(['life', 'role', 'drunk', 'side']);
});

test('what has changed since stays when something before it is taken back', () => {
  const play = after('mend Ann drunk yes', 'mend Bob drunk yes').game.play!;
  const both = play.traits.filter(({ trait }) => trait === 'drunk').map(({ holder }) => holder);
  expect(both).toEqual(['s1', 's2']);
  const one = after('mend Bob drunk yes', 'mend Ann drunk yes', 'mend undo').game.play!;
  expect(one.traits.filter(({ trait }) => trait === 'drunk').map(({ holder }) => holder)).toEqual(['s2']);
});

test('the grimoire has sides, what lies on whom and by whom; nobody else is given it', () => {
  const { terms, play } = after('mend Ann role Drunk as Slayer', 'mend Cat drunk yes').game;
  const { truth } = look(clocktower, terms, play!, 'host');
  expect(truth!.seats[0]).toMatchObject({ seat: 's1', side: 'good', believes: 'Slayer' });
  expect(truth!.seats[2]!.statuses).toEqual([{ name: 'drunk', inForce: true }]);
  expect(truth!.seats[1]!.statuses.map(({ name, by }) => [name, by])).toContainEqual(['poisoned', 's7']);
  expect(truth!.mends).toEqual([{ seat: 's1', field: 'role', value: 'Drunk as Slayer' }, { seat: 's3', field: 'drunk', value: 'yes' }]);
  for (const viewer of ['public', ...play!.order]) expect(look(clocktower, terms, play!, viewer).truth).toBeUndefined();
});

test('the night stands at the step that waits for a decision; what was set by hand makes it stand anew', () => {
  const { desk } = played(`${head}
play:
  - night 1: [Gus: lleech Bob]
  - day 1: []
  - night 2: [Bob: dreamer Ann, Gus: lleech Cat]
  - night 2 lock: []
`).session;
  const { terms, play } = desk.game;
  const { steps } = look(clocktower, terms, play!, 'host').truth!;
  expect(Object.keys(play!.decisions).map(key => key.split('/')[0])).toEqual(['malfunction-info']);
  expect(steps.find(({ name }) => name === 'Dreamer')).toMatchObject({ at: 'now', chosen: [{ seat: 's2', answer: { whom: ['s1'] } }] });
  expect(steps.find(({ name }) => name === 'Lleech')).toMatchObject({ at: 'done' });
  expect(steps.find(({ name }) => name === 'Mathematician')).toMatchObject({ at: 'next' });
  desk.host({ type: 'mend', seat: 's2', field: 'poisoned', value: 'no' });
  expect(Object.keys(desk.game.play!.decisions)).toEqual(['dreamer-decoy/s2.1']);
  desk.host({ type: 'unmend' });
  expect(Object.keys(desk.game.play!.decisions)).toEqual(['malfunction-info/s2.1']);
});
