import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { table } from './slayer-tables.ts';

rule('clocktower/character/slayer#1', 'shot in public by the Slayer the Demon dies at once', `${table()}
    - day 1: [Ann: slayer Fay]
    - expect:
        phase: over
        dead: [Fay]
        winners: [Ann, Bob, Cat, Dan, Eve, Gus, Hal]
        announced: [{ kind: notice, phase: day 1, ability: slayer, about: [Ann, Fay] }, { kind: death, phase: day 1, about: [Fay] }]
`);

rule('clocktower/character/slayer#2', 'nothing happens to anybody else', `${table()}
    - day 1: [Ann: slayer Bob]
    - expect: { phase: day 1, dead: [], announced: [{ ability: slayer, about: [Ann, Bob], text: Nothing happens }] }
`);

rule('clocktower/character/slayer#3', 'anybody may use the command, as often as they like; without the ability it never kills', `${table().replace('Gus: Tinker', 'Tom: good Deviant')}
    - night 2: []
    - day 2: [Bob: slayer Fay, Bob: slayer Fay, Eve: slayer Fay, Tom: slayer Fay, Fay: slayer Bob, Fay: slayer Ann]
    - expect: { phase: day 2, dead: [Eve], refused: [] }
    - day 2: [Ann: slayer Fay]
    - expect: { phase: over }
`);

test('clocktower/character/slayer#3: the public text of a miss is always the same', () => {
  const textOf = (record: string, by: string, whom: string): readonly string[] => resultOf(played(record).session).announced
    .filter(one => one['ability'] === 'slayer').map(one => String(one['text']).replaceAll(by, 'X').replaceAll(whom, 'Y'));
  const real = textOf(`${table()}\n    - day 1: [Ann: slayer Bob]\n`, 'Ann', 'Bob');
  expect(real).toHaveLength(2);
  expect(textOf(`${table()}\n    - day 1: [Bob: slayer Fay]\n`, 'Bob', 'Fay')).toEqual(real);
  expect(textOf(`${table(', innkeeper-drunk: Ann')}\n    - night 2: [Dan: innkeeper Ann and Bob]\n    - day 2: [Ann: slayer Fay]\n`, 'Ann', 'Fay')).toEqual(real);
  expect(textOf(`${table('', '', 'Drunk as Slayer')}\n    - day 1: [Ann: slayer Fay]\n`, 'Ann', 'Fay')).toEqual(real);
});

const spent = `${table()}
    - day 1: [Ann: slayer Bob]
    - day 1: [Ann: slayer Fay]
    - night 2: []
    - day 2: [Ann: slayer Fay]
    - expect: { phase: day 2, dead: [Eve], refused: [] }`;

rule('clocktower/character/slayer#4', 'the first shot uses the ability up although it missed', `${spent}
`);

rule('clocktower/character/slayer#15', 'a mistaken target cannot be corrected', `${spent}
    - day 3: [Ann: slayer Bob, Ann: cancel slayer]
    - expect: { refused: [{ by: Ann, text: cancel slayer }] }
`);

rule('clocktower/character/slayer#5', "the babysitter is the Demon, and Lil' Monsta dies with them", `${table().replace('Gus: Tinker', 'Gus: Baron')}
    - night 2: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 2: [Ann: slayer Gus]
    - expect: { phase: over, dead: [Eve, Gus], winners: [Ann, Bob, Cat, Dan, Eve, Hal] }
`);

rule('clocktower/character/slayer#5', 'a Minion who does not have the token is not', `${table().replace('Gus: Tinker', 'Gus: Baron')}
    - night 2: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 2: [Ann: slayer Fay]
    - expect: { phase: day 2, dead: [Eve] }
`);

rule('clocktower/character/slayer#6', 'the red herring is not the Demon', `${table(', red-herring: Cat').replace('Bob: Savant', 'Bob: Fortune Teller')}
    - day 1: [Ann: slayer Cat]
    - expect: { phase: day 1, dead: [] }
`);

const lleech = (host: string, decide = ''): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Slayer, Bob: Fool, Cat: Dreamer, Dan: Innkeeper, Eve: Damsel, Fay: Fearmonger, Gus: Lleech, Hal: Mathematician }
  play:
    - night 1: [Gus: lleech ${host}]`;

rule('clocktower/character/slayer#7', 'shooting the Lleech does nothing while the host lives', `${lleech('Bob')}
    - day 1: [Ann: slayer Gus]
    - expect: { phase: day 1, dead: [] }
`);

rule('clocktower/character/slayer#7', 'shooting the host kills the host, and the Lleech with them', `${lleech('Bob')}
    - day 1: [Ann: slayer Bob]
    - expect: { phase: over, dead: [Bob, Gus], winners: [Ann, Bob, Cat, Dan, Eve, Hal] }
`);

rule('clocktower/character/slayer#8', 'a shot at a dead player does nothing', `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Bob }
  players: { Ann: Slayer, Bob: Savant, Cat: Slayer, Dan: Innkeeper, Eve: Damsel, Fay: Evil Twin, Gus: Vortox }
  play:
    - night 1: []
    - day 1: [Cat: slayer Gus]
    - expect: { dead: [Gus], phase: day 1 }
    - day 1: [Ann: slayer Gus]
    - expect: { dead: [Gus], phase: day 1, unannounced: [{ kind: death }], announced: [{ ability: slayer, text: Nothing happens }] }
`);

const byDay = (shot: string): string => `${table(", slayer-tinker: 'yes'")}
    - day 1 nominations: [Bob: nominate Cat]
    - day 1 voting: [Bob: vote Cat yes, Dan: vote Cat yes, Eve: vote Cat yes, Hal: vote Cat yes${shot}]
    - expect: { phase: day 1 voting }
    - end`;

rule('clocktower/character/slayer#9', 'a death by shot comes at once, and running nominations go on with the new count', `${byDay(', Ann: slayer Gus')}
    - expect: { phase: night 2, dead: [Cat, Gus] }    # eight living would have needed five
`);

rule('clocktower/character/slayer#9', 'without the shot the same votes are too few', `${byDay('')}
    - expect: { phase: night 2, dead: [] }
`);

rule('clocktower/character/slayer#10', 'while malfunctioning the shot is used up and nobody dies', `${table(', innkeeper-drunk: Ann')}
    - night 2: [Dan: innkeeper Ann and Bob]
    - day 2: [Ann: slayer Fay]
    - expect: { phase: day 2, dead: [Eve] }
    - day 3: [Ann: slayer Fay]
    - expect: { phase: day 3, dead: [Bob, Eve] }
`);

rule('clocktower/character/slayer#11', 'a Vortox does not touch it, and can be slain', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Slayer, Bob: Savant, Cat: Dreamer, Dan: Innkeeper, Eve: Damsel, Fay: Fearmonger, Gus: Vortox }
  play:
    - night 1: []
    - day 1: [Ann: slayer Gus]
    - expect: { phase: over, dead: [Gus], winners: [Ann, Bob, Cat, Dan, Eve] }
`);

rule('clocktower/character/slayer#12', 'counts for the Mathematician where spoiled by another with the Demon shot, or the host', `${lleech('Dan', 'puzzle-drunk: Ann').replace('Cat: Dreamer', 'Cat: Puzzlemaster')}
    - day 1: [Ann: slayer Dan]
    - night 2: []
    - day 2: []
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/slayer#12', 'spoiled, with the Demon shot', `${table(', puzzle-drunk: Ann').replace('Bob: Savant', 'Bob: Puzzlemaster')}
    - day 1: [Ann: slayer Fay]
    - night 2: []
    - day 2: []
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/slayer#12', 'not where the shot would have missed anyway', `${lleech('Dan', 'puzzle-drunk: Ann').replace('Cat: Dreamer', 'Cat: Puzzlemaster')}
    - day 1: [Ann: slayer Eve]
    - night 2: []
    - day 2: []
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/slayer#12', "and where the Lleech's link saved it from the shot", `${lleech('Dan')}
    - day 1: [Ann: slayer Gus]
    - night 2: []
    - day 2: []
    - expect: { dead: [], told: { Hal: [{ phase: night 2, ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/slayer#13', 'a dead Slayer cannot kill by a shot', `${table().replace('[Eve, Bob]', 'Ann')}
    - night 2: []
    - day 2: [Ann: slayer Fay]
    - expect: { phase: day 2, dead: [Ann] }
`);

rule('clocktower/character/slayer#14', 'an evil Slayer kills the Demon just the same', `${table('', '', 'evil Slayer')}
    - day 1: [Ann: slayer Fay]
    - expect: { phase: over, dead: [Fay], winners: [Bob, Cat, Dan, Eve, Gus, Hal] }
`);
