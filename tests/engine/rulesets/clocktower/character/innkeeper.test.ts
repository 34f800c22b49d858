import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { table } from './innkeeper-tables.ts';

rule('clocktower/character/innkeeper#1', 'both cannot die that night, whatever the cause', `${table(", innkeeper-drunk: Dan, tinker-death: 'yes'").replace('Tinker', 'Alchemist with Baron').replace('Damsel', 'Tinker')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Dan and Hal, Gus: lleech Dan]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Gus: lleech Dan]
    - day 3: []
    - expect: { dead: [Dan, Hal] }
`);

rule('clocktower/character/innkeeper#2', 'one of them is drunk from the step until the next dusk, the other is not', `${table(", innkeeper-drunk: Bob, fortune-teller-answer: 'yes', dreamer-decoy: Baron")}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Bob and Jon, Bob: fortune teller Dan and Hal, Jon: dreamer Dan]
    - day 2: []
    - expect: { told: { Bob: [{ phase: night 2, ability: fortune teller, result: true }], Jon: [{ ability: dreamer, result: [Slayer, Baron] }] } }
    - night 3: [Bob: fortune teller Dan and Hal]
    - day 3: []
    - expect: { told: { Bob: [{ phase: night 3, ability: fortune teller, result: false }] } }
`);

rule('clocktower/character/innkeeper#2', 'also by day', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: Dan, lil-monsta-victim: Cat }
  players: { Ann: Innkeeper, Bob: Slayer, Cat: Savant, Dan: Slayer, Eve: Tinker, Fay: Fearmonger, Gus: Damsel }
  play:
    - night 1: []
    - night 2: [Ann: innkeeper Bob and Dan]
    - day 2: [Dan: slayer Fay]
    - expect: { dead: [Cat], phase: day 2 }
    - day 2: [Bob: slayer Fay]
    - expect: { dead: [Cat, Fay], phase: over }
`);

rule('clocktower/character/innkeeper#3', 'by day a protected player can be shot and executed', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: Eve, lil-monsta-victim: Cat, tinker-death: 'no', slayer-tinker: 'yes' }
  players: { Ann: Innkeeper, Bob: Slayer, Cat: Savant, Dan: Dreamer, Eve: Fool, Fay: Fearmonger, Gus: Tinker, Hal: Damsel, Ivy: Pixie }
  play:
    - night 1: []
    - night 2: [Ann: innkeeper Eve and Gus]
    - day 2: [Bob: slayer Gus]
    - expect: { dead: [Cat, Gus] }${voted(2, 'Eve', 'Ann', 'Bob', 'Dan', 'Hal', 'Ivy')}
    - end
    - expect: { dead: [Cat, Eve, Gus], phase: night 3 }
`);

rule('clocktower/character/innkeeper#4', 'as its step is the first, a Demon or an Exorcist made drunk malfunctions the same night', `${table(', innkeeper-drunk: [Gus, Dan]').replace('Slayer', 'Exorcist')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Gus and Bob, Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Ann: innkeeper Dan and Bob, Dan: exorcist Gus, Gus: lleech Cat]
    - day 3: []
    - expect: { dead: [Cat], untold: { Gus: [{ ability: exorcist }] } }
`);

rule('clocktower/character/innkeeper#5', 'nobody is told of the protection or the drunkenness', `${table(', innkeeper-drunk: Cat')}
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect: { phase: day 1 }
    - night 2: [Ann: innkeeper Cat and Dan, Gus: lleech Dan]
    - day 2: []
    - expect:
        dead: []
        untold: { Ann: [{ phase: night 2 }], Cat: [{ phase: night 2 }], Dan: [{ phase: night 2 }] }
        unannounced: [{ about: { has: [Dan] } }, { ability: innkeeper }]
`);

rule('clocktower/character/innkeeper#6', 'a protected Fool keeps the own ability', `${table(', innkeeper-drunk: Cat').replace('Slayer', 'Fool')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Cat and Dan, Gus: lleech Dan]
    - night 3: [Gus: lleech Dan]
    - day 3: []
    - expect: { dead: [] }
    - night 4: [Gus: lleech Dan]
    - day 4: []
    - expect: { dead: [Dan] }
`);

const hostDies = `${table(', innkeeper-drunk: Cat, dreamer-decoy: Baron')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Cat and Gus, Gus: lleech Eve, Jon: dreamer Dan]
    - day 2: []`;

rule('clocktower/character/innkeeper#7', 'a protected Lleech whose host dies lives until dawn, and dies then', `${hostDies}
    - expect:
        phase: over
        dead: [Eve, Gus]
        winners: [Ann, Bob, Cat, Dan, Eve, Hal, Ivy, Jon]
        told: { Jon: [{ phase: night 2, ability: dreamer, result: [Slayer, Baron] }] }      # the night went on
        announced: [{ kind: death, phase: day 2, about: [Eve] }, { kind: death, phase: day 2, about: [Gus] }]
`);

rule('clocktower/character/innkeeper#7', 'without the protection it dies at once, and the night is over', `${hostDies.replace('Ann: innkeeper Cat and Gus, ', '')}
    - expect: { phase: over, dead: [Eve, Gus], untold: { Jon: [{ ability: dreamer }] } }
`);

const self = `${table(', innkeeper-drunk: [Ann, Cat]')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Ann and Dan, Gus: lleech Dan]
    - day 2: []
    - expect: { dead: [Dan], told: { Ivy: [{ phase: night 2, ability: mathematician, result: 0 }] } }
    - night 3: [Ann: innkeeper Cat and Bob, Gus: lleech Bob]
    - day 3: []
    - expect: { dead: [Dan] }`;

rule('clocktower/character/innkeeper#8', 'made drunk themselves, they protect nobody, and are sober after dusk', `${self}
`);

rule('clocktower/character/innkeeper?2', 'drunkenness by the own ability stays, so that the protection is void, and is not the doing of another', `${self}
`);

const spoiled = `${table(", fortune-teller-answer: 'yes'")}
    - night 1: [Gus: lleech Ann]
    - night 2: [Ann: innkeeper Bob and Dan, Gus: lleech Dan, Bob: fortune teller Hal and Eve]
    - day 2: []`;

rule('clocktower/character/innkeeper#9', 'while malfunctioning nobody is protected and nobody becomes drunk', `${spoiled}
    - expect: { dead: [Dan], told: { Bob: [{ phase: night 2, ability: fortune teller, result: false }] } }
`);

rule('clocktower/character/innkeeper#10', 'a Vortox does not touch it', `${table(', innkeeper-drunk: Bob', 'Vortox')}
    - night 1: []${voted(1, 'Eve', 'Ann', 'Bob', 'Cat', 'Dan', 'Fay', 'Hal')}
    - night 2: [Ann: innkeeper Bob and Dan, Gus: vortox Dan]
    - day 2: []
    - expect: { dead: [Eve] }
`);

rule('clocktower/character/innkeeper#11', 'counts for the Mathematician where another cancelled the two effects', `${spoiled}
    - expect: { told: { Ivy: [{ phase: night 2, ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/innkeeper#11', 'who was made drunk counts when wrong, and an attacker who was stopped', `${table(", innkeeper-drunk: Bob, fortune-teller-answer: ['yes', 'no']")}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Bob and Dan, Gus: lleech Cat, Bob: fortune teller Hal and Eve]
    - night 3: [Ann: innkeeper Bob and Dan, Gus: lleech Dan, Bob: fortune teller Hal and Eve]
    - day 3: []
    - expect: { dead: [Cat], told: { Ivy: [{ phase: night 2, result: 1 }, { phase: night 3, result: 1 }], Bob: [{ phase: night 2, result: true }, { phase: night 3, result: false }] } }
`);

rule('clocktower/character/innkeeper#11', 'a Drunk who believes to be it never counts', `${table('').replace('Ann: Innkeeper', 'Ann: Drunk as Innkeeper')}
    - night 1: [Gus: lleech Ann]
    - night 2: [Ann: innkeeper Bob and Dan]
    - day 2: []
    - expect: { told: { Ivy: [{ phase: night 2, result: 0 }] } }
`);

const dies = (order: string): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat, innkeeper-drunk: Bob, fortune-teller-answer: 'yes' }
  players: { Ann: Innkeeper, Bob: Fortune Teller, Cat: Savant, Dan: Slayer, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Lleech, Ivy: Damsel }
  play:
    - night 1: [Gus: lleech Eve, Hal: lleech Ivy]
    - night 2: [Ann: innkeeper Bob and Dan, ${order}, Bob: fortune teller Eve and Fay]
    - day 2: []`;

rule('clocktower/character/innkeeper#12', 'dying after the step they leave nobody protected and nobody drunk', `${dies('Gus: lleech Ann, Hal: lleech Dan')}
    - expect: { dead: [Ann, Dan], told: { Bob: [{ phase: night 2, result: false }] } }
`);

rule('clocktower/character/innkeeper#12', 'until then both effects hold', `${dies('Gus: lleech Dan, Hal: lleech Ann')}
    - expect: { dead: [Ann] }
`);

rule('clocktower/character/innkeeper#13', 'works the same for an evil Innkeeper', `${table(", innkeeper-drunk: Bob, fortune-teller-answer: 'yes'").replace('Ann: Innkeeper', 'Ann: evil Innkeeper')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Bob and Dan, Gus: lleech Dan, Bob: fortune teller Hal and Eve]
    - day 2: []
    - expect: { dead: [], told: { Bob: [{ phase: night 2, ability: fortune teller, result: true }] } }
`);
