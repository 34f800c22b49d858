import { describe, expect, test } from 'vitest';
import catalogue from '../../../../../engine/rulesets/clocktower/rules.json' with { type: 'json' };
import { characters } from '../../../../../engine/rulesets/clocktower/catalogue.ts';
import { playRecord } from '../../../../../engine/testing/play-record.ts';
import { readRecord } from '../../../../../engine/testing/read-record.ts';
import { rule } from '../../../../../engine/testing/rule.ts';
import { from, session, seven } from './board.ts';

const ids = (kind: string): readonly string[] => characters.filter(one => one.kind === kind).map(({ id }) => id).toSorted();
const faultOf = (players: string): string | undefined => {
  const read = readRecord(`rules: clocktower\nplayers: { ${players} }\nplay:\n  - night 1: []\n`);
  const game = read.ok ? playRecord(read.value) : read;
  return game.ok ? undefined : game.fault.message;
};
const teams = catalogue.entries.find(({ id }) => id === 'clocktower/rule/teams')!;

test('clocktower/rule/teams#1: four types, and one character for everybody', () => {
  for (const seed of [1, 2, 3]) {
    const { desk } = session(`rules: clocktower\nseed: ${seed}\nplayers: { Ann: drawn, Bob: drawn, Cat: drawn, Dan: drawn, Eve: drawn, Fay: drawn, Gus: drawn }\nplay:\n  - night 1: []\n`);
    const kinds = desk.game.play!.order.map(seat => characters.find(({ name }) => desk.game.play!.seats[seat]!.role.startsWith(name))!.kind);
    for (const kind of kinds) expect(['townsfolk', 'outsider', 'minion', 'demon']).toContain(kind);
    expect(kinds).toHaveLength(7);
  }
});

rule('clocktower/rule/teams#2', 'Townsfolk and Outsiders start good, Minions and Demons evil', `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Hal: Damsel }
  play:
    - expect:
        told:
          Ann: [{ kind: role, text: You are good }]
          Hal: [{ kind: role, text: You are good }]
          Fay: [{ kind: role, text: You are evil }]
          Gus: [{ kind: role, text: You are evil }]
    - night 1: [Gus: lleech Eve]
    - day 1: [Bob: slayer Eve]
    - expect: { winners: [Ann, Bob, Cat, Dan, Eve, Hal] }
`);

test('clocktower/rule/teams#3: at every size good is the larger team', () => {
  const rows = catalogue.entries.filter(({ id }) => /^clocktower\/setup\/\d+$/.test(id));
  expect(rows).toHaveLength(9);
  for (let players = 7; players <= 15; players += 1) {
    const names = Array.from({ length: players }, (_, at) => `P${at + 1}`);
    const { play } = session(`rules: clocktower\nplayers: { ${names.map(name => `${name}: drawn`).join(', ')} }\nplay:\n  - night 1: []\n`).desk.game;
    const evil = play!.order.filter(seat => ['minion', 'demon'].includes(characters.find(({ name }) => play!.seats[seat]!.role.startsWith(name))!.kind));
    expect(evil.length * 2).toBeLessThan(players);
  }
});
rule('clocktower/rule/teams#3', 'evil knows its own, and good knows nobody', `${seven}
  play:
    - expect:
        told: { Fay: [{ ability: demon, result: Gus }], Gus: [{ ability: minions, result: [Fay] }] }
        untold: { Ann: [{ ability: demon }, { ability: minions }], Cat: [{ about: [Gus] }, { about: [Fay] }] }
`);

rule('clocktower/rule/teams#4', 'an Outsider hurts good: a guessed Damsel loses for them', `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Hal: Damsel }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Fay: damsel Hal]
    - expect: { phase: over, winners: [Fay, Gus] }
`);
rule('clocktower/rule/teams#4', 'Demons kill, Townsfolk find them', `${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2: []')}
    - expect: { dead: [Ann] }
    - day 2: [Bob: slayer Eve]
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);

describe('clocktower/rule/teams#5', () => {
  test('clocktower/rule/teams#5: one Demon is dealt at every size, and in play as long as the game goes on', () => {
    const game = session(`${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2: []')}`).desk.game.play!;
    expect(game.order.filter(seat => game.seats[seat]!.alive && game.seats[seat]!.role === 'Lleech')).toEqual(['s7']);
  });
});
rule('clocktower/rule/teams#5', 'without one the game goes on only while the twins block it', `
  rules: clocktower
  decide: { evil-twin-pair: Ann }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Evil Twin, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Bob: slayer Eve]
    - expect: { phase: day 1, dead: [Eve, Gus], winners: [] }
`);
rule('clocktower/rule/teams#5', 'or where none was dealt, for the Atheist', `
  rules: clocktower
  decide: { atheist-break: nobody }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Atheist, Gus: Fool }
  play:
    - night 1: []
    - day 1: []
    - night 2: []
    - day 2: []
    - expect: { phase: day 2, winners: [], alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus] }
`);

test('clocktower/rule/teams#6: no character is dealt twice', () => {
  expect(faultOf('Ann: Savant, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech')).toMatch(/the Savant is dealt twice/);
  expect(faultOf('Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech')).toBeUndefined();
});

test('clocktower/rule/teams#7: the script has 13 Townsfolk, 4 Outsiders, 5 Minions and 3 Demons, those of the catalogue', () => {
  expect(['townsfolk', 'outsider', 'minion', 'demon'].map(kind => ids(kind).length)).toEqual([13, 4, 5, 3]);
  for (const [kind, listed] of Object.entries(teams.data as unknown as Record<string, readonly string[]>)) expect(ids(kind)).toEqual(listed.toSorted());
});
