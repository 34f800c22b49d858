import { rule } from '../../../../../engine/testing/rule.ts';

const head = (swap: string, players: string): string => `
  rules: clocktower
  seed: 3
  decide: { scapegoat-swap: "${swap}", evil-twin-pair: Ann, deviant-funny: "no" }
  players: { ${players} }
  play:
`;
const plain = 'Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech';
const voted = (by: string, whom: string): string => `
    - day 1 nominations: [${by}: nominate ${whom}]
    - day 1 voting: [${['Bob', 'Cat', 'Dan', 'Eve'].map(name => `${name}: vote ${whom} yes`).join(', ')}]
    - end
`;

rule('clocktower/traveller/scapegoat#1', "when a player of the own side is about to be executed the Scapegoat may be instead, and not for the other side's", `${head('yes', `${plain}, Uma: good Scapegoat`)}
    - night 1: [Gus: lleech Eve]${voted('Bob', 'Ann')}
    - expect: { dead: [Uma] }
`);

rule('clocktower/traveller/scapegoat#2', 'the chosen player is not executed and lives on', `${head('yes', `${plain}, Uma: good Scapegoat`)}
    - night 1: [Gus: lleech Eve]${voted('Bob', 'Ann')}
    - expect: { dead: [Uma], announced: [{ kind: death, about: { has: [Uma] } }] }
    - night 2: [Ann: dreamer Bob]
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus] }
`);

rule('clocktower/traveller/scapegoat#3', 'the exchange is an execution: a Vortox does not win', `${head('yes', 'Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Vortox, Uma: good Scapegoat')}
    - night 1: []${voted('Bob', 'Ann')}
    - expect: { dead: [Uma], winners: [], phase: night 2 }
`);

rule('clocktower/traveller/scapegoat#4', "what hangs on the other's execution does not occur: the good twin was not executed", `${head('yes', 'Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Evil Twin, Gus: Lleech, Uma: good Scapegoat')}
    - night 1: [Gus: lleech Eve]${voted('Bob', 'Ann')}
    - expect: { dead: [Uma], winners: [], phase: night 2 }
`);

rule('clocktower/traveller/scapegoat#5', 'the report names both, and no side', `${head('yes', `${plain}, Uma: good Scapegoat`)}
    - night 1: [Gus: lleech Eve]${voted('Bob', 'Ann')}
    - expect: { announced: [{ about: [Uma, Ann] }], unannounced: [{ about: [Uma, Ann], text: good }] }
`);

rule('clocktower/traveller/scapegoat#6', 'works once, and not against exile, shots or the night', `${head('yes', `${plain}, Uma: good Scapegoat, Tom: good Deviant`)}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: exile Tom, Bob: exile Tom, Cat: exile Tom, Dan: exile Tom]
    - night 2: [Gus: lleech Dan]
    - day 2 nominations: [Bob: nominate Ann]
    - expect: { dead: [Tom, Dan] }
    - day 2 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Eve: vote Ann yes, Fay: vote Ann yes]
    - end
    - expect: { dead: [Tom, Dan, Uma] }
    - day 3 nominations: [Bob: nominate Ann]
    - day 3 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Eve: vote Ann yes, Fay: vote Ann yes]
    - end
    - expect: { dead: [Tom, Dan, Uma, Ann] }
`);

rule('clocktower/traveller/scapegoat#7', 'the sides are compared at the moment of the execution', `
  rules: clocktower
  seed: 3
  decide: { scapegoat-swap: "yes", mezepheles-word: kumquat }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Mezepheles, Gus: Lleech, Uma: good Scapegoat }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1:
        - Ann: say "kumquat"
    - night 2: []
    - day 2 nominations: [Bob: nominate Ann]
    - day 2 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes]
    - end
    - expect: { dead: [Ann], roles: { Ann: evil Savant } }
`);

rule('clocktower/traveller/scapegoat#8', 'cannot malfunction: no ability chooses a traveller', `${head('yes', `${plain}, Uma: good Scapegoat`)}
    - night 1: [Gus: lleech Uma]
    - expect: { refused: [{ by: Gus }] }${voted('Bob', 'Ann')}
    - expect: { dead: [Uma] }
`);

rule('clocktower/traveller/scapegoat#9', 'learns nothing', `${head('yes', `${plain}, Uma: good Scapegoat`)}
    - night 1: [Gus: lleech Eve]
    - day 2: []
    - expect: { untold: { Uma: [{ kind: result }] } }
`);

rule('clocktower/traveller/scapegoat#9', 'a Vortox changes nothing: the exchange takes place, and tells nothing false', `${head('yes', `${plain.replace('Lleech', 'Vortox')}, Uma: good Scapegoat`)}
    - night 1: []${voted('Bob', 'Ann')}
    - expect: { phase: night 2, dead: [Uma], untold: { Uma: [{ kind: result }], Ann: [{ ability: scapegoat }] } }
`);

rule('clocktower/traveller/scapegoat#10', 'is never in the ledger', `${head('no', 'Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Mat: Mathematician, Fay: Fearmonger, Gus: Lleech, Uma: good Scapegoat')}
    - night 1: [Gus: lleech Ann]
    - day 1 nominations: [Bob: nominate Ann]
    - day 1 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Mat: vote Ann no]
    - night 2: []
    - day 2: []
    - expect: { told: { Mat: [{ ability: mathematician, phase: night 2, result: 0 }] } }
`);

rule('clocktower/traveller/scapegoat#11', 'a dead one does nothing', `${head('yes', `${plain}, Uma: good Scapegoat`)}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: exile Uma, Bob: exile Uma, Cat: exile Uma, Dan: exile Uma]${voted('Bob', 'Ann')}
    - expect: { dead: [Uma, Ann] }
`);

rule('clocktower/traveller/scapegoat#12', 'good or evil by decision: an evil one does not go for the good', `${head('yes', `${plain}, Uma: evil Scapegoat`)}
    - night 1: [Gus: lleech Eve]${voted('Bob', 'Ann')}
    - expect: { dead: [Ann], roles: { Uma: evil Scapegoat } }
`);

rule('clocktower/traveller/scapegoat?1', 'also where the execution would win the game for the other side', `${head('yes', `${plain}, Uma: evil Scapegoat`)}
    - night 1: [Gus: lleech Fay]${voted('Bob', 'Fay')}
    - expect: { dead: [Uma], winners: [], phase: night 2 }
`);
