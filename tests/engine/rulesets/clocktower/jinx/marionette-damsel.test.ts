import { rule } from '../../../../../engine/testing/rule.ts';

const game = (fay: string, bob = 'Mathematician', gus = 'Lleech') => `
  rules: clocktower
  options: { check: off }
  players: { Ann: Damsel, Bob: ${bob}, Cat: Savant, Dan: Dreamer, Eve: Slayer, Fay: ${fay}, Gus: ${gus}, Hal: Marionette as Fool }
  play:
`;
const told = '{ ability: damsel }';

rule('clocktower/jinx/marionette-damsel#1', 'the Marionette is left out when the Minions are informed', `${game('Baron')}
    - night 1: [Gus: lleech Dan]
    - day 2: []
    - expect: { told: { Fay: [${told}] }, untold: { Hal: [${told}, { text: Damsel }] } }
`);
rule('clocktower/jinx/marionette-damsel#2', 'if it is the only Minion nobody is told', `${game('Tinker')}
    - night 1: [Gus: lleech Dan]
    - day 1: []
    - expect: { untold: { Hal: [${told}], Gus: [${told}], Ann: [${told}], Fay: [${told}] } }
`);
rule('clocktower/jinx/marionette-damsel#2', 'which is not abnormal, malfunction or not', `${game('Tinker')}
    - night 1: [Gus: lleech Ann]
    - day 1: []
    - expect: { untold: { Hal: [${told}] }, told: { Bob: [{ ability: mathematician, phase: night 1, result: 0 }] } }
`);
rule('clocktower/jinx/marionette-damsel#3', 'its public guess counts as a guess of the Minions', `${game('Baron')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Hal: damsel Ann]
    - expect: { phase: over, winners: [Fay, Gus, Hal] }
`);
rule('clocktower/jinx/marionette-damsel#3', 'and uses it up', `${game('Baron')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Hal: damsel Cat, Fay: damsel Ann]
    - expect: { phase: day 1, announced: [{ ability: damsel, text: Nothing happens. }] }
`);
