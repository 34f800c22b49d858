import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { cannotPlay, overSeeds, toldBy } from '../over-seeds.ts';

const table = (decide = '', demon = 'Lleech'): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat${decide} }
  players: { Ann: Exorcist, Bob: Fortune Teller, Cat: Savant, Dan: Innkeeper, Eve: Tinker, Fay: Fearmonger, Gus: ${demon}, Hal: Damsel, Ivy: Mathematician }
  play:`;

rule('clocktower/character/exorcist#1', 'the chosen Demon learns who the Exorcist is and does not act; an attack already submitted is discarded', `${table()}
    - night 1: [Gus: lleech Eve, Ann: exorcist Gus]
    - night 2: [Gus: lleech Cat, Ann: exorcist Gus]
    - day 2: []
    - expect: { dead: [], refused: [{ by: Ann, phase: night 1 }], told: { Gus: [{ kind: result, phase: night 2, ability: exorcist, about: [Ann], result: Ann }] } }
    - night 3: [Gus: lleech Cat]
    - day 3: []
    - expect: { dead: [Cat], untold: { Gus: [{ ability: exorcist }] } }
`);

rule('clocktower/character/exorcist#2', "only the action stops: falsehood and the loss by a day without execution go on", `${table('', 'Vortox')}
    - night 1: []${voted(1, 'Eve', 'Ann', 'Bob', 'Cat', 'Dan', 'Fay')}
    - night 2: [Gus: vortox Cat, Ann: exorcist Gus, Bob: fortune teller Gus and Hal]
    - day 2: []
    - expect: { dead: [Eve], told: { Bob: [{ phase: night 2, ability: fortune teller, result: false }] } }
    - end
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/character/exorcist#2', "the host's poison and the link go on as well", `${table(", fortune-teller-answer: 'no'").replace('Innkeeper', 'Slayer')}
    - night 1: [Gus: lleech Bob]
    - night 2: [Ann: exorcist Gus, Bob: fortune teller Gus and Hal]
    - day 2: [Dan: slayer Gus]
    - expect: { dead: [], told: { Bob: [{ phase: night 2, ability: fortune teller, result: false }] } }
`);

const token = `
  rules: clocktower
  options: { check: off }
  decide: { lil-monsta-victim: Cat, dreamer-decoy: Fool }
  players: { Ann: Exorcist, Bob: Fortune Teller, Cat: Savant, Dan: Dreamer, Eve: Damsel, Fay: Fearmonger, Gus: Baron }
  play:
    - night 1: [Fay: lil' monsta Fay, Gus: lil' monsta Fay]
    - day 1: []
    - expect: { told: { Gus: [{ ability: lil' monsta, result: Fay }] } }
    - night 2: [Ann: exorcist Fay, Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 2: []`;

rule('clocktower/character/exorcist#3', "choosing the babysitter of the moment skips Lil' Monsta's whole step", `${token}
    - expect: { dead: [], told: { Fay: [{ phase: night 2, ability: exorcist, about: [Ann], result: Ann }] } }
    - night 3: [Ann: exorcist Gus, Fay: lil' monsta Gus, Gus: lil' monsta Gus]   # not the babysitter when the Exorcist acts
    - day 3: []
    - expect: { dead: [Cat], untold: { Gus: [{ ability: exorcist }] }, told: { Gus: [{ phase: night 3, ability: lil' monsta, result: Gus }] } }
`);

rule('clocktower/character/exorcist?1', 'nobody dies by a token whose babysitter was chosen', `${token}
    - expect: { dead: [], announced: [{ kind: phase, phase: day 2 }] }
`);

rule('clocktower/character/exorcist?2', 'only the babysitter learns of the Exorcist; the other Minions see that the token stayed', `${token}
    - expect:
        told: { Gus: [{ phase: night 2, ability: lil' monsta, result: Fay }], Fay: [{ phase: night 2, ability: exorcist, result: Ann }] }
        untold: { Gus: [{ ability: exorcist }, { text: Ann }] }
`);

rule('clocktower/character/exorcist#4', 'anybody else is not touched, and the Exorcist is told nothing', `${table(', dreamer-decoy: Baron').replace('Innkeeper', 'Dreamer')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: exorcist Dan, Dan: dreamer Bob, Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [Cat], told: { Dan: [{ ability: dreamer, result: [Fortune Teller, Baron] }] }, untold: { Dan: [{ ability: exorcist }], Ann: [{ phase: night 2 }] } }
    - night 3: [Ann: exorcist Gus]
    - day 3: []
    - expect: { untold: { Ann: [{ phase: night 3 }] } }
`);

rule('clocktower/character/exorcist#5', 'repeating the choice of the night before is refused', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: exorcist Gus, Gus: lleech Cat]
    - night 3: [Ann: exorcist Gus, Gus: lleech Cat]
    - day 3: []
    - expect: { dead: [Cat], refused: [{ by: Ann, code: illegal-target, phase: night 3 }] }
    - night 4: [Ann: exorcist Bob]
    - night 5: [Ann: exorcist Gus, Gus: lleech Hal]
    - day 5: []
    - expect: { dead: [Cat], refused: [] }
`);

const twoDemons = (acts: string): string => `
  rules: clocktower
  options: { check: off }
  players: { Ann: Exorcist, Bob: Fool, Cat: Savant, Dan: Slayer, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Lleech, Ivy: Damsel }
  play:
    - night 1: [Gus: lleech Eve, Hal: lleech Ivy]
    - night 2: [${acts}]
    - day 2: []`;

rule('clocktower/character/exorcist#6', 'being killed the same night undoes nothing', `${twoDemons('Ann: exorcist Hal, Gus: lleech Ann, Hal: lleech Cat')}
    - expect: { dead: [Ann], told: { Hal: [{ ability: exorcist, result: Ann }] } }
`);

rule('clocktower/character/exorcist#7', 'while malfunctioning the Demon is neither stopped nor told; the choice counts for the next night', `${table(', innkeeper-drunk: Ann')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Dan: innkeeper Ann and Hal, Ann: exorcist Gus, Gus: lleech Cat]
    - night 3: [Ann: exorcist Gus]
    - day 3: []
    - expect: { dead: [Cat], untold: { Gus: [{ ability: exorcist }] }, refused: [{ by: Ann, phase: night 3, code: illegal-target }] }
`);

const shown = (decide = ''): string => `${table(decide, 'Vortox')}
    - night 1: []${voted(1, 'Eve', 'Ann', 'Bob', 'Cat', 'Dan', 'Fay')}
    - night 2: [Gus: vortox Cat, Ann: exorcist Gus]
    - day 2: []`;

test('clocktower/character/exorcist#8: a chosen Vortox is stopped and shown a name that is not the Exorcist\'s', () => {
  const games = overSeeds(40, `${shown()}\n`);
  for (const game of games) expect(game.alive).toContain('Cat');
  expect(new Set(games.flatMap(game => toldBy(game, 'Gus', 'exorcist')))).toEqual(new Set(['Bob', 'Cat', 'Dan', 'Fay', 'Hal', 'Ivy']));
});

test('decisions of the exorcist: the decision exorcist-false-name is a living player other than the Exorcist and the Vortox', () => {
  for (const name of ['Ann', 'Gus', 'Eve']) cannotPlay(`${shown(`, exorcist-false-name: ${name}`)}\n`, /"exorcist-false-name" cannot be.*possible then: Bob, Cat, Dan, Fay, Hal, Ivy$/);
  const [game] = overSeeds(1, `${shown(', exorcist-false-name: Fay')}\n`);
  expect(toldBy(game!, 'Gus', 'exorcist')).toEqual(['Fay']);
});

rule('clocktower/character/exorcist#9', 'counts for the Mathematician when spoiled by another with the Demon chosen, and not with anybody else', `${table()}
    - night 1: [Gus: lleech Ann]
    - night 2: [Ann: exorcist Gus]
    - night 3: [Ann: exorcist Bob]
    - day 3: []
    - expect: { told: { Ivy: [{ phase: night 2, ability: mathematician, result: 1 }, { phase: night 3, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/exorcist#9', 'a Demon that was stopped counts if it would have acted', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: exorcist Gus, Gus: lleech Cat]
    - night 3: [Ann: exorcist Bob]
    - night 4: [Ann: exorcist Gus]
    - day 4: []
    - expect: { dead: [], told: { Ivy: [{ phase: night 2, ability: mathematician, result: 1 }, { phase: night 4, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/exorcist#10', 'a dead Exorcist does nothing', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: exorcist Bob, Gus: lleech Ann]
    - night 3: [Ann: exorcist Gus, Gus: lleech Cat]
    - day 3: []
    - expect: { dead: [Ann, Cat], refused: [{ by: Ann }] }
`);

rule('clocktower/character/exorcist#10', 'killed by a step after the own one, the effect of the night stands', `${twoDemons('Ann: exorcist Gus, Hal: lleech Ann, Gus: lleech Cat')}
    - expect: { dead: [Ann], told: { Gus: [{ ability: exorcist, result: Ann }] } }
`);

rule('clocktower/character/exorcist#11', 'works the same for an evil Exorcist', `${table().replace('Ann: Exorcist', 'Ann: evil Exorcist')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Cat, Ann: exorcist Gus]
    - day 2: []
    - expect: { dead: [], told: { Gus: [{ ability: exorcist, result: Ann }] } }
`);

rule('clocktower/character/exorcist#12', 'after a night without a choice anybody may be chosen again', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Cat, Ann: exorcist Gus]
    - night 3: []
    - night 4: [Gus: lleech Cat, Ann: exorcist Gus]
    - day 4: []
    - expect: { dead: [], refused: [], told: { Gus: [{ phase: night 4, ability: exorcist, result: Ann }] } }
`);
