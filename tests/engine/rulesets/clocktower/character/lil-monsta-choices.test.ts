import { expect, test } from 'vitest';
import { isAlive } from '../../../../../engine/core/state.ts';
import { kill } from '../../../../../engine/rulesets/clocktower/deaths.ts';
import { walk } from '../../../../../engine/rulesets/clocktower/night/walk.ts';
import { Scene } from '../../../../../engine/rulesets/clocktower/scene.ts';
import { castOf } from '../../../../../engine/rulesets/clocktower/script.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, tallyOf } from '../sweep.ts';

const game = (decide = '', players = 'Ann: Slayer, Bob: Fool, Dan: Innkeeper, Eve: Savant, Fay: Fearmonger, Gus: Baron, Hal: Mezepheles') => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${players} }
  play:
`;
const to = (fay: string, gus = fay, hal = fay) => `Fay: lil' monsta ${fay}, Gus: lil' monsta ${gus}, Hal: lil' monsta ${hal}`;

test('clocktower/character/lil-monsta#1: is dealt to nobody, and its place goes to one more Minion', () => {
  const table = (players: string) => `
  rules: clocktower
  players: { Ann: Slayer, Bob: Savant, Cat: Fool, Dan: Dreamer, Eve: Exorcist, ${players} }
`;
  expect(faultOf(table('Fay: Baron, Gus: Fearmonger'))).toContain('3 Townsfolk, 2 Outsiders, 2 Minions and 0 Demons');
  expect(faultOf(table('Fay: Evil Twin, Gus: Fearmonger'))).toBe('');
  expect(faultOf(table('Fay: Innkeeper, Gus: Fearmonger'))).toContain('7 players are dealt 5 Townsfolk, 0 Outsiders, 2 Minions and 0 Demons');
  expect(faultOf(table("Fay: Evil Twin, Gus: Lil' Monsta"))).toContain("nobody is dealt Lil' Monsta");
});

const named = (decide: string) => `${game(decide)}
    - night 1: [${to('Gus')}]
    - night 2: [Dan: innkeeper Ann and Bob]
    - day 2: []
`;
test('clocktower/character/lil-monsta#6: the victim is a living player who can die', () => {
  const dead = named('lil-monsta-victim: [Eve, Eve]').replace('- day 2', '- day 3');
  expect(faultOf(dead)).toMatch(/"lil-monsta-victim" cannot be "Eve" .* possible then: Ann, Bob, Dan, Fay, Gus, Hal$/);
  expect(faultOf(named('lil-monsta-victim: Ann, innkeeper-drunk: Bob'))).toMatch(/"lil-monsta-victim" cannot be "Ann" .* possible then: Dan, Eve, Fay, Gus, Hal$/);
});

test('clocktower/character/lil-monsta#6: by default a good one four times as likely as an evil one, and never the babysitter', () => {
  const { Gus: babysitter, ...others } = tallyOf(manySeeds(`${game('', 'Ann: Slayer, Fay: Fearmonger, Gus: Baron, Hal: Mezepheles, Bob: Savant')}
    - night 1: [${to('Gus')}]
    - night 2: []
    - day 2: []
`, 100), 'lil-monsta-victim');
  expect(babysitter).toBeUndefined();
  expect(Object.keys(others)).toEqual(['Ann', 'Bob', 'Fay', 'Hal']);
  const good = others['Ann']! + others['Bob']!;
  expect(good).toBeGreaterThan(68);
  expect(good).toBeLessThan(92);
});

const tied = (decide = '') => `${game(`lil-monsta-victim: Ann, ${decide}`)}
    - night 1: [${to('Gus', 'Hal', 'Fay')}]
    - night 2: [Fay: lil' monsta Fay, Gus: lil' monsta Hal]
    - day 2: []
`;
test('clocktower/character/lil-monsta#2: by default a tie leaves the token where it is if that is one of them, and is drawn otherwise', () => {
  const games = manySeeds(tied());
  const holders = games.map(({ told }) => ['night 1', 'night 2'].map(night => told.find(one => one['to'] === 'Hal' && one['ability'] === "lil' monsta" && one['phase'] === night)!['result']));
  expect(new Set(holders.map(([first]) => first))).toEqual(new Set(['Fay', 'Gus', 'Hal']));
  for (const [first, second] of holders.filter(([one]) => one !== 'Gus')) expect(second).toBe(first);
  expect(new Set(holders.filter(([one]) => one === 'Gus').map(([, second]) => second))).toEqual(new Set(['Fay', 'Hal']));
});
test('clocktower/character/lil-monsta#2: whoever runs the game names one of the tied', () => {
  expect(faultOf(tied('lil-monsta-tie: [Gus, Gus]'))).toMatch(/"lil-monsta-tie" cannot be "Gus" .* possible then: Fay, Hal$/);
  expect(faultOf(tied('lil-monsta-tie: [Gus, Hal]'))).toBe('');
});
rule('clocktower/character/lil-monsta#2', 'and is asked in the night', `${tied().replace('check: off', 'check: off, mode: storyteller').replace('lil-monsta-victim: Ann, ', '').split('    - night 2')[0]!}
    - night 1 lock: [Storyteller: decide lil-monsta-tie Ann, Storyteller: decide lil-monsta-tie Hal]
    - day 1: []
    - expect: { refused: [{ by: Storyteller, code: unknown-option }], told: { Fay: [{ ability: lil' monsta, result: Hal }] } }
`);

/** A night that has come to its step, with somebody dead by then: nothing on the script kills before it. */
function nightWithout(name: string) {
  const { terms, play } = played(`${game('lil-monsta-victim: Ann')}
    - night 1: [${to('Gus')}]
    - night 2: [${to('Fay', 'Fay', 'Hal')}]
`).session.desk.game;
  const cast = castOf(terms);
  const scene = new Scene(terms, play!, { cast, night: 2, waits: false });
  kill(scene, { seat: play!.order.find(seat => play!.names[seat] === name)!, cause: 'test', rule: 'clocktower/rule/death#5' });
  return walk(terms, scene.play, cast, false);
}
const holder = (scene: Scene) => scene.play.names[scene.play.traits.find(({ trait }) => trait === 'demon')!.holder];

test('clocktower/character/lil-monsta#16: a Minion who died earlier that night does not choose', () => {
  expect(holder(nightWithout('Eve'))).toBe('Fay');
  const { play } = nightWithout('Fay');
  expect(play.order.filter(seat => !isAlive(play, seat)).map(seat => play.names[seat])).toEqual(['Ann', 'Fay']);
  expect(holder(nightWithout('Fay'))).toBe('Hal');
});
test("clocktower/character/lil-monsta#16: a babysitter who died earlier ends Lil' Monsta before the step", () => {
  const scene = nightWithout('Gus');
  expect(scene.verdict).toMatchObject({ side: 'good' });
  expect(scene.play.order.filter(seat => !isAlive(scene.play, seat)).map(seat => scene.play.names[seat])).toEqual(['Gus']);
});
