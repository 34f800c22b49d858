import { rule } from '../../../../../engine/testing/rule.ts';

const table = (funny: string, more = ''): string => `
  rules: clocktower
  seed: 3
  decide: { deviant-funny: ${funny} }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Mat: Mathematician, Fay: Fearmonger, Gus: Lleech, Tom: evil Deviant${more} }
  play:
    - night 1: [Gus: lleech Ann]
`;
const support = 'Ann: exile Tom, Bob: exile Tom, Cat: exile Tom, Dan: exile Tom';

rule('clocktower/traveller/deviant#1', 'funny today, an exile cannot pass, and supports are kept', `${table('"yes"')}
    - day 1: [${support}, Mat: exile Tom]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus, Tom] }
`);

rule('clocktower/traveller/deviant#2', 'being funny lasts until dusk', `${table('["yes", "no"]')}
    - day 1: [${support}]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus, Tom] }
    - day 2: [${support}]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus] }
`);

rule('clocktower/traveller/deviant#3', 'once passed, an exile is final', `${table('["no", "yes"]')}
    - day 1: [${support}, Mat: exile Tom]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus], refused: [{ by: Mat }] }
`);

rule('clocktower/traveller/deviant#4', 'a blocked exile is told', `${table('"yes"')}
    - day 1: [${support}]
    - expect: { announced: [{ kind: notice, about: [Tom], text: cannot be exiled today }] }
`);

rule('clocktower/traveller/deviant#5', 'cannot malfunction: no ability chooses a traveller', `${table('"yes"')}
    - night 1: [Gus: lleech Tom, Fay: fearmonger Tom, Cat: dreamer Tom]
    - expect: { refused: [{ by: Gus }, { by: Fay }, { by: Cat }] }
`);

rule('clocktower/traveller/deviant#6', 'learns nothing', `${table('"no"')}
    - day 2: []
    - expect: { untold: { Tom: [{ kind: result }] } }
`);

rule('clocktower/traveller/deviant#7', 'is never in the ledger', `${table('"yes"')}
    - day 1: [${support}]
    - night 2: []
    - day 2: []
    - expect: { told: { Mat: [{ ability: mathematician, phase: night 2, result: 0 }] } }
`);

rule('clocktower/traveller/deviant#7', 'nor when it is another that keeps the ability from working', `${table('"yes"')}
    - day 1: [Storyteller: mend Tom drunk yes, ${support}]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus] }
    - day 2: []
    - expect: { told: { Mat: [{ ability: mathematician, phase: night 2, result: 0 }] } }
`);

rule('clocktower/traveller/deviant#8', 'exile ends the ability', `${table('"no"')}
    - day 1: [${support}]
    - day 2: [${support}]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus], refused: [{ by: Ann }] }
`);

rule('clocktower/traveller/deviant#9', 'good or evil, the ability is the same', `
  rules: clocktower
  seed: 3
  decide: { deviant-funny: "yes" }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Mat: Mathematician, Fay: Fearmonger, Gus: Lleech, Tom: good Deviant }
  play:
    - day 1: [${support}]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus, Tom], roles: { Tom: good Deviant } }
`);

rule('clocktower/traveller/deviant?1', 'without anybody who judges, nobody has laughed and so it was not funny', `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Mat: Mathematician, Fay: Fearmonger, Gus: Lleech, Tom: good Deviant }
  play:
    - day 1: [${support}]
    - expect: { alive: [Ann, Bob, Cat, Dan, Mat, Fay, Gus] }
`);
