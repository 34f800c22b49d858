import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: clocktower
  seed: 3
  decide: { red-herring: Dan, innkeeper-drunk: Eve }
  players: { Ann: Fortune Teller, Bob: Innkeeper, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Tom: good Deviant }
  play:
    - night 1: [Gus: lleech Eve, Fay: fearmonger Fay]
`;

rule('clocktower/rule/targets#1', 'any player, alive or dead, the chooser too', `${table}
    - night 2: [Gus: lleech Cat]
    - day 2: []
    - night 3: [Ann: fortune teller Cat and Ann, Fay: fearmonger Cat]
    - expect: { dead: [Cat], refused: [] }
    - day 3: []
    - expect: { told: { Ann: [{ ability: fortune teller, about: [Cat, Ann], result: false }] } }
`);

rule('clocktower/rule/targets#2', 'a traveller cannot be chosen', `${table}
    - night 1: [Cat: dreamer Tom, Fay: fearmonger Tom, Ann: fortune teller Tom and Bob]
    - expect: { refused: [{ by: Cat }, { by: Fay }, { by: Ann }] }
`);

rule('clocktower/rule/targets#3', 'two who are chosen together are different', `${table}
    - night 1: [Ann: fortune teller Bob and Bob]
    - expect: { refused: [{ by: Ann, code: repeated }] }
`);

rule('clocktower/rule/targets#4', 'the limit looks at the night right before, and a night without a choice lifts it', `${table}
    - night 2: [Dan: exorcist Cat]
    - night 3: [Dan: exorcist Cat]
    - expect: { refused: [{ by: Dan }] }
    - night 4: [Dan: exorcist Cat]
    - expect: { refused: [] , phase: night 4 }
`);

rule('clocktower/rule/targets#5', 'a chooser who malfunctions is held to the same limits', `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Dan]
    - night 2: [Dan: exorcist Cat]
    - night 3: [Dan: exorcist Cat]
    - expect: { refused: [{ by: Dan }] }
`);

rule('clocktower/rule/targets#6', 'nobody is told of having been chosen', `${table}
    - night 1: [Ann: fortune teller Cat and Dan, Cat: dreamer Bob]
    - day 1: []
    - expect: { untold: { Dan: [{ kind: notice }, { kind: result }], Bob: [{ kind: notice }, { kind: result }] } }
`);

rule('clocktower/rule/targets?1', 'no ability chooses a traveller, whatever its text says', `${table}
    - night 2: [Gus: lleech Tom, Dan: exorcist Tom, Bob: innkeeper Tom and Ann]
    - expect: { refused: [{ by: Gus }, { by: Dan }, { by: Bob }] }
`);
