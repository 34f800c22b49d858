import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, overSeeds, toldBy } from '../over-seeds.ts';

const table = (decide = '', demon = 'Lleech', watchman = 'Nightwatchman'): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: ${watchman}, Bob: Slayer, Cat: Savant, Dan: Innkeeper, Eve: Tinker, Fay: Fearmonger, Gus: ${demon}, Ivy: Mathematician }
  play:`;

rule('clocktower/character/nightwatchman#1', 'the chosen player learns at dawn who it is', `${table()}
    - night 1: [Gus: lleech Eve, Ann: nightwatchman Bob]
    - night 1 lock: []
    - expect: { untold: { Bob: [{ ability: nightwatchman }] } }
    - day 1: []
    - expect: { told: { Bob: [{ kind: result, phase: night 1, ability: nightwatchman, about: [Ann], result: Ann }] }, untold: { Cat: [{ ability: nightwatchman }] } }
`);

rule('clocktower/character/nightwatchman#2', 'player and character are named, and no side', `${table('', 'Lleech', 'evil Nightwatchman')}
    - night 1: [Gus: lleech Eve, Ann: nightwatchman Bob]
    - day 1: []
    - expect: { told: { Bob: [{ about: [Ann], text: Ann is the Nightwatchman }] }, untold: { Bob: [{ text: evil, ability: nightwatchman }, { text: good, ability: nightwatchman }] } }
`);

rule('clocktower/character/nightwatchman#3', 'gets no confirmation', `${table()}
    - night 1: [Gus: lleech Eve, Ann: nightwatchman Bob]
    - day 1: []
    - expect: { untold: { Ann: [{ phase: night 1, kind: { anyOf: [result, notice] } }] }, unannounced: [{ ability: nightwatchman }] }
`);

rule('clocktower/character/nightwatchman#4', 'a night passed uses nothing up; after one use there is no more', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: nightwatchman Bob, Ann: cancel nightwatchman]
    - night 3: [Ann: nightwatchman Bob]
    - night 4: [Ann: nightwatchman Cat]
    - day 4: []
    - expect:
        told: { Bob: [{ phase: night 3, ability: nightwatchman, result: Ann }] }
        refused: [{ by: Ann, phase: night 4 }]
        untold: { Cat: [{ ability: nightwatchman }] }
`);

rule('clocktower/character/nightwatchman#5', 'while malfunctioning the use is spent and nobody learns anything', `${table('innkeeper-drunk: Ann')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Dan: innkeeper Ann and Cat, Ann: nightwatchman Bob]
    - night 3: [Ann: nightwatchman Bob]
    - day 3: []
    - expect: { untold: { Bob: [{ ability: nightwatchman }] }, refused: [{ by: Ann, phase: night 3 }] }
`);

const falsified = (decide = ''): string => `${table(decide, 'Vortox')}
    - night 1: [Ann: nightwatchman Bob]
    - day 1: []`;

test('clocktower/character/nightwatchman#6: under a Vortox the chosen player is told a wrong name', () => {
  const names = overSeeds(40, `${falsified()}\n`).flatMap(game => toldBy(game, 'Bob', 'nightwatchman'));
  expect(names).toHaveLength(40);
  expect(new Set(names)).toEqual(new Set(['Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Ivy']));
});

test('decisions of the nightwatchman: the decision nightwatchman-false-name is a living player other than Nightwatchman and recipient', () => {
  for (const name of ['Ann', 'Bob']) cannotPlay(`${falsified(`nightwatchman-false-name: ${name}`)}\n`, /"nightwatchman-false-name" cannot be.*possible then: Cat, Dan, Eve, Fay, Gus, Ivy$/);
});

rule('clocktower/character/nightwatchman?1', 'what the recipient reads is information of the Townsfolk, so a Vortox makes it false', `${falsified('nightwatchman-false-name: Gus')}
    - expect: { told: { Bob: [{ ability: nightwatchman, about: [Gus], result: Gus }], Ivy: [{ ability: mathematician, result: { not: 1 } }] } }
`);

rule('clocktower/character/nightwatchman#7', 'counts for the Mathematician where the message was missed through another', `${table('innkeeper-drunk: Ann')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Dan: innkeeper Ann and Cat, Ann: nightwatchman Bob]
    - day 2: []
    - expect: { told: { Ivy: [{ phase: night 2, ability: mathematician, result: 1 }] } }
    - night 3: [Dan: innkeeper Ann and Cat]
    - day 3: []
    - expect: { told: { Ivy: [{ phase: night 3, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/nightwatchman#7', 'and where it was false because of a Vortox', `${falsified('mathematician-number: 0')}
    - expect: { told: { Ivy: [{ ability: mathematician, result: 0 }] } }   # no true number can be told: one has gone wrong
`);

test('clocktower/character/nightwatchman#7: one has gone wrong under a Vortox, so that the number told cannot be one', () =>
  cannotPlay(`${falsified('mathematician-number: 1')}\n`, /"mathematician-number" cannot be 1 .*possible then: 0, 2, 3/));

rule('clocktower/character/nightwatchman#7', 'a Drunk who believes to be it never counts', `${table('', 'Lleech', 'Drunk as Nightwatchman')}
    - night 1: [Gus: lleech Ann, Ann: nightwatchman Bob]
    - day 1: []
    - expect: { told: { Ivy: [{ phase: night 1, ability: mathematician, result: 0 }] }, untold: { Bob: [{ ability: nightwatchman }] } }
`);

rule('clocktower/character/nightwatchman#8', 'killed earlier in the night the choice is void', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann, Ann: nightwatchman Bob]
    - day 2: []
    - expect: { dead: [Ann], untold: { Bob: [{ ability: nightwatchman }] } }
`);

rule('clocktower/character/nightwatchman#9', 'a dead recipient is informed as well', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: nightwatchman Bob]
    - day 3: []
    - expect: { dead: [Bob], told: { Bob: [{ phase: night 3, ability: nightwatchman, result: Ann }] } }
`);

rule('clocktower/character/nightwatchman#9', 'and one who dies that night', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Bob, Ann: nightwatchman Bob]
    - day 2: []
    - expect: { dead: [Bob], told: { Bob: [{ phase: night 2, ability: nightwatchman, result: Ann }] } }
`);

rule('clocktower/character/nightwatchman#10', 'works the same for an evil Nightwatchman', `${table('', 'Lleech', 'evil Nightwatchman')}
    - night 1: [Gus: lleech Eve, Ann: nightwatchman Gus]
    - day 1: []
    - expect: { told: { Gus: [{ ability: nightwatchman, result: Ann }] }, roles: { Ann: evil Nightwatchman } }
`);
