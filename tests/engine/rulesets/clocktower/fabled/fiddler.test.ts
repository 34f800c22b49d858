import { rule } from '../../../../../engine/testing/rule.ts';

const game = (decide = '', gus = 'Lleech'): string => `
  rules: clocktower
  seed: 3
  decide: { fabled-in-play: Fiddler, fiddler-activate: now${decide} }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: ${gus} }
  play:
`;
const votes = (ann: readonly string[], gus: readonly string[]): string => `[${[...ann.map(name => `${name}: vote Ann in fiddler`), ...gus.map(name => `${name}: vote Gus in fiddler`)].join(', ')}]`;

rule('clocktower/fabled/fiddler#1', 'once, in a night, the Demon names a living player; whoever is not of the other side is replaced', `${game()}
    - night 1: [Gus: lleech Eve, Gus: fiddler Fay]
    - day 1: []
    - expect: { announced: [{ ability: fiddler, phase: day 1, about: { has: [Gus] } }], unannounced: [{ ability: fiddler, about: { has: [Fay] } }] }
`);

rule('clocktower/fabled/fiddler#2', 'with the token the babysitter chooses and takes part', `
  rules: clocktower
  seed: 3
  decide: { fabled-in-play: Fiddler, fiddler-activate: [later, now], lil-monsta-victim: Cat }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Mezepheles }
  play:
    - night 1: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - night 2: [Fay: lil' monsta Gus, Gus: lil' monsta Gus, Gus: fiddler Ann, Fay: fiddler Bob]
    - day 2: []
    - expect: { refused: [{ by: Fay }], announced: [{ ability: fiddler, about: [Ann, Gus] }] }
`);

rule('clocktower/fabled/fiddler#3', 'both names are published; all persons, dead ones too, vote within a day, without a token', `${game().replace('fiddler-activate: now', 'fiddler-activate: [later, now]')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Bob, Gus: fiddler Ann]
    - day 2: [Bob: vote Ann in fiddler]
    - expect: { dead: [Bob], refused: [], announced: [{ ability: fiddler, about: [Ann, Gus] }] }
    - day 2 nominations: []
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);

rule('clocktower/fabled/fiddler#4', 'the side of whoever has more votes wins, and the game ends', `${game()}
    - night 1: [Gus: lleech Eve, Gus: fiddler Ann]
    - day 1: ${votes(['Ann'], ['Bob', 'Cat'])}
    - day 1 nominations: []
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/fabled/fiddler#5', 'with equal votes evil wins', `${game()}
    - night 1: [Gus: lleech Eve, Gus: fiddler Ann]
    - day 1: ${votes(['Ann', 'Bob'], ['Cat', 'Gus'])}
    - day 1 nominations: []
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/fabled/fiddler#6', 'who names nobody is given somebody of the other side', `${game()}
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect: { announced: [{ ability: fiddler, phase: day 1, about: { size: 2 } }], unannounced: [{ ability: fiddler, about: { has: [Fay] } }] }
`);

rule('clocktower/fabled/fiddler#7', 'a malfunctioning Demon chooses all the same', `
  rules: clocktower
  seed: 3
  options: { check: off }
  decide: { fabled-in-play: Fiddler, fiddler-activate: now, puzzle-drunk: Gus }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Puz: Puzzlemaster, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: fiddler Ann]
    - day 1: []
    - expect: { announced: [{ ability: fiddler, about: [Ann, Gus] }] }
`);

rule('clocktower/fabled/fiddler#8', 'a Vortox changes nothing about the names', `${game('', 'Vortox')}
    - night 1: [Gus: fiddler Ann]
    - day 1: []
    - expect: { announced: [{ ability: fiddler, about: [Ann, Gus] }] }
`);

rule('clocktower/fabled/fiddler#9', 'nothing of it is abnormal', `
  rules: clocktower
  seed: 3
  decide: { fabled-in-play: Fiddler, fiddler-activate: now }
  players: { Ann: Mathematician, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Bob, Gus: fiddler Fay]
    - day 1: []
    - expect: { told: { Ann: [{ ability: mathematician, result: 0 }] } }
`);

rule('clocktower/fabled/fiddler#10', 'a dead Demon is not asked, and nothing happens', `
  rules: clocktower
  seed: 3
  options: { check: off }
  decide: { fabled-in-play: Fiddler, fiddler-activate: [later, now], evil-twin-pair: Ann }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Evil Twin, Gus: Vortox }
  play:
    - day 1: [Bob: slayer Gus]
    - night 2: [Gus: fiddler Ann]
    - expect: { dead: [Gus], refused: [{ by: Gus }] }
    - day 2: []
    - expect: { unannounced: [{ ability: fiddler, phase: day 2 }], winners: [] }
`);

rule('clocktower/fabled/fiddler#11', "the Evil Twin's block does not stop it", `
  rules: clocktower
  seed: 3
  options: { check: off }
  decide: { fabled-in-play: Fiddler, fiddler-activate: now, evil-twin-pair: Cat }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Evil Twin, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Gus: fiddler Ann]
    - day 1: [Ann: vote Ann in fiddler, Bob: vote Ann in fiddler]
    - day 1 nominations: []
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);

rule('clocktower/fabled/fiddler?1', 'a tie is no event of two fulfilled conditions: evil wins', `${game()}
    - night 1: [Gus: lleech Eve, Gus: fiddler Ann]
    - day 1: []
    - day 1 nominations: []
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/fabled/fiddler?2', 'travellers vote here', `
  rules: clocktower
  seed: 3
  decide: { fabled-in-play: Fiddler, fiddler-activate: now }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Tom: evil Deviant }
  play:
    - night 1: [Gus: lleech Eve, Gus: fiddler Ann]
    - day 1: [Tom: vote Ann in fiddler]
    - expect: { refused: [] , phase: day 1 }
    - day 1 nominations: []
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);
